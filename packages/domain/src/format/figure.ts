import type { DecimalText } from '../money/decimalText';
import { decimalsOf, fixed, type Rounding } from '../money/rounding';

/** A formatted number in parts, so that a view can dim the insignificant ones. */
export interface Figure {
  /** Sign and whole part, thousands separated: `-1,234`. */
  whole: string;
  /** The point and the significant decimals: `.05`; empty if there are none. */
  significant: string;
  /** The trailing zeros, with the point if no decimals precede them: `00`, `.00`. */
  trailingZeros: string;
  /** All parts joined. */
  text: string;
}

const separateThousands = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',');

export const showFigure = (value: DecimalText, decimals: number, rounding: Rounding): Figure => {
  const [digits = '', fraction = ''] = fixed(value, decimals, rounding).split('.');
  const whole = separateThousands(digits);
  const needed = fraction.replace(/0+$/, '');
  const zeros = fraction.slice(needed.length);
  const significant = needed === '' ? '' : `.${needed}`;
  const trailingZeros = needed === '' && zeros !== '' ? `.${zeros}` : zeros;
  return { whole, significant, trailingZeros, text: whole + significant + trailingZeros };
};

/** The parts of a number with all its decimals and no more. */
export const exactFigure = (value: DecimalText): Figure => showFigure(value, decimalsOf(value), 'nearest');

/** With all its decimals and no more: `1,234.5`. */
export const showExactly = (value: DecimalText): string => {
  const [digits = '', fraction] = value.split('.');
  const whole = separateThousands(digits);
  return fraction === undefined ? whole : `${whole}.${fraction}`;
};

/** With its coin: `1,234.5 XDC`. */
export const showCoins = (amount: DecimalText, coin: string): string => `${showExactly(amount)} ${coin}`;
