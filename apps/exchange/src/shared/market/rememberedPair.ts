import { currentContract, currentPair, findPair, initialPair, type CurrentPair } from '@exchange/domain';
import { isIn, paths } from '../page/paths';
import { readCookie, writeCookie, type CookieJar } from '../storage/cookies';

const cookie = 'lastPair';

/** `/trade/margin/BTC-PERPETUAL` and `/trade/XDC-USDT`: what follows the screen. */
const tokenIn = (pathname: string, screen: string): string | undefined => {
  const rest = pathname.slice(screen.length).replace(/^\/|\/$/g, '');
  return rest === '' ? undefined : rest;
};

/**
 * The pair of a trading screen: the one in the address, else the last one, else the documented default. Away from the
 * trading screens an address names no pair, and the default is another.
 */
export const pairOfPath = (pathname: string, jar: CookieJar): CurrentPair => {
  const last = readCookie(jar, cookie);
  if (isIn(paths.margin, pathname)) return currentContract({ token: tokenIn(pathname, paths.margin) });
  if (isIn(paths.trade, pathname)) return currentPair({ token: tokenIn(pathname, paths.trade), cookie: last });
  return { name: findPair(last ?? '')?.name ?? initialPair, isRemembered: false };
};

/** A pair that was asked for by its address is the last pair from now on. */
export const rememberPair = ({ name, isRemembered }: CurrentPair, jar: CookieJar): void => {
  if (isRemembered) writeCookie(jar, cookie, name);
};
