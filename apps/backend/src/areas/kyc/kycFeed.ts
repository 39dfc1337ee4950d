import type { FollowOptions } from '../../live/feed';

/** Notifies traders of a decision on their documents, also one that takes an earlier one back. They read the decision in their profile. */
export const followKyc = ({ exchange, live }: FollowOptions): (() => void) =>
  exchange.onCommitted(({ events }) => {
    for (const { kind, payload } of events)
      if (kind === 'kyc.decided' || kind === 'kyc.revoked') live.tellTrader(payload.trader, 'update-kyc-status', {});
  });
