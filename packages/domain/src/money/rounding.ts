import { plainText, type DecimalText } from './decimalText';
import { exact, type Exact } from './exact';

/** Down and up mean towards minus and plus infinity, also for negative numbers; a half is rounded away from zero. */
export type Rounding = 'down' | 'up' | 'nearest';

const zero = '0'.charCodeAt(0);

const truncate = 0;
const halfAway = 1;
const awayFromZero = 3;

const rounded = (value: DecimalText, decimals: number, rounding: Rounding): Exact => {
  const figure = exact(value);
  if (rounding === 'nearest') return figure.round(decimals, halfAway);
  const isTowardsZero = figure.lt('0') ? rounding === 'up' : rounding === 'down';
  return figure.round(decimals, isTowardsZero ? truncate : awayFromZero);
};

export const round = (value: DecimalText, decimals: number, rounding: Rounding): DecimalText =>
  plainText(rounded(value, decimals, rounding));

/** For amounts that a trader receives. */
export const roundDown = (value: DecimalText, decimals: number): DecimalText => round(value, decimals, 'down');

/** For amounts that a trader pays. */
export const roundUp = (value: DecimalText, decimals: number): DecimalText => round(value, decimals, 'up');

/** Rounded, with trailing zeros, as in a column of numbers. */
export const fixed = (value: DecimalText, decimals: number, rounding: Rounding): string =>
  exact(plainText(rounded(value, decimals, rounding))).toFixed(decimals);

/** The number of decimals a number needs. */
export const decimalsOf = (value: DecimalText): number => {
  const point = value.indexOf('.');
  if (point < 0) return 0;
  let end = value.length;
  while (value.charCodeAt(end - 1) === zero) end -= 1;
  return end - point - 1;
};

export const hasAtMostDecimals = (value: DecimalText, decimals: number): boolean => decimalsOf(value) <= decimals;
