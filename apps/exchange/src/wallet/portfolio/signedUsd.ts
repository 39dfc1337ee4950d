import { formatUsd, isPositive, roundDown, type DecimalText } from '@exchange/domain';

/** `+$1,204.55`: a profit says so without colour. Below a cent there is none. */
export const signedUsd = (usd: DecimalText) => {
  const { text, full } = formatUsd(usd);
  const sign = isPositive(roundDown(usd, 6)) ? '+' : '';
  return { text: sign + text, full: sign + full };
};
