import type { TraderHandlers } from '../../contract/handlers';
import type { DatabaseClient } from '../../db/client';
import { orderHistoryHandlers } from './orderHistory';
import { transactionHistoryHandlers } from './transactionHistory';

/** What a trader did before. */
export const historyTraderHandlers = ({ db, pool }: Pick<DatabaseClient, 'db' | 'pool'>): TraderHandlers => ({
  ...orderHistoryHandlers(db),
  ...transactionHistoryHandlers(pool),
});
