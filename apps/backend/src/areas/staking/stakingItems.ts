import type { components } from '@exchange/api/contract';
import type { DecimalText, StakingKind } from '@exchange/domain';
import { plainDecimal } from '../../db/plainDecimal';
import type { Queries } from '../../exchange/sql/statement';
import { stakeAsset, type Stake } from './stakes/stake';

type Schemas = components['schemas'];

const momentOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

const nextRewardOf = ({ plan, status, nextDue }: Stake): number | null =>
  plan === 'flexible' && status === 'active' ? nextDue : null;

/** When the coins return or returned; null while the stake renews itself. */
const redemptionOf = ({ status, autoRenewal, termEnd, nextDue, endedAt }: Stake): number | null => {
  if (status === 'active') return autoRenewal ? null : termEnd;
  return status === 'revoked' ? nextDue : endedAt;
};

/** A stake in wire format. */
export const toStakingRecord = (stake: Stake): Schemas['StakingRecord'] => ({
  stakingId: stake.id,
  currencyName: stakeAsset,
  startDate: new Date(stake.termStart).toISOString(),
  endDate: momentOf(stake.termEnd),
  nextRewardDate: momentOf(nextRewardOf(stake)),
  redemptionDate: momentOf(redemptionOf(stake)),
  stakingAmount: stake.amount,
  tenure: stake.months,
  rewardsReceived: stake.rewardsReceived,
  status: stake.status,
  autoRenewal: stake.autoRenewal,
  stakingType: stake.plan,
  yearlyRate: stake.yearlyRate,
  ...(stake.clientId !== null && { client_stake_id: stake.clientId }),
});

interface RewardRow {
  stake: string;
  plan: StakingKind;
  amount: DecimalText;
  on: Date;
}

/** A trader's rewards, newest first. */
export const readRewardItems = async (client: Queries, trader: string): Promise<Schemas['StakingReward'][]> => {
  const { rows } = await client.query<RewardRow>({
    name: 'staking-rewards-of',
    text: `select stake, plan, amount, due_at as on from stake_reward where owner = $1
           order by due_at desc, stake desc, stake_reward.number desc`,
    values: [trader],
  });
  return rows.map(({ stake, plan, amount, on }) => ({
    rewardDate: on.toISOString(),
    rewardAmount: plainDecimal(amount),
    status: 'Completed',
    stakingType: plan,
    stakingId: stake,
  }));
};
