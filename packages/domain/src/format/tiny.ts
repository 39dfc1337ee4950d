import type { DecimalText } from '../money/decimalText';
import { fixed } from '../money/rounding';

const subscripts = '₀₁₂₃₄₅₆₇₈₉';

const subscript = (count: number): string =>
  Array.from(String(count), (digit) => subscripts[Number(digit)] ?? '').join('');

/**
 * From four zeros after the point on nobody counts them: `0.0000042` is `0.0₅42`, and with eight decimals `0.0₅420`.
 * The zeros at its end stay, so that figures of one kind have their digits under each other. Nothing where it is not tiny.
 */
export const shortenTiny = (value: DecimalText, decimals: number): string | undefined => {
  const [, sign = '', zeros = '', digits = ''] =
    /^(-?)0\.(0{4,})([1-9]\d*)$/.exec(fixed(value, decimals, 'nearest')) ?? [];
  return digits === '' ? undefined : `${sign}0.0${subscript(zeros.length)}${digits}`;
};
