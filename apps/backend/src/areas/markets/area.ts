import { defineArea } from '../../area/area';
import { favouriteTraderHandlers } from './favourites';
import { marketsHandlers } from './handlers';
import { createMarketFeed } from './marketFeed';

/** Prices, figures and candles of all pairs, and a trader's favourites among them. */
export const markets = defineArea({
  name: 'markets',
  open: ({ candles, database: { db }, market, now }) => ({
    publicCalls: marketsHandlers({ market, candles }),
    traderCalls: favouriteTraderHandlers({ db, now }),
    feed: (live) => ({ publishFigures: createMarketFeed(market, live) }),
  }),
});
