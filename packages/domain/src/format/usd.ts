import { multiply } from '../money/arithmetic';
import { isBelow, isZero } from '../money/compare';
import type { DecimalText } from '../money/decimalText';
import { decimalsOf, round } from '../money/rounding';
import { showExactly, showFigure } from './figure';
import { shortenTiny } from './tiny';

/** A text to be read at a glance, and every digit of the figure for whoever wants it. */
export interface Glance {
  text: string;
  full: string;
}

/** Beyond these a dollar is nothing. */
const tinyDecimals = 10;

const decimalsFor = (dollars: DecimalText): number => (isBelow(dollars, '1') && !isZero(dollars) ? 6 : 2);

/** Below one dollar cents say too little: most assets here cost less. */
export const formatUsd = (value: DecimalText): Glance => {
  const isNegative = isBelow(value, '0');
  const dollars = isNegative ? multiply(value, '-1') : value;
  const sign = isNegative ? '-$' : '$';
  const rounded = round(dollars, tinyDecimals, 'nearest');
  const text = shortenTiny(rounded, decimalsOf(rounded)) ?? showFigure(dollars, decimalsFor(dollars), 'nearest').text;
  return { text: sign + text, full: sign + showExactly(dollars) };
};
