import { DepthChart } from '@exchange/ui';
import { feedStateOf } from '../live/feedState';
import { useIsMarketStale } from '../live/pairFeeds';
import { useStored } from '#shared/services/useStored.ts';
import type { ChartViewProps } from './chartViews';

/** A chart of all known levels of the book. */
export const DepthView = ({ feeds: { pair, book }, isUnderTabs }: ChartViewProps) => {
  const state = useStored(book.subscribe, book.state);
  const isMarketStale = useIsMarketStale();
  return (
    <DepthChart
      pair={pair}
      source={book.levels}
      state={feedStateOf(state, state.isBehind || isMarketStale, book.retry)}
      isUnderTabs={isUnderTabs}
    />
  );
};
