import { multiply } from '../money/arithmetic';
import { compare, isPositive } from '../money/compare';
import { readWire, type DecimalText } from '../money/decimalText';
import type { PairName, Side } from './pairs';

export type Direction = 'up' | 'down' | 'flat';

export type Colour = 'green' | 'red';

const directions = { '-1': 'down', '0': 'flat', '1': 'up' } as const;

/** The direction of the latest value compared with the one before. */
export const movement = (before: DecimalText, latest: DecimalText): Direction => directions[compare(latest, before)];

/** The colour in pair stats: an unchanged price is green. */
export const changeColour = (change: DecimalText): Colour => (compare(change, '0') < 0 ? 'red' : 'green');

interface Trade {
  price: DecimalText;
  /** The taker's. */
  side: Side;
}

/**
 * Where the latest price points: from the newest earlier trade at another price. Without one, and where the price is
 * fixed, a buy is up. Nowhere (`flat`) before the first trade.
 */
export const latestDirection = (newestFirst: readonly Trade[], pair: PairName): Direction => {
  const [last] = newestFirst;
  if (!last) return 'flat';
  const before = pair === 'XDC-XDCE' ? undefined : newestFirst.find(({ price }) => compare(price, last.price) !== 0);
  const isUp = before ? compare(last.price, before.price) > 0 : last.side === 'buy';
  return isUp ? 'up' : 'down';
};

/** The 24-hour change in percent. Some servers express the sign only by the colour. */
export const readDayChange = (stats: { percentChange: unknown; colour?: unknown }): DecimalText | undefined => {
  const percent = readWire(stats.percentChange);
  if (percent === undefined) return undefined;
  return stats.colour === 'red' && isPositive(percent) ? multiply(percent, '-1') : percent;
};
