import { isCompleteTwoFactorCode, normaliseCode, type Failure, type Result } from '@exchange/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { answerGuards } from '../calls';
import { notProvided } from '../notProvided';
import { pauseBeforeLook } from '../looking';
import { mayTypeAgain } from '../staking/mayTypeAgain';
import { bug, failureIn, type Bug } from '../emitted';
import {
  canChange,
  isCarriedOut,
  isOvertaken,
  type ChangeableStake,
  type IntendedChange,
  type StakeChange,
  type StakeChangeRequest,
  type StakesLookup,
} from './stakingOrderRules';

export interface StakingOrderContext {
  intended: IntendedChange | undefined;
  code: string;
  /** Why the last request was refused or got no response. */
  failure: Failure | undefined;
  /** How often it was looked up after there was no response. */
  looks: number;
}

export interface ChangeRequested {
  change: StakeChange;
  stake: ChangeableStake;
}

export type StakingOrderEvent =
  | ({ type: 'change.requested' } & ChangeRequested)
  | { type: 'change.confirmed' }
  | { type: 'code.typed'; code: string }
  | { type: 'change.left' }
  /** The list was reloaded. */
  | { type: 'stakes.changed'; stakes: readonly ChangeableStake[] }
  | { type: 'look.requested' };

export type StakingOrderEmitted =
  /** Without a message if the response was lost and the list confirmed the change. */
  | { type: 'stake.changed'; intended: IntendedChange; message?: string }
  | { type: 'change.refused'; intended: IntendedChange; failure: Failure }
  /** It may or may not have been made, so the list is checked. */
  | { type: 'change.unconfirmed'; intended: IntendedChange; failure: Failure }
  /** According to the list, it was not made. */
  | { type: 'change.missing'; intended: IntendedChange }
  | { type: 'change.overtaken'; intended: IntendedChange }
  /** The exchange has had a second to record it. */
  | { type: 'list.outdated' }
  | Bug;

export type StakeChangeAnswer = Result<{ message: string }>;

interface InContext {
  context: StakingOrderContext;
}

/** For states after a change was requested. */
const intendedIn = ({ context }: InContext): IntendedChange => context.intended ?? notProvided('change');

export const requestIn = ({ context }: InContext): StakeChangeRequest => ({
  ...intendedIn({ context }),
  code: context.code,
});

export const nothingIntended: StakingOrderContext = { intended: undefined, code: '', failure: undefined, looks: 0 };

/** The building blocks of the machine for a stake's changes. */
export const stakingOrderSetup = setup({
  types: {
    context: {} as StakingOrderContext,
    events: {} as StakingOrderEvent,
    emitted: {} as StakingOrderEmitted,
  },
  actors: {
    changeStake: fromPromise<StakeChangeAnswer, StakeChangeRequest>(async () => notProvided('changeStake')),
    lookUp: fromPromise<StakesLookup>(async () => notProvided('lookUp')),
  },
  delays: { beforeReload: 1_000, pauseBeforeLook: ({ context }) => pauseBeforeLook(context) },
  guards: {
    canChange: (_, { change, stake }: ChangeRequested) => canChange(change, stake),
    isWholeCode: (_, code: string) => isCompleteTwoFactorCode(code),
    isOvertaken: (at, stakes: readonly ChangeableStake[]) => isOvertaken(stakes, intendedIn(at)),
    ...answerGuards,
    mayTypeAgain: (_, result: Result<unknown>) => mayTypeAgain(failureIn(result)),
    isCarriedOut: (at, lookup: StakesLookup) => isCarriedOut(lookup, intendedIn(at)),
  },
  actions: {
    keepIntended: assign({
      intended: (_, { change, stake }: ChangeRequested) => ({ change, stakingId: stake.stakingId }),
    }),
    forgetAll: assign(nothingIntended),
    keepCode: assign({ code: (_, code: string) => normaliseCode(code), failure: undefined }),
    forgetCode: assign({ code: '' }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: undefined }),
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
    forgetLooks: assign({ looks: 0 }),
    tellChanged: emit((at, { data }: StakeChangeAnswer) => ({
      type: 'stake.changed' as const,
      intended: intendedIn(at),
      message: data?.message ?? '',
    })),
    tellFound: emit((at) => ({ type: 'stake.changed' as const, intended: intendedIn(at) })),
    tellRefused: emit((at, failure: Failure) => ({
      type: 'change.refused' as const,
      intended: intendedIn(at),
      failure,
    })),
    tellUnconfirmed: emit((at, failure: Failure) => ({
      type: 'change.unconfirmed' as const,
      intended: intendedIn(at),
      failure,
    })),
    tellMissing: emit((at) => ({ type: 'change.missing' as const, intended: intendedIn(at) })),
    tellOvertaken: emit((at) => ({ type: 'change.overtaken' as const, intended: intendedIn(at) })),
    tellOutdated: emit({ type: 'list.outdated' as const }),
    reportBug: emit(bug),
  },
});
