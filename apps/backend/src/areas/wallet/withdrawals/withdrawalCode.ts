import type { AssetSymbol, DecimalText } from '@exchange/domain';

/** What emailed codes of withdrawals are kept under. */
export const codePurpose = 'withdrawal';

/** A code is for one coin and one amount. */
export const codeScope = (asset: AssetSymbol, amount: DecimalText): string => `${asset} ${amount}`;
