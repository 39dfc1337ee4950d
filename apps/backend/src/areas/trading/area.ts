import { defineArea } from '../../area/area';
import { createPastOrders } from '../../orders/pastOrders';
import { pastHandlers } from '../../replica/reads';
import { haltTrading, resumeTrading } from './halting';
import { tradingCommands } from './operator';
import { pastOrderHandlers } from './orderHandlers';
import { orderPaces } from './orderPaces';
import { tradingHandlers, tradingFormChecks, tradingTraderHandlers } from './trading';
import { createTradingFeed } from './tradingFeed';

/** Books, trades and orders. */
export const trading = defineArea({
  name: 'trading',
  commands: () => [haltTrading, resumeTrading],
  operator: tradingCommands,
  open: ({ books, database: { db }, env, exchange, reads }) => {
    const orderRate = { perSecond: env.ORDER_RATE, burst: env.ORDER_BURST, now: () => performance.now() };
    return {
      publicCalls: tradingHandlers({ db, books }),
      traderCalls: {
        ...tradingTraderHandlers({ db, exchange }),
        ...pastHandlers(reads, ['userTrades'], (source) => pastOrderHandlers(createPastOrders(source.db))),
      },
      formChecks: tradingFormChecks,
      paces: orderPaces(orderRate),
    };
  },
  run: ({ books, env, exchange }) => ({
    feed: (live) => createTradingFeed({ exchange, books, live, gatherMs: env.LIVE_GATHER_MS }),
  }),
});
