import { defineArea } from '../../area/area';
import { pastHandlers } from '../../replica/reads';
import { orderFillsHandlers } from './orderFills';
import { orderHistoryHandlers } from './orderHistory';
import { transactionHistoryHandlers } from './transactionHistory';

/** Order and transaction history of a trader. */
export const history = defineArea({
  name: 'history',
  open: ({ reads }) => ({
    traderCalls: pastHandlers(reads, ['orderHistory', 'orderFills', 'transactionHistory'], ({ db, pool }) => ({
      ...orderHistoryHandlers(db),
      ...orderFillsHandlers(db),
      ...transactionHistoryHandlers(pool),
    })),
  }),
});
