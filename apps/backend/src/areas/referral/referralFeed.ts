import { referralReward, referralStatusTexts } from '@exchange/domain';
import type { FollowOptions } from '../../live/feed';

const amounts = { referrer: referralReward.referrer, referred: referralReward.invited } as const;

/** Tells both traders of a referral about their rewards, once durable. */
export const followReferralRewards = ({ exchange, live }: FollowOptions): (() => void) =>
  exchange.onCommitted(({ events }) => {
    for (const { kind, payload } of events)
      if (kind === 'referral.settled')
        for (const role of ['referrer', 'referred'] as const)
          live.tellTrader(payload[role], 'referral-update', {
            userId: payload[role],
            role,
            referralStatus: referralStatusTexts[payload.status],
            referralAmount: amounts[role],
            currencySymbol: referralReward.asset,
          });
  });
