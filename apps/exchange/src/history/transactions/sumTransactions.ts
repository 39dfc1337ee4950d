import { totalsByCoin, type CoinTotals, type Counted } from '@exchange/domain';
import type { Deposit, Withdrawal } from '#entities/transactions/transaction.ts';

export type TransactionSum = 'completed' | 'pending';

/** Nothing came in or went out. */
const undone: readonly string[] = ['Cancelled', 'Returned', 'Reversed'];

const figuresOf = function* (rows: readonly (Deposit | Withdrawal)[]): Generator<Counted<TransactionSum>> {
  for (const { symbol, amount, status } of rows)
    if (!undone.includes(status)) yield [symbol, status === 'Completed' ? 'completed' : 'pending', amount];
};

/** What came in or went out, and what still may, for each coin. */
export const transactionTotals = (rows: readonly (Deposit | Withdrawal)[]): CoinTotals<TransactionSum>[] =>
  totalsByCoin(figuresOf(rows));
