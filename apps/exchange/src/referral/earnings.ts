import { add, type DecimalText } from '@exchange/domain';
import type { Progress, Referrals } from '#entities/referrals/referral.ts';

interface Reward {
  amount: DecimalText;
  currency: string;
  progress: Progress;
}

/** The earnings in one coin. */
export interface Earnings {
  currency: string;
  earned: DecimalText;
  pending: DecimalText;
}

/** If the server lists the people, their rewards include the bonuses; otherwise only the bonuses are known. */
const rewardsOf = ({ invited, welcome, bonuses }: Referrals): Reward[] => [
  ...invited.map(({ amount, currency, referrer: progress }) => ({ amount, currency, progress })),
  ...(invited.length > 0
    ? []
    : bonuses.map(({ amount, currency }) => ({ amount, currency, progress: { known: 'paid' } as const }))),
  ...(welcome === undefined
    ? []
    : [{ amount: welcome.amount, currency: welcome.currency, progress: welcome.referred }]),
];

/** Rewards earned and outstanding, for each coin. An unknown status counts as neither. */
export const earningsOf = (referrals: Referrals): Earnings[] => {
  const coins = new Map<string, Earnings>();
  for (const { amount, currency, progress } of rewardsOf(referrals)) {
    const before = coins.get(currency) ?? { currency, earned: '0', pending: '0' };
    const { known } = progress;
    coins.set(currency, {
      currency,
      earned: known === 'paid' ? add(before.earned, amount) : before.earned,
      pending: known === 'pending' ? add(before.pending, amount) : before.pending,
    });
  }
  return [...coins.values()];
};
