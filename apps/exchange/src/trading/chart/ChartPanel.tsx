import type { Pair } from '@exchange/domain';
import { PriceChart, type OrderLine } from '@exchange/ui';
import { useMemo } from 'react';
import { useServices } from '../../shared/services/services';
import { useIsMarketStale } from '../live/pairFeeds';
import { createDatafeed } from './datafeed';

interface ChartPanelProps {
  pair: Pair;
  /** Open orders of the trader, in this pair. */
  orders: readonly OrderLine[];
}

export const ChartPanel = ({ pair, orders }: ChartPanelProps) => {
  const { client, feed } = useServices();
  const datafeed = useMemo(() => createDatafeed({ client, feed, pair }), [client, feed, pair]);
  return <PriceChart pair={pair} datafeed={datafeed} orders={orders} isStale={useIsMarketStale()} />;
};
