import type { DecimalText } from '../money/decimalText';

const subscripts = '₀₁₂₃₄₅₆₇₈₉';

const subscript = (count: number): string =>
  Array.from(String(count), (digit) => subscripts[Number(digit)] ?? '').join('');

/** From four zeros after the point on nobody counts them: `0.0000042` is `0.0₅42`. Nothing where it is not tiny. */
export const shortenTiny = (value: DecimalText): string | undefined => {
  const [, sign = '', zeros = '', digits = ''] = /^(-?)0\.(0{4,})([1-9]\d*)$/.exec(value) ?? [];
  return digits === '' ? undefined : `${sign}0.0${subscript(zeros.length)}${digits}`;
};
