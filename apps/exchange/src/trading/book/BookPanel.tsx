import { bookDepth, type DecimalText, type Grouping } from '@exchange/domain';
import { OrderBook, type BookPick, type OwnOrder } from '@exchange/ui';
import { memo, useState } from 'react';
import { feedStateOf } from '../live/feedState';
import { useIsMarketStale, type PairFeeds } from '../live/pairFeeds';
import { useStored } from '#shared/services/useStored.ts';

interface BookPanelProps {
  feeds: PairFeeds;
  grouping: Grouping;
  onGroupingChange: (grouping: Grouping) => void;
  /** The trader's orders on this pair. */
  ownOrders: readonly OwnOrder[];
  onPick: (pick: BookPick) => void;
  onPickPrice: (price: DecimalText) => void;
  isUnderTabs: boolean;
}

/** The pair's order book, re-rendered by itself rather than with the whole screen. */
export const BookPanel = memo(({ feeds, ...rest }: BookPanelProps) => {
  const { pair, book, lastPrice } = feeds;
  const state = useStored(book.subscribe, book.state);
  const isMarketStale = useIsMarketStale();
  const [depth, setDepth] = useState<number>(bookDepth.live);
  return (
    <OrderBook
      {...rest}
      pair={pair}
      source={book.levels}
      lastPrice={lastPrice}
      state={feedStateOf(state, state.isBehind || isMarketStale, book.retry)}
      depth={depth}
      onDepthChange={setDepth}
    />
  );
});
BookPanel.displayName = 'BookPanel';
