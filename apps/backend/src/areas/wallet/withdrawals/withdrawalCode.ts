import type { AssetSymbol, DecimalText } from '@exchange/domain';

/** The purpose under which emailed withdrawal codes are stored. */
export const codePurpose = 'withdrawal';

/** A code is valid for one coin and one amount. */
export const codeScope = (asset: AssetSymbol, amount: DecimalText): string => `${asset} ${amount}`;
