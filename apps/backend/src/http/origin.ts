import type { IncomingHttpHeaders } from 'node:http';

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/** Browsers send the page's true origin; programs send none, and carry no cookies. */
export const mayConnect = ({ origin, host }: IncomingHttpHeaders, allowed: readonly string[]): boolean => {
  if (origin === undefined) return true;
  return allowed.includes(origin) || (host !== undefined && hostOf(origin) === host);
};

/** Whether a page of this server or a program sent the request: other pages may not post forms here. */
export const isOwnPage = (headers: IncomingHttpHeaders): boolean => {
  const { 'sec-fetch-site': site = 'same-origin' } = headers;
  return (site === 'same-origin' || site === 'none') && mayConnect(headers, []);
};
