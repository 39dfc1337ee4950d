import { defineArea } from '../../area/area';
import { orderFillsHandlers } from './orderFills';
import { orderHistoryHandlers } from './orderHistory';
import { transactionHistoryHandlers } from './transactionHistory';

/** Order and transaction history of a trader. */
export const history = defineArea({
  name: 'history',
  open: ({ database: { db, pool } }) => ({
    traderCalls: { ...orderHistoryHandlers(db), ...orderFillsHandlers(db), ...transactionHistoryHandlers(pool) },
  }),
});
