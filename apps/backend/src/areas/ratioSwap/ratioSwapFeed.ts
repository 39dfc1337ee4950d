import type { FollowOptions } from '../../live/feed';

/** Notifies traders that their request was made or decided. They read the decision in the details. */
export const followRatioSwaps = ({ exchange, live }: FollowOptions): (() => void) =>
  exchange.onCommitted(({ events }) => {
    for (const { kind, payload } of events)
      if (kind === 'swap.changed') live.tellTrader(payload.swap.trader, 'ratio-swap-update', {});
  });
