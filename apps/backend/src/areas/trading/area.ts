import { defineArea } from '../../area/area';
import { createBooks } from './books';
import { haltTrading, resumeTrading } from './halting';
import { tradingCommands } from './operator';
import { tradingHandlers, tradingFormChecks, tradingTraderHandlers } from './trading';
import { createTradingFeed } from './tradingFeed';

/** Books, trades and orders. */
export const trading = defineArea({
  name: 'trading',
  commands: () => [haltTrading, resumeTrading],
  operator: tradingCommands,
  open: ({ database: { db }, env, exchange }) => {
    const books = createBooks();
    return {
      publicCalls: tradingHandlers({ db, books }),
      traderCalls: tradingTraderHandlers({ db, exchange }),
      formChecks: tradingFormChecks,
      feed: (live) => createTradingFeed({ exchange, books, live, gatherMs: env.LIVE_GATHER_MS }),
    };
  },
});
