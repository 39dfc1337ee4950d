import { divideDown } from '../money/arithmetic';
import type { DecimalText } from '../money/decimalText';
import { ledgerDecimals } from '../money/ledgerUnit';

const december = (day: number): number => Date.UTC(2020, 11, day, 5, 30);

export interface SwapPeriod {
  /** In milliseconds since 1970. */
  until: number;
  /** The amount of XDCE for one XDC. */
  ratio: DecimalText;
}

const last: SwapPeriod = { until: december(28), ratio: '10' };

/** Each period ends before its `until`, when the next one starts; the last one includes it. */
export const swapPeriods: readonly SwapPeriod[] = [
  { until: december(6), ratio: '1' },
  { until: december(10), ratio: '3' },
  { until: december(20), ratio: '5' },
  last,
];

/**
 * The amount of XDCE for one XDC, depending on when it was bought; undefined if the purchase is no longer supported.
 */
export const swapRatio = (boughtAt: number): DecimalText | undefined => {
  if (boughtAt > last.until) return undefined;
  return (swapPeriods.find(({ until }) => boughtAt < until) ?? last).ratio;
};

export const swappedXdc = (xdce: DecimalText, boughtAt: number): DecimalText | undefined => {
  const ratio = swapRatio(boughtAt);
  return ratio === undefined ? undefined : divideDown(xdce, ratio, ledgerDecimals);
};
