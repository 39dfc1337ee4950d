import { returnsBy, stakeReturnDays, stakingTerm } from '@exchange/domain';
import { defineKind, type AnyKind } from '#exchange/commandKind';
import type { Decision, View } from '#exchange/effects';
import type { CommandOf } from '#exchange/commands';
import { frozen, type Refused } from '#exchange/refusals';
import type { Queries } from '#exchange/sql/statement';
import { rowFor } from '#exchange/sql/rows';
import { readIsWindingDown } from '#exchange/sql/windDown';
import { appCodeKey, spendAppCodes, steadyTrader } from '#identity/appCodes';
import { beginStake } from './beginStake';
import { fixedStake, noSuchStake, notActive, renewalOff, twoFactorOff, wrongCode } from './refusals';
import { dueSteps, type OfferOf, type Step } from './settling';
import { readStakes, stakeKey, type Stake } from './stake';
import { effectsOf } from './stakeEffects';
import { readStakers, type Stakers } from './stakers';

interface ByTrader {
  id: string;
  trader: string;
  /** The time step that the authenticator code belongs to; undefined if the code is wrong. */
  totpStep?: number | undefined;
}

declare module '#exchange/commands' {
  interface Commands {
    /** Pays rewards that are due and returns a stake that has ended. */
    'stake.settle': { id: string };
    'stake.revoke': ByTrader;
    /** Lets the stake end with the running term. */
    'stake.disableRenewal': ByTrader;
  }
}

declare module '#exchange/outcomes' {
  interface Outcomes {
    'stake.settle': { stake: Stake; steps: number };
    'stake.revoke': { stake: Stake };
    'stake.disableRenewal': { stake: Stake };
  }
}

interface Due {
  stakes: ReadonlyMap<string, Stake>;
  isWindingDown: boolean;
}

const nothingOffered: OfferOf = () => undefined;

/** While winding down, and of a closed account, no stake is renewed. */
const offersIn = ({ isWindingDown }: Due, { state }: View, { trader }: Stake, offerOf: OfferOf): OfferOf =>
  isWindingDown || state.closed.has(trader) ? nothingOffered : offerOf;

const readDue = async (client: Queries, commands: readonly { id: string }[]): Promise<Due> => {
  const [stakes, isWindingDown] = await Promise.all([
    readStakes(
      client,
      commands.map(({ id }) => id),
    ),
    readIsWindingDown(client),
  ]);
  return { stakes, isWindingDown };
};

const settleStake = (offerOf: OfferOf): AnyKind =>
  defineKind<'stake.settle', Due>({
    kind: 'stake.settle',
    keysOf: ({ id }) => [stakeKey(id)],
    lookUp: readDue,
    decide: (view, { id }, due) => {
      const stake = due.stakes.get(id);
      if (!stake) return noSuchStake;
      const steps = dueSteps(stake, view.at, offersIn(due, view, stake, offerOf));
      return { done: { stake: steps.at(-1)?.stake ?? stake, steps: steps.length }, ...effectsOf(steps) };
    },
  });

type Changing = 'stake.revoke' | 'stake.disableRenewal';

interface Known extends Due {
  stakers: Stakers;
}

interface Plan {
  objection: (stake: Stake) => Refused | undefined;
  change: (stake: Stake, at: number) => Pick<Step, 'stake' | 'change'>;
}

const gateFault = ({ state }: View, { trader }: ByTrader, { stakers }: Known): Refused | undefined => {
  if (state.frozen.has(trader)) return frozen;
  return stakers.get(trader)?.hasTwoFactor === true ? undefined : twoFactorOff;
};

/** Checked last, so that a change that is refused anyway doesn't use up the code. */
const codeFault = ({ trader, totpStep }: ByTrader, { stakers }: Known): Refused | undefined =>
  totpStep === undefined || totpStep <= (stakers.get(trader)?.lastStep ?? -1) ? wrongCode : undefined;

/** Settles first what was due before, so that the result doesn't depend on when the job runs. */
const kindOf = (kind: Changing, { objection, change }: Plan, offerOf: OfferOf): AnyKind =>
  defineKind<Changing, Known>({
    kind,
    keysOf: ({ id, trader }) => [stakeKey(id), appCodeKey(trader)],
    steady: ({ trader }) => steadyTrader(trader),
    lookUp: async (client, commands) => {
      const [due, stakers] = await Promise.all([
        readDue(client, commands),
        readStakers(
          client,
          commands.map(({ trader }) => trader),
        ),
      ]);
      return { ...due, stakers };
    },
    decide: (view, command: CommandOf<Changing>, known): Decision<Changing> => {
      const gate = gateFault(view, command, known);
      if (gate) return gate;
      const before = known.stakes.get(command.id);
      // Other traders' stakes are not found.
      if (before?.trader !== command.trader) return noSuchStake;
      const steps = dueSteps(before, view.at, offersIn(known, view, before, offerOf));
      const stake = steps.at(-1)?.stake ?? before;
      const fault = objection(stake) ?? codeFault(command, known);
      if (fault) return fault;
      const changed = change(stake, view.at);
      const { rows = [], ...effects } = effectsOf([...steps, { ...changed, on: view.at }]);
      const { trader, totpStep = -1 } = command;
      return {
        done: { stake: changed.stake },
        ...effects,
        rows: [rowFor(spendAppCodes, { trader, step: totpStep }), ...rows],
      };
    },
  });

const isActive = ({ status }: Stake): boolean => status === 'active';

const revokeFault = (stake: Stake): Refused | undefined => {
  if (stake.plan === 'fixed') return fixedStake;
  return isActive(stake) ? undefined : notActive;
};

const renewalFault = (stake: Stake): Refused | undefined => {
  if (!isActive(stake)) return notActive;
  return stake.autoRenewal ? undefined : renewalOff;
};

export interface StakingKindSettings {
  returnDays?: number | undefined;
  offerOf?: OfferOf | undefined;
}

/** Every command that moves stakes and rewards. */
export const createStakingKinds = ({
  returnDays = stakeReturnDays,
  offerOf = stakingTerm,
}: StakingKindSettings = {}): readonly AnyKind[] => [
  beginStake(offerOf),
  settleStake(offerOf),
  kindOf(
    'stake.revoke',
    {
      objection: revokeFault,
      change: (stake, at) => ({
        stake: {
          ...stake,
          status: 'revoked',
          autoRenewal: false,
          revokedAt: at,
          nextDue: returnsBy(at, returnDays),
        },
        change: 'revoked',
      }),
    },
    offerOf,
  ),
  kindOf(
    'stake.disableRenewal',
    {
      objection: renewalFault,
      change: (stake, at) => ({
        stake: { ...stake, autoRenewal: false, renewalDisabledAt: at },
        change: 'renewalDisabled',
      }),
    },
    offerOf,
  ),
];
