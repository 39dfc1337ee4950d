import type { DecimalText } from '../money/decimalText';
import { fixed } from '../money/rounding';

const subscripts = '₀₁₂₃₄₅₆₇₈₉';

const subscript = (count: number): string =>
  Array.from(String(count), (digit) => subscripts[Number(digit)] ?? '').join('');

/**
 * Shortens numbers with four or more zeros after the point, which no one counts: `0.0000042` is `0.0₅42`, and with
 * eight decimals `0.0₅420`. Trailing zeros stay, so that digits line up in a column. Undefined if the number isn't
 * tiny.
 */
export const shortenTiny = (value: DecimalText, decimals: number): string | undefined => {
  const [, sign = '', zeros = '', digits = ''] =
    /^(-?)0\.(0{4,})([1-9]\d*)$/.exec(fixed(value, decimals, 'nearest')) ?? [];
  return digits === '' ? undefined : `${sign}0.0${subscript(zeros.length)}${digits}`;
};
