import { firstPrice, type BookSide, type DecimalText, type Pair, type Side } from '@exchange/domain';
import { useMemo } from 'react';
import type { PairFeeds } from './live/pairFeeds';
import { useOrderEntry, type OfferedPrice, type OrderEntry } from './orders/useOrderEntry';

/** The side that an order is matched with: asks for a buy, bids for a sell. */
const traded: Readonly<Record<Side, BookSide>> = { buy: 'asks', sell: 'bids' };

const offeredIn = ({ book: { levels }, pair }: PairFeeds, side: Side): OfferedPrice => ({
  subscribe: levels.subscribe,
  now: () => firstPrice(levels.best(traded[side], 1), pair),
});

export interface OrderFormsOptions {
  feeds: PairFeeds;
  confirmAbove: DecimalText | undefined;
}

/** Both sides of the order forms; each sends its own orders. */
export const useOrderForms = (options: OrderFormsOptions): Record<Side, OrderEntry> => {
  const { feeds, ...rest } = options;
  const { pair } = feeds;
  const offered = useMemo(() => ({ buy: offeredIn(feeds, 'buy'), sell: offeredIn(feeds, 'sell') }), [feeds]);
  const entryOf = { pair, ...rest } satisfies { pair: Pair };
  const buy = useOrderEntry({ ...entryOf, side: 'buy', offered: offered.buy });
  const sell = useOrderEntry({ ...entryOf, side: 'sell', offered: offered.sell });
  return useMemo(() => ({ buy, sell }), [buy, sell]);
};

const opposite: Readonly<Record<Side, Side>> = { buy: 'sell', sell: 'buy' };

/** Moves the figures to the other side, which it returns. */
export const flipOrder = (entries: Record<Side, OrderEntry>, from: Side): Side => {
  const to = opposite[from];
  const formOf = (side: Side) => entries[side].actor.getSnapshot().context.form;
  const { price, amount } = formOf(from);
  entries[to].change({ ...formOf(to), price, amount });
  entries[from].change({ ...formOf(from), amount: '' });
  return to;
};
