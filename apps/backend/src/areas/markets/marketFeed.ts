import { pairOf, type PairName } from '@exchange/domain';
import type { Market } from '../../marketData/market';
import type { LiveServer } from '../../live/liveServer';

/** Publishes what moved to everyone: figures, volumes, and the coins' values. */
export const createMarketFeed =
  (market: Market, live: Pick<LiveServer, 'publish'>) =>
  (moved: readonly PairName[]): void => {
    if (moved.length === 0) return;
    const stats = market.stats(moved.map(pairOf));
    live.publish('pairStats', stats);
    live.publish(
      'pairVolume',
      stats.map(({ pairName, volume }) => ({ pairName, volume })),
    );
    live.publish('estimate-price-update', market.usdPrices());
  };
