import { MatchersV3 } from '@pact-foundation/pact';
import { email, post } from './accounts';
import { exactly, fromState, id, moment, type Asked } from './matchers';
import type { Refused } from './refusals';
import { asTrader, sessionToken } from './sessions';
import { state } from './states/states';
import { freshTwoFactor, funds } from './wallet';

const { like } = MatchersV3;

/** A stake of the trader in these pacts. */
export const flexibleStake = {
  email,
  stake: 's-7003',
  plan: 'flexible',
  amount: '200000',
  tenure: '3',
  clientId: '5f2b3c1e-8a4d-4f0b-9c67-1d2e3f405162',
} as const;

export const fixedStake = { ...flexibleStake, stake: 's-7002', plan: 'fixed', amount: '150000', tenure: '6' } as const;

export const stakingOpen = state('staking open', { room: '10000000' });

/** A call by a trader who meets every condition for staking. */
export const asStaker = () =>
  asTrader()
    .given(...freshTwoFactor)
    .given(...stakingOpen);

export const hasXdc = funds('XDC', '5000000');

/** The form of a staking call. It has no trader id, since the token identifies the trader. */
export const postStaking = (path: string, fields: Record<string, Asked>, authorization: Asked = sessionToken) => {
  const request = post(path, { exchange_id: '1', ...fields });
  return { ...request, headers: { ...request.headers, Authorization: authorization } };
};

export const getStaking = (path: string, authorization: Asked) => ({
  method: 'GET',
  path,
  query: { exchange_id: '1' },
  headers: { Authorization: authorization },
});

export const knownStake = fromState('stake', flexibleStake.stake);

const began = moment('2026-02-10T09:00:00.000Z');

type Stake = typeof flexibleStake | typeof fixedStake;

/** A stake in the list, right after it was made, with any later changes. */
export const stakeRecord = ({ stake, plan, amount, tenure, clientId }: Stake, more: Record<string, unknown> = {}) => ({
  stakingId: id(stake),
  currencyName: 'XDC',
  startDate: began,
  endDate: moment('2026-05-10T09:00:00.000Z'),
  nextRewardDate: plan === 'flexible' ? moment('2026-03-10T09:00:00.000Z') : null,
  redemptionDate: null,
  stakingAmount: exactly(amount),
  tenure: exactly(tenure),
  rewardsReceived: exactly('0'),
  status: 'active',
  autoRenewal: like(true),
  stakingType: plan,
  yearlyRate: exactly(plan === 'flexible' ? '4.75' : '7.1'),
  client_stake_id: clientId,
  ...more,
});

export const twoFactorOff: Refused = { status: 403, message: 'Please enable 2FA.' };

export const wrongCode: Refused = { status: 400, message: 'Wrong 2FA code.', field: 'tfaCode' };

export const notFound: Refused = { status: 404, message: "This stake doesn't exist.", field: 'stakingId' };

export const notActive: Refused = { status: 409, message: 'This stake is no longer active.', field: 'stakingId' };
