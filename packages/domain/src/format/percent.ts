import { movement, type Direction } from '../markets/dayChange';
import type { DecimalText } from '../money/decimalText';
import { round } from '../money/rounding';
import { showExactly, showFigure } from './figure';

export interface PercentChange {
  direction: Direction;
  /** Signed and with its percent sign: `+4.20%`, `-1.25%`, `0.00%`. */
  text: string;
}

/** A change that rounds to zero is flat and has no sign. */
export const formatPercentChange = (percent: DecimalText): PercentChange => {
  const direction = movement('0', round(percent, 2, 'nearest'));
  const { text } = showFigure(percent, 2, 'nearest');
  return { direction, text: `${direction === 'up' ? '+' : ''}${text}%` };
};

const leastDecimals = 2;

/** With all its decimals, and at least two: `0.50%`, `0.251%`. */
export const formatFeePercent = (percent: DecimalText): string => {
  const [whole = '', decimals = ''] = percent.split('.');
  return `${showExactly(`${whole}.${decimals.padEnd(leastDecimals, '0')}`)}%`;
};
