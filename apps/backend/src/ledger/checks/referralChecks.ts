import { referralReward } from '@exchange/domain';
import type { Check } from './counted';

const { asset, referrer, invited } = referralReward;

const leg = (amount: string, to: string): string =>
  `jsonb_build_object('asset', '${asset}', 'amount', '${amount}', 'from', 'house referral rewards', 'to', 'trader ' || ${to})`;

export const referralChecks: readonly Check[] = [
  {
    holds: 'every paid referral got both rewards, and every reward belongs to a paid referral',
    of: ['paid referrals', 'postings'],
    culprits: `
      select format('referral of %s: posting %s', coalesce(referred, 'nobody'), coalesce(reward.id, 'missing')) as culprit
      from (select * from referral where status = 'paid') paid
      full join (select * from posting where kind like 'referral.%') reward on reward.id = 'referral ' || referred
      where (legs = jsonb_build_array(${leg(referrer, 'referrer')}, ${leg(invited, 'referred')})) is not true`,
  },
];
