import type { components } from '@exchange/api/contract';
import { referralReward, referralStatusTexts } from '@exchange/domain';
import type { ListedReferral } from './referralStore';

type Schemas = components['schemas'];
type Row = Schemas['Referral'] | Schemas['ReferrerBonus'];

const amounts = { referrer: referralReward.referrer, referred: referralReward.invited } as const;

const referralRow = ({ role, status, updatedAt, firstName, lastName }: ListedReferral): Schemas['Referral'] => {
  const said = referralStatusTexts[status];
  return {
    updatedAt: updatedAt.toISOString(),
    firstName,
    lastName,
    referralAmount: amounts[role],
    currencySymbol: referralReward.asset,
    // Both rewards are paid in one movement, so they always have the same status.
    referralStatus: said,
    referrerStatus: said,
    referredStatus: said,
    role,
  };
};

const bonusRow = ({ updatedAt, firstName, lastName }: ListedReferral): Schemas['ReferrerBonus'] => ({
  updated_at: updatedAt.toISOString(),
  referred_name: `${firstName} ${lastName}`,
  referred_users: 1,
  referrer_bonus: referralReward.referrer,
  currency: referralReward.asset,
});

/** A row for each referral, and a row in the other documented shape if the trader's bonus was paid. */
export const referralRows = (referrals: readonly ListedReferral[]): Row[] =>
  referrals.flatMap((one): Row[] =>
    one.role === 'referrer' && one.status === 'paid' ? [bonusRow(one), referralRow(one)] : [referralRow(one)],
  );
