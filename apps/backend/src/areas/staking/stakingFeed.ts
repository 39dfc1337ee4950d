import type { FollowOptions } from '../../live/feed';

/** Notifies traders once per commit that their stakes changed; the lists have the details. */
export const followStaking = ({ exchange, live }: FollowOptions): (() => void) =>
  exchange.onCommitted(({ events }) => {
    const traders = events.flatMap(({ kind, payload }) => (kind === 'stake.changed' ? [payload.stake.trader] : []));
    for (const trader of new Set(traders)) live.tellTrader(trader, 'staking-update', {});
  });
