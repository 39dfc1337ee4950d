import { destinationKey, type AssetSymbol, type DecimalText } from '@exchange/domain';
import type { Destination } from './withdrawalChecks';

/** The purpose under which emailed withdrawal codes are stored. */
export const codePurpose = 'withdrawal';

/** A code is valid for one coin and one amount, and if a destination was named, for that one alone. */
export const codeScope = (asset: AssetSymbol, amount: DecimalText, to?: Destination): string => {
  const figures = `${asset} ${amount}`;
  if (to === undefined) return figures;
  const { address, destinationTag = '' } = to;
  return `${figures} ${destinationKey(asset, { address, destinationTag })}`;
};
