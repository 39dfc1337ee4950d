import { multiply } from '../money/arithmetic';
import { isBelow, isZero } from '../money/compare';
import type { DecimalText } from '../money/decimalText';
import { decimalsOf, round } from '../money/rounding';
import { showExactly, showFigure } from './figure';
import { shortenTiny } from './tiny';

/** A text to read at a glance, and the full number for people who want every digit. */
export interface Glance {
  text: string;
  full: string;
}

/** Smaller fractions of a dollar are ignored. */
const tinyDecimals = 10;

const decimalsFor = (dollars: DecimalText): number => (isBelow(dollars, '1') && !isZero(dollars) ? 6 : 2);

/** Below one dollar, cents are too coarse: most assets here cost less. */
export const formatUsd = (value: DecimalText): Glance => {
  const isNegative = isBelow(value, '0');
  const dollars = isNegative ? multiply(value, '-1') : value;
  const sign = isNegative ? '-$' : '$';
  const rounded = round(dollars, tinyDecimals, 'nearest');
  const text = shortenTiny(rounded, decimalsOf(rounded)) ?? showFigure(dollars, decimalsFor(dollars), 'nearest').text;
  return { text: sign + text, full: sign + showExactly(dollars) };
};
