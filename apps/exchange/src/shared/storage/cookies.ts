import type { CookieName } from './storageKeys';

/** Where cookies are read and written: `document`. */
export interface CookieJar {
  cookie: string;
}

const year = 365 * 24 * 3_600;

export const readCookie = (jar: CookieJar, name: CookieName): string | undefined => {
  for (const part of jar.cookie.split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
};

export const writeCookie = (jar: CookieJar, name: CookieName, value: string): void => {
  jar.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${year}`;
};

export const forgetCookie = (jar: CookieJar, name: CookieName): void => {
  jar.cookie = `${name}=; Path=/; SameSite=Lax; Max-Age=0`;
};
