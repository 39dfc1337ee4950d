import { defineArea } from '../../area/area';
import { createBooks } from './books';
import { haltTrading, resumeTrading } from './halting';
import { tradingCommands } from './operator';
import { orderPaces } from './orderPaces';
import { tradingHandlers, tradingFormChecks, tradingTraderHandlers } from './trading';
import { createTradingFeed } from './tradingFeed';

/** Books, trades and orders. */
export const trading = defineArea({
  name: 'trading',
  commands: () => [haltTrading, resumeTrading],
  operator: tradingCommands,
  open: ({ database: { db }, env, exchange }) => {
    const books = createBooks();
    const orderRate = { perSecond: env.ORDER_RATE, burst: env.ORDER_BURST, now: () => performance.now() };
    return {
      publicCalls: tradingHandlers({ db, books }),
      traderCalls: tradingTraderHandlers({ db, exchange }),
      formChecks: tradingFormChecks,
      paces: orderPaces(orderRate),
      feed: (live) => createTradingFeed({ exchange, books, live, gatherMs: env.LIVE_GATHER_MS }),
    };
  },
});
