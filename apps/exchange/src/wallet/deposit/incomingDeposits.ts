import { readAssetSymbol } from '@exchange/domain';
import type { IncomingDeposit } from '@exchange/machines';
import type { Deposit } from '../../history/transactions/transaction';

/** Deposits as the panel follows them. Coins that we don't know have no panel. */
export const incomingDeposits = (deposits: readonly Deposit[]): IncomingDeposit[] =>
  deposits.flatMap(({ key, symbol, amount, status, confirmations, keptFor, createdAt }) => {
    const asset = readAssetSymbol(symbol);
    return asset === undefined ? [] : [{ key, asset, amount, status, confirmations, keptFor, createdAt }];
  });
