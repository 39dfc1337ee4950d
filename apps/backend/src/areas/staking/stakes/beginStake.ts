import {
  compare,
  fromUnits,
  isAbove,
  readWire,
  stakingAmount,
  toUnits,
  type DecimalText,
  type StakingKind,
  type StakingTerm,
} from '@exchange/domain';
import { clientKey } from '#exchange/sql/clientIds';
import { defineKind, type AnyKind } from '#exchange/commandKind';
import type { Decision, View } from '#exchange/effects';
import type { CommandOf } from '#exchange/commands';
import { takeNumbers } from '#exchange/sql/numbers';
import { insufficient, noSuchTrader, standingObjection, type Refused } from '#exchange/refusals';
import { rowFor } from '#exchange/sql/rows';
import { owedKind, type AccountKey } from '#ledger/accounts';
import type { Units } from '#ledger/units';
import { appCodeKey, spendAppCodes, steadyTrader } from '#identity/appCodes';
import { isPoolOpen, poolKey, readPool, roomIn, type PoolFacts } from './pool';
import {
  aboveCap,
  notFinal,
  otherStake,
  stakerOwes,
  stakingClosed,
  stakingStopped,
  twoFactorOff,
  wrongCode,
  wrongStakeAmount,
  wrongTenure,
} from './refusals';
import { beginTerm, type OfferOf } from './settling';
import { readStakesByClient, stakeAsset, stakeHold, type Stake } from './stake';
import { effectsOf } from './stakeEffects';
import { readStakers, type Staker, type Stakers } from './stakers';

interface BeginStake {
  trader: string;
  plan: StakingKind;
  months: number;
  amount: DecimalText;
  /** Chosen by the client. The same ID again is the same stake, whatever code comes with it. */
  clientId?: string | undefined;
  /** The time step that the authenticator code belongs to; undefined if the code is wrong. */
  totpStep?: number | undefined;
}

declare module '#exchange/commands' {
  interface Commands {
    /** Locks XDC for a term that pays rewards. */
    'stake.begin': BeginStake;
  }
}

declare module '#exchange/outcomes' {
  interface Outcomes {
    'stake.begin': { stake: Stake; isRepeat: boolean };
  }
}

interface Known {
  stakers: Stakers;
  byClient: ReadonlyMap<string, Stake>;
  numbers: ReadonlyMap<CommandOf<'stake.begin'>, number>;
  pool: PoolFacts;
}

const isSame = (known: Stake, { plan, months, amount }: BeginStake): boolean =>
  known.plan === plan && known.months === months && compare(known.amount, amount) === 0;

/** What is wrong with the figures of the stake, whoever sends it. */
const figureFault = ({ plan, amount }: BeginStake): Refused | undefined => {
  const message = stakingAmount(plan)(amount);
  return message === undefined ? undefined : wrongStakeAmount(message);
};

const roomFault = ({ amount }: BeginStake, pool: PoolFacts): Refused | undefined =>
  isAbove(amount, roomIn(pool)) ? aboveCap(roomIn(pool)) : undefined;

const balanceFault = ({ trader, amount }: BeginStake, { state }: View): Refused | undefined =>
  state.balances.read({ owner: trader, kind: 'available', asset: stakeAsset }) < toUnits(amount)
    ? insufficient
    : undefined;

/**
 * What a chain may take back, or has taken back, would earn rewards for a whole term, and be paid for at its end. Older
 * money is staked first.
 */
const finalFault = ({ trader, amount }: BeginStake, { state: { balances, young } }: View): Refused | undefined => {
  const of = (kind: AccountKey['kind']): Units => balances.read({ owner: trader, kind, asset: stakeAsset });
  if (of(owedKind) < 0n) return stakerOwes(fromUnits(-of(owedKind)));
  const marked = young.markedOf(trader, stakeAsset);
  return toUnits(amount) > of('available') + of('in orders') - marked ? notFinal(fromUnits(marked)) : undefined;
};

/** Checked last, so that a refusal that the trader can correct doesn't use up the code. */
const codeFault = ({ totpStep }: BeginStake, { lastStep }: Staker): Refused | undefined =>
  totpStep === undefined || totpStep <= lastStep ? wrongCode : undefined;

const gateFault = ({ trader }: BeginStake, { state }: View, staker: Staker, pool: PoolFacts): Refused | undefined => {
  const standing = standingObjection(state, trader);
  if (standing) return standing;
  if (pool.isWindingDown) return stakingStopped;
  if (!isPoolOpen(pool)) return stakingClosed;
  return staker.hasTwoFactor ? undefined : twoFactorOff;
};

const faultIn = (command: BeginStake, view: View, staker: Staker, pool: PoolFacts): Refused | undefined =>
  figureFault(command) ??
  roomFault(command, pool) ??
  balanceFault(command, view) ??
  finalFault(command, view) ??
  codeFault(command, staker);

interface Beginning {
  command: BeginStake;
  offer: StakingTerm;
  number: number;
  at: number;
}

const begin = ({ command, offer, number, at }: Beginning): Decision<'stake.begin'> => {
  const { trader, plan, months, clientId, totpStep = -1 } = command;
  const amount = readWire(command.amount) ?? command.amount;
  const stake: Stake = {
    id: `s-${String(number)}`,
    number,
    trader,
    clientId: clientId ?? null,
    plan,
    amount,
    months,
    ...beginTerm({ plan, amount, term: 0 }, offer, at),
    status: 'active',
    autoRenewal: true,
    rewardsPaid: 0,
    rewardsReceived: '0',
    revokedAt: null,
    renewalDisabledAt: null,
    endedAt: null,
    createdAt: at,
  };
  const { rows = [], ...effects } = effectsOf([{ stake, change: 'begun', on: at }]);
  return {
    done: { stake, isRepeat: false },
    ...effects,
    holds: [{ id: stakeHold(stake.id), trader, as: 'staked', asset: stakeAsset, amount: toUnits(amount) }],
    rows: [rowFor(spendAppCodes, { trader, step: totpStep }), ...rows],
  };
};

const decide = (
  view: View,
  command: CommandOf<'stake.begin'>,
  { stakers, byClient, numbers, pool }: Known,
  offerOf: OfferOf,
): Decision<'stake.begin'> => {
  const { trader, clientId, plan, months } = command;
  const before = clientId === undefined ? undefined : byClient.get(clientKey(trader, clientId));
  if (before) return isSame(before, command) ? { done: { stake: before, isRepeat: true } } : otherStake;
  const [staker, number] = [stakers.get(trader), numbers.get(command)];
  if (!staker || number === undefined) return noSuchTrader;
  const offer = offerOf(plan, months);
  const gate = gateFault(command, view, staker, pool);
  if (gate || !offer) return gate ?? wrongTenure(plan);
  return faultIn(command, view, staker, pool) ?? begin({ command, offer, number, at: view.at });
};

/** All rules for a new stake are checked here, where the money moves. */
export const beginStake = (offerOf: OfferOf): AnyKind =>
  defineKind<'stake.begin', Known>({
    kind: 'stake.begin',
    keysOf: ({ trader }) => [poolKey, appCodeKey(trader)],
    steady: ({ trader }) => steadyTrader(trader),
    lookUp: async (client, commands) => {
      const [stakers, byClient, numbers, pool] = await Promise.all([
        readStakers(
          client,
          commands.map(({ trader }) => trader),
        ),
        readStakesByClient(client, commands),
        takeNumbers(client, 'stake_number', commands),
        readPool(client),
      ]);
      return { stakers, byClient, numbers, pool };
    },
    decide: (view, command, known) => decide(view, command, known, offerOf),
  });
