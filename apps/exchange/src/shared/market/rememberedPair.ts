import { currentContract, currentPair, type CurrentPair } from '@exchange/domain';
import { readCookie, writeCookie, type CookieJar } from '../storage/cookies';

const cookie = 'lastPair';

/** `/trade/margin/BTC-PERPETUAL` and `/trade/XDC-USDT`: what follows the screen. */
const tokenIn = (pathname: string, screen: string): string | undefined => {
  const rest = pathname.slice(screen.length).replace(/^\/|\/$/g, '');
  return rest === '' ? undefined : rest;
};

/** The pair of a trading path: the one in the address, else the last one, else the documented default. */
export const pairOfPath = (pathname: string, jar: CookieJar): CurrentPair => {
  if (/^\/trade\/margin(\/|$)/.test(pathname)) return currentContract({ token: tokenIn(pathname, '/trade/margin') });
  return currentPair({ token: tokenIn(pathname, '/trade'), cookie: readCookie(jar, cookie) });
};

/** A pair that was asked for by its address is the last pair from now on. */
export const rememberPair = ({ name, isRemembered }: CurrentPair, jar: CookieJar): void => {
  if (isRemembered) writeCookie(jar, cookie, name);
};
