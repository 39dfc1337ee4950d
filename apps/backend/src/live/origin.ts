import type { IncomingHttpHeaders } from 'node:http';

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/** A browser names the page's origin and cannot be made to lie; programs name none and carry no cookies. */
export const mayConnect = ({ origin, host }: IncomingHttpHeaders, allowed: readonly string[]): boolean => {
  if (origin === undefined) return true;
  return allowed.includes(origin) || (host !== undefined && hostOf(origin) === host);
};
