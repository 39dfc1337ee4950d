import { plainText, type DecimalText } from './decimalText';
import { exact, type Exact } from './exact';

/** Down and up are meant on the line of numbers, below zero too; a half goes away from zero. */
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

/** For what somebody receives. */
export const roundDown = (value: DecimalText, decimals: number): DecimalText => round(value, decimals, 'down');

/** For what somebody pays. */
export const roundUp = (value: DecimalText, decimals: number): DecimalText => round(value, decimals, 'up');

/** As rounded, with its trailing zeros: what a column of figures shows. */
export const fixed = (value: DecimalText, decimals: number, rounding: Rounding): string =>
  exact(plainText(rounded(value, decimals, rounding))).toFixed(decimals);

/** How many decimals a figure needs. */
export const decimalsOf = (value: DecimalText): number => {
  const point = value.indexOf('.');
  if (point < 0) return 0;
  let end = value.length;
  while (value.charCodeAt(end - 1) === zero) end -= 1;
  return end - point - 1;
};

export const hasAtMostDecimals = (value: DecimalText, decimals: number): boolean => decimalsOf(value) <= decimals;
