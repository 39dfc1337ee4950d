import type { IntendedStake, StakingForm } from '@exchange/machines';
import { fn } from 'storybook/test';
import type { PoolState } from '../pool/Pool';
import { documentedOffers } from '../pool/stakingPool';
import type { StakeState } from '../stake/stakeState';
import type { Stake, StakingReward } from '../stake';

/** The time of the stories. */
export const start = Date.parse('2026-03-15T09:00:00Z');

export const now = () => start;

export const openPool: PoolState = {
  kind: 'ready',
  pool: { totalStaked: '64350000', cap: '100000000', isOpen: true, offers: documentedOffers },
};

export const fullPool: PoolState = {
  kind: 'ready',
  pool: { totalStaked: '99950000', cap: '100000000', isOpen: false, offers: documentedOffers },
};

export const untouched: StakingForm = { amount: '', months: 3, hasAgreed: false };

export const filled: StakingForm = { amount: '200000', months: 3, hasAgreed: true };

export const intended: IntendedStake = { id: 'id-1', kind: 'flexible', amount: '200000', months: 3 };

export const editing: Extract<StakeState, { kind: 'form' }> = {
  kind: 'form',
  obstacle: undefined,
  failure: undefined,
  confirmation: undefined,
};

export const panelArgs = {
  kind: 'flexible' as const,
  terms: documentedOffers.flexible,
  balance: '1250000.5',
  start,
  typed: untouched,
  generation: 0,
  state: editing as StakeState,
  onType: fn(),
  onSubmit: fn(),
  onCode: fn(),
  onConfirm: fn(),
  onLeave: fn(),
  onCheck: fn(),
  onRepeat: fn(),
  onDismiss: fn(),
};

const at = (day: string): number => Date.parse(`${day}T09:00:00Z`);

export const flexible: Stake = {
  stakingId: '7003',
  clientId: undefined,
  asset: 'XDC',
  amount: '200000',
  startsAt: at('2026-02-10'),
  endsAt: at('2026-05-10'),
  nextRewardAt: at('2026-04-10'),
  redemptionAt: undefined,
  months: 3,
  yearlyRate: '4.75',
  rewards: '728.767123287671232876',
  status: 'active',
  autoRenewal: true,
  stakingType: 'flexible',
};

export const fixed: Stake = {
  ...flexible,
  stakingId: '7002',
  amount: '150000',
  startsAt: at('2026-01-05'),
  endsAt: at('2026-07-05'),
  nextRewardAt: at('2026-07-05'),
  redemptionAt: at('2026-07-05'),
  months: 6,
  yearlyRate: '7.1',
  rewards: '0',
  autoRenewal: false,
  stakingType: 'fixed',
};

export const revoked: Stake = {
  ...flexible,
  stakingId: '7001',
  amount: '100000',
  startsAt: at('2026-01-02'),
  endsAt: at('2026-04-02'),
  nextRewardAt: undefined,
  redemptionAt: at('2026-03-20'),
  rewards: '767.808219178082191780',
  status: 'revoked',
  autoRenewal: false,
};

const reward = (day: string, stakingId: string, amount: string): StakingReward => ({
  key: `${day} ${stakingId}`,
  stakingId,
  at: `${day}T09:00:00.000Z`,
  amount,
  status: 'Completed',
  stakingType: 'flexible',
});

export const rewards: readonly StakingReward[] = [
  reward('2026-03-10', '7003', '728.767123287671232876'),
  reward('2026-03-02', '7001', '364.383561643835616438'),
  reward('2026-02-02', '7001', '403.424657534246575342'),
];
