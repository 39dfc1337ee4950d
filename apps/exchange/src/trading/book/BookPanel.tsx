import { bookDepth, type Grouping, type Pair } from '@exchange/domain';
import { OrderBook, type BookPick, type OwnOrder } from '@exchange/ui';
import { useState } from 'react';
import { feedStateOf } from '../live/feedState';
import { useIsMarketStale, type PairFeeds } from '../live/pairFeeds';
import { useStored } from '../../shared/services/useStored';

interface BookPanelProps {
  feeds: PairFeeds;
  /** Of the trader, in this pair. */
  ownOrders: readonly OwnOrder[];
  onPick: (pick: BookPick) => void;
  depth?: number | undefined;
}

/** The trader's grouping as long as the pair stays; another pair begins with its own. */
const useGrouping = (pair: Pair): [Grouping, (grouping: Grouping) => void] => {
  const [chosen, setChosen] = useState<{ pair: Pair; grouping: Grouping }>();
  const grouping = chosen?.pair === pair ? chosen.grouping : pair.defaultGrouping;
  return [grouping, (next) => setChosen({ pair, grouping: next })];
};

/** The order book of the pair, as it comes in. */
export const BookPanel = ({ feeds, ownOrders, onPick, depth = bookDepth.live }: BookPanelProps) => {
  const { pair, book, lastPrice } = feeds;
  const state = useStored(book.subscribe, book.state);
  const isMarketStale = useIsMarketStale();
  const [grouping, setGrouping] = useGrouping(pair);
  return (
    <OrderBook
      pair={pair}
      source={book.levels}
      lastPrice={lastPrice}
      state={feedStateOf(state, state.isBehind || isMarketStale, book.retry)}
      depth={depth}
      grouping={grouping}
      onGroupingChange={setGrouping}
      ownOrders={ownOrders}
      onPick={onPick}
    />
  );
};
