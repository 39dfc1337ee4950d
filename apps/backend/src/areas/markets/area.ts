import { defineArea } from '../../area/area';
import { favouriteTraderHandlers } from './favourites';
import { marketsHandlers } from './handlers';
import { createMarketFeed } from './marketFeed';
import { marketCommands } from './operator';

/** Prices, figures and candles of all pairs, and a trader's favourites among them. */
export const markets = defineArea({
  name: 'markets',
  operator: marketCommands,
  open: ({ candles, database: { db }, market, now }) => ({
    publicCalls: marketsHandlers({ market, candles, now }),
    traderCalls: favouriteTraderHandlers({ db, now }),
  }),
  run: ({ market }) => ({
    feed: (live) => ({ publishFigures: createMarketFeed(market, live) }),
  }),
});
