import {
  divideDown,
  formatPercentChange,
  formatPrice,
  isBelow,
  isPositive,
  multiply,
  pairLabel,
  subtract,
  type Clock,
  type DecimalText,
  type Pair,
  type Resolution,
} from '@exchange/domain';
import { clocks } from '../Timestamp/useClock';
import type { Bar } from './datafeed';

export const resolutionWords: Readonly<Record<Resolution, string>> = {
  '1': '1 minute',
  '3': '3 minutes',
  '5': '5 minutes',
  '15': '15 minutes',
  '30': '30 minutes',
  '60': '1 hour',
  '120': '2 hours',
  '240': '4 hours',
  '1D': '1 day',
  '1W': '1 week',
  M: '1 month',
};

const isByDay = (resolution: Resolution): boolean => ['1D', '1W', 'M'].includes(resolution);

/** Days, weeks and months are traded in UTC, whatever clock the trader chose. */
export const barClock = (resolution: Resolution, chosen: Clock): Clock => (isByDay(resolution) ? clocks.utc : chosen);

/** The start of a bar. Bars of a day or longer have no time of day. */
export const barTime = (at: number, resolution: Resolution, chosen: Clock): string => {
  const text = barClock(resolution, chosen).show(at * 1000) ?? '';
  return text.slice(0, isByDay(resolution) ? 'DD-MM-YYYY'.length : 'DD-MM-YYYY HH:mm'.length);
};

const percentOfPrice = (difference: DecimalText, price: DecimalText): DecimalText =>
  isBelow(difference, '0')
    ? multiply(divideDown(multiply(difference, '-100'), price, 4), '-1')
    : divideDown(multiply(difference, '100'), price, 4);

/** The change from the previous bar's close, or from the bar's own open if it is the first. */
export const barChange = (bar: Bar, before: Bar | undefined): DecimalText => {
  const base = before?.close ?? bar.open;
  return isPositive(base) ? percentOfPrice(subtract(bar.close, base), base) : '0';
};

const spoken = { up: 'up', down: 'down', flat: 'unchanged' } as const;

/** The text alternative for screen readers. */
export const chartAlternative = (pair: Pair, resolution: Resolution, bars: readonly Bar[]): string => {
  const title = `Price chart of ${pairLabel(pair.name)}, bars of ${resolutionWords[resolution]}`;
  const last = bars.at(-1);
  if (last === undefined) return title;
  const { direction, text } = formatPercentChange(barChange(last, bars.at(-2)));
  const price = formatPrice(last.close, pair, 'table').full;
  return `${title}. Last price ${price} ${pair.quote}, ${spoken[direction]} ${text} from the bar before.`;
};

/** The library passes axis values as numbers. */
export const axisPrice = (price: number, pair: Pair): string =>
  formatPrice(price.toFixed(pair.priceDecimals), pair, 'table').readable;
