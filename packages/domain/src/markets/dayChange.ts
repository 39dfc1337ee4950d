import { multiply } from '../money/arithmetic';
import { compare, isPositive } from '../money/compare';
import { readWire, type DecimalText } from '../money/decimalText';

export type Direction = 'up' | 'down' | 'flat';

export type Colour = 'green' | 'red';

const directions = { '-1': 'down', '0': 'flat', '1': 'up' } as const;

/** The direction of the latest value compared with the one before. */
export const movement = (before: DecimalText, latest: DecimalText): Direction => directions[compare(latest, before)];

/** The colour in pair stats: an unchanged price is green. */
export const changeColour = (change: DecimalText): Colour => (compare(change, '0') < 0 ? 'red' : 'green');

/** The 24-hour change in percent. Some servers express the sign only by the colour. */
export const readDayChange = (stats: { percentChange: unknown; colour?: unknown }): DecimalText | undefined => {
  const percent = readWire(stats.percentChange);
  if (percent === undefined) return undefined;
  return stats.colour === 'red' && isPositive(percent) ? multiply(percent, '-1') : percent;
};
