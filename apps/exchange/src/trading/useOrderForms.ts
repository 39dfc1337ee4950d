import { firstPrice, type BookSide, type DecimalText, type Pair, type Side } from '@exchange/domain';
import type { PairFeeds } from './live/pairFeeds';
import { useOrderEntry, type OrderEntry } from './orders/useOrderEntry';
import { useStored } from '../shared/services/useStored';

/** What an order is traded with: sells for a buy, buys for a sell. */
const traded: Readonly<Record<Side, BookSide>> = { buy: 'asks', sell: 'bids' };

/** The best price of the other side, as it is now. */
const useOffered = ({ book, pair }: PairFeeds, side: Side): DecimalText =>
  useStored(book.levels.subscribe, () => firstPrice(book.levels.best(traded[side], 1), pair));

export interface OrderFormsOptions {
  feeds: PairFeeds;
  confirmAbove: DecimalText | undefined;
  onOutcome: () => void;
}

/** Both sides of the order forms; each has its own order on its way. */
export const useOrderForms = (options: OrderFormsOptions): Record<Side, OrderEntry> => {
  const { feeds, ...rest } = options;
  const { pair } = feeds;
  const entryOf = { pair, ...rest } satisfies { pair: Pair };
  return {
    buy: useOrderEntry({ ...entryOf, side: 'buy', offered: useOffered(feeds, 'buy') }),
    sell: useOrderEntry({ ...entryOf, side: 'sell', offered: useOffered(feeds, 'sell') }),
  };
};
