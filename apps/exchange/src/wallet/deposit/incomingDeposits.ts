import { readAssetSymbol } from '@exchange/domain';
import type { IncomingDeposit } from '@exchange/machines';
import type { Deposit } from '#entities/transactions/transaction.ts';

/** Deposits in the form that the panel follows. Unknown coins have no panel. */
export const incomingDeposits = (deposits: readonly Deposit[]): IncomingDeposit[] =>
  deposits.flatMap(({ key, symbol, amount, status, confirmations, keptFor, createdAt }) => {
    const asset = readAssetSymbol(symbol);
    return asset === undefined ? [] : [{ key, asset, amount, status, confirmations, keptFor, createdAt }];
  });
