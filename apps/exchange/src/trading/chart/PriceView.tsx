import { PriceChart } from '@exchange/ui';
import { useMemo } from 'react';
import { resolutions, type Resolution } from '@exchange/domain';
import { useFlow } from '#shared/services/keepFlow.ts';
import { useServices } from '#shared/services/services.ts';
import { useIsMarketStale } from '../live/pairFeeds';
import { cancellingFlow } from '../openOrders/cancellingFlow';
import type { ChartViewProps } from './chartViews';
import { createDatafeed } from './datafeed';
import type { DeviceStore } from '#shared/storage/deviceStore.ts';

const key = 'chartResolution';

/** The resolution last used on this device. */
const readResolution = (device: Pick<DeviceStore, 'read'>): Resolution | undefined => {
  const kept = device.read(key);
  return resolutions.find((known) => known === kept);
};

const keepResolution = (device: Pick<DeviceStore, 'write'>, resolution: Resolution): void =>
  device.write(key, resolution);

/** The pair's candles, in the resolution last used on this device. */
export const PriceView = ({ feeds: { pair }, orders, isUnderTabs, onReload }: ChartViewProps) => {
  const { client, feed, device } = useServices();
  const cancelling = useFlow(cancellingFlow);
  const datafeed = useMemo(() => createDatafeed({ client, feed, pair }), [client, feed, pair]);
  return (
    <PriceChart
      pair={pair}
      datafeed={datafeed}
      orders={orders}
      onCancelOrder={(orderId) => cancelling.send({ type: 'cancel.requested', orderId })}
      isStale={useIsMarketStale()}
      initialResolution={readResolution(device)}
      onResolutionChange={(resolution) => keepResolution(device, resolution)}
      isUnderTabs={isUnderTabs}
      onReload={onReload}
    />
  );
};
