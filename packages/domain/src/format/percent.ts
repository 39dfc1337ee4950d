import { movement, type Direction } from '../markets/dayChange';
import type { DecimalText } from '../money/decimalText';
import { decimalsOf, round } from '../money/rounding';
import { showFigure } from './figure';

export interface PercentChange {
  direction: Direction;
  /** Signed and with its percent sign: `+4.20%`, `-1.25%`, `0.00%`. */
  text: string;
}

/** What rounds to zero is flat and carries no sign. */
export const formatPercentChange = (percent: DecimalText): PercentChange => {
  const direction = movement('0', round(percent, 2, 'nearest'));
  const { text } = showFigure(percent, 2, 'nearest');
  return { direction, text: `${direction === 'up' ? '+' : ''}${text}%` };
};

const leastDecimals = 2;

/** With all the decimals it has: a fee is never shown lower than it is. */
export const formatFeePercent = (percent: DecimalText): string =>
  `${showFigure(percent, Math.max(leastDecimals, decimalsOf(percent)), 'up').text}%`;
