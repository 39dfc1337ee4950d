import type { Answered } from '@exchange/api';
import {
  nextRewardsAt,
  readMoment,
  readWire,
  stakingTerm,
  type DecimalText,
  type StakingKind,
  type StakingOrder,
} from '@exchange/domain';
import { withOwnKeys } from '#shared/serverState/ownKeys.ts';

/** A stake in the trader's list. Times are milliseconds since 1970. */
export interface Stake extends StakingOrder {
  stakingId: string;
  /** The id it was sent with; undefined if the server has none. */
  clientId: string | undefined;
  asset: string;
  amount: DecimalText;
  /** When the current term began. */
  startsAt: number | undefined;
  endsAt: number | undefined;
  nextRewardAt: number | undefined;
  redemptionAt: number | undefined;
  months: number;
  /** In percent. */
  yearlyRate: DecimalText | undefined;
  rewards: DecimalText;
}

export interface StakingReward {
  key: string;
  /** The stake that earned it; undefined if the server doesn't say. */
  stakingId: string | undefined;
  at: string;
  amount: DecimalText;
  status: string;
  stakingType: StakingKind | undefined;
}

type WireStake = Answered<'stakingDetails'>['data'][number];
type WireReward = Answered<'stakingRewards'>['data'][number];

/** The documented rate if the server doesn't send one. */
const rateOf = ({ yearlyRate, stakingType, tenure }: WireStake): DecimalText | undefined =>
  readWire(yearlyRate) ?? stakingTerm(stakingType, Number(tenure))?.yearlyRate;

export const readStake = (wire: WireStake): Stake => ({
  stakingId: String(wire.stakingId),
  clientId: wire.client_stake_id,
  asset: wire.currencyName,
  amount: readWire(wire.stakingAmount) ?? '0',
  startsAt: readMoment(wire.startDate),
  endsAt: readMoment(wire.endDate),
  nextRewardAt: readMoment(
    nextRewardsAt({
      stakingType: wire.stakingType,
      nextRewardDate: wire.nextRewardDate ?? undefined,
      endDate: wire.endDate ?? undefined,
    }),
  ),
  redemptionAt: readMoment(wire.redemptionDate),
  months: Number(wire.tenure),
  yearlyRate: rateOf(wire),
  rewards: readWire(wire.rewardsReceived) ?? '0',
  status: wire.status,
  autoRenewal: wire.autoRenewal,
  stakingType: wire.stakingType,
});

const readReward = ({ rewardDate, rewardAmount, status = '', stakingType, stakingId }: WireReward): StakingReward => ({
  key: [rewardDate, stakingId ?? '', String(rewardAmount)].join(' '),
  stakingId: stakingId === undefined ? undefined : String(stakingId),
  at: rewardDate,
  amount: readWire(rewardAmount) ?? '0',
  status,
  stakingType,
});

export const readRewards = ({ data }: Answered<'stakingRewards'>): StakingReward[] => withOwnKeys(data.map(readReward));
