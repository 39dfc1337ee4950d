import { PriceChart } from '@exchange/ui';
import { useMemo } from 'react';
import { useServices } from '../../shared/services/services';
import { useIsMarketStale } from '../live/pairFeeds';
import type { ChartViewProps } from './chartViews';
import { createDatafeed } from './datafeed';
import { keepResolution, readResolution } from './keptResolution';

/** The pair's candles, in the resolution last used on this device. */
export const PriceView = ({ feeds: { pair }, orders, onReload }: ChartViewProps) => {
  const { client, feed, device } = useServices();
  const datafeed = useMemo(() => createDatafeed({ client, feed, pair }), [client, feed, pair]);
  return (
    <PriceChart
      pair={pair}
      datafeed={datafeed}
      orders={orders}
      isStale={useIsMarketStale()}
      initialResolution={readResolution(device)}
      onResolutionChange={(resolution) => keepResolution(device, resolution)}
      isUnderTabs
      onReload={onReload}
    />
  );
};
