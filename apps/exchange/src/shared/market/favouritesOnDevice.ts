import { forgetCookie, readCookie, writeCookie, type CookieJar } from '../storage/cookies';

const cookie = 'favouritePairs';

/** More than there are pairs; what is longer is no list of ours. */
const most = 100;

const isId = (value: unknown): value is string | number =>
  (typeof value === 'string' && /^\w{1,40}$/.test(value)) || Number.isSafeInteger(value);

/** A cookie may hold anything: whatever is no list of ids counts as none. */
export const readFavourites = (text: string | undefined): ReadonlySet<string> => {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return new Set(Array.isArray(parsed) ? parsed.filter(isId).slice(0, most).map(String) : []);
  } catch {
    return new Set();
  }
};

/** The favourite pairs of a visitor, on this device. Another tab may have chosen since it was last looked. */
export const favouritesOnDevice = (jar: CookieJar) => {
  let known = readFavourites(readCookie(jar, cookie));
  return {
    stored: (): ReadonlySet<string> => {
      const text = readCookie(jar, cookie);
      // Without cookies there is only what this page knows.
      return text === undefined ? known : readFavourites(text);
    },
    keep: (favourites: ReadonlySet<string>): void => {
      known = favourites;
      writeCookie(jar, cookie, JSON.stringify([...favourites]));
    },
    forget: (): void => {
      known = new Set();
      forgetCookie(jar, cookie);
    },
  };
};
