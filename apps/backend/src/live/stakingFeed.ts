import type { Exchange } from '../exchange/exchange';
import type { LiveServer } from './liveServer';

interface StakingFeedOptions {
  exchange: Pick<Exchange, 'onCommitted'>;
  live: Pick<LiveServer, 'tellTrader'>;
}

/** Tells traders that a stake of theirs moved on, once for all that a commit changed; the lists say how. */
export const followStaking = ({ exchange, live }: StakingFeedOptions): (() => void) =>
  exchange.onCommitted(({ events }) => {
    const traders = events.flatMap(({ kind, payload }) => (kind === 'stake.changed' ? [payload.stake.trader] : []));
    for (const trader of new Set(traders)) live.tellTrader(trader, 'staking-update', {});
  });
