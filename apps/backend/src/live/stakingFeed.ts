import type { Exchange } from '../exchange/exchange';
import type { LiveServer } from './liveServer';

interface StakingFeedOptions {
  exchange: Pick<Exchange, 'onCommitted'>;
  live: Pick<LiveServer, 'tellTrader'>;
}

/** Notifies traders once per commit that their stakes changed; the lists have the details. */
export const followStaking = ({ exchange, live }: StakingFeedOptions): (() => void) =>
  exchange.onCommitted(({ events }) => {
    const traders = events.flatMap(({ kind, payload }) => (kind === 'stake.changed' ? [payload.stake.trader] : []));
    for (const trader of new Set(traders)) live.tellTrader(trader, 'staking-update', {});
  });
