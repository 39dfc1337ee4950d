import { plainText, type DecimalText } from './decimalText';
import { exact } from './exact';

export const add = (left: DecimalText, right: DecimalText): DecimalText => plainText(exact(left).plus(right));

export const subtract = (left: DecimalText, right: DecimalText): DecimalText => plainText(exact(left).minus(right));

export const multiply = (left: DecimalText, right: DecimalText): DecimalText => plainText(exact(left).times(right));

export const sum = (figures: readonly DecimalText[]): DecimalText => figures.reduce(add, '0');

/** The smallest unit with this many decimals: `1` for none, `0.01` for two. */
export const unitOf = (decimals: number): DecimalText => (decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`);

/**
 * Exact division, with the remainder dropped. Neither number is negative, and the caller ensures that the divisor isn't
 * zero.
 */
export const divideDown = (dividend: DecimalText, divisor: DecimalText, decimals: number): DecimalText => {
  // Computes an integer quotient from the remainder, because Big's own division rounds to a set number of places.
  const scaled = exact(dividend).times(`1e${String(decimals)}`);
  const quotient = scaled.minus(scaled.mod(divisor)).div(divisor);
  return plainText(quotient.times(`1e-${String(decimals)}`));
};

/** The same, but any remainder counts as one more unit. */
export const divideUp = (dividend: DecimalText, divisor: DecimalText, decimals: number): DecimalText => {
  const quotient = divideDown(dividend, divisor, decimals);
  return exact(quotient).times(divisor).lt(dividend) ? add(quotient, unitOf(decimals)) : quotient;
};

export const percentOf = (figure: DecimalText, percent: DecimalText): DecimalText =>
  multiply(multiply(figure, percent), '0.01');
