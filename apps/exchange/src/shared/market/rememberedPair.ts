import { currentContract, currentPair, findPair, initialPair, type CurrentPair } from '@exchange/domain';
import { isIn, paths } from '../page/paths';
import { readCookie, writeCookie, type CookieJar } from '../storage/cookies';

const cookie = 'lastPair';

/** The rest of the path: `BTC-PERPETUAL` in `/trade/margin/BTC-PERPETUAL`, `XDC-USDT` in `/trade/XDC-USDT`. */
const tokenIn = (pathname: string, screen: string): string | undefined => {
  const rest = pathname.slice(screen.length).replace(/^\/|\/$/g, '');
  return rest === '' ? undefined : rest;
};

/**
 * The pair of a trading screen: the one in the address, else the last one, else the documented default. Outside the
 * trading screens the address has no pair, and the default is a different one.
 */
export const pairOfPath = (pathname: string, jar: CookieJar): CurrentPair => {
  const last = readCookie(jar, cookie);
  if (isIn(paths.margin, pathname)) return currentContract({ token: tokenIn(pathname, paths.margin) });
  if (isIn(paths.trade, pathname)) return currentPair({ token: tokenIn(pathname, paths.trade), cookie: last });
  return { name: findPair(last ?? '')?.name ?? initialPair, isRemembered: false };
};

/** A pair chosen by its address becomes the last pair. */
export const rememberPair = ({ name, isRemembered }: CurrentPair, jar: CookieJar): void => {
  if (isRemembered) writeCookie(jar, cookie, name);
};
