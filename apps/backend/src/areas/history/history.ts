import type { TraderHandlers } from '../../contract/handlers';
import type { DatabaseClient } from '../../db/client';
import { orderHistoryHandlers } from './orderHistory';
import { transactionHistoryHandlers } from './transactionHistory';

/** Order and transaction history of a trader. */
export const historyTraderHandlers = ({ db, pool }: Pick<DatabaseClient, 'db' | 'pool'>): TraderHandlers => ({
  ...orderHistoryHandlers(db),
  ...transactionHistoryHandlers(pool),
});
