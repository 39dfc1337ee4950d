import { isCompleteTwoFactorCode, normaliseCode, type Failure, type Result, type StakingKind } from '@exchange/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { answerGuards } from '../calls';
import { notProvided } from '../notProvided';
import { pauseBeforeLook } from '../looking';
import { bug, failureIn, type Bug } from '../emitted';
import { mayTypeAgain } from './mayTypeAgain';
import {
  cannotTell,
  canSubmit,
  firstForm,
  intendedStake,
  isFound,
  nothingAllowed,
  obstacleIn,
  type IntendedStake,
  type StakeLookup,
  type StakeRequest,
  type StakingConditions,
  type StakingForm,
} from './stakingRules';

export interface StakingInput {
  kind: StakingKind;
  /** Creates a stake id that has never been used. */
  newId: () => string;
}

export interface StakingContext extends StakingInput {
  conditions: StakingConditions;
  form: StakingForm;
  code: string;
  /** The stake being confirmed, being sent, unconfirmed or last completed. */
  stake: IntendedStake | undefined;
  /** Why the last request was refused or got no response. */
  failure: Failure | undefined;
  /** The stake was sent before, without a response. */
  isInDoubt: boolean;
  /** How often an unconfirmed stake was looked up. */
  looks: number;
}

export type StakingEvent =
  | { type: 'conditions.changed'; conditions: StakingConditions }
  | { type: 'form.typed'; form: StakingForm }
  | { type: 'form.submitted'; form: StakingForm }
  | { type: 'code.typed'; code: string }
  | { type: 'stake.confirmed' }
  | { type: 'confirmation.left' }
  /** Sent before the page was closed, without a response. */
  | { type: 'stake.recalled'; stake: IntendedStake }
  /** Looks up an unconfirmed stake immediately. */
  | { type: 'look.requested' }
  /** Sends an unconfirmed stake again with its id, which makes it the same one. */
  | { type: 'stake.repeated' }
  /** The trader has checked the outcome. */
  | { type: 'stake.dismissed' };

export type StakingEmitted =
  | { type: 'stake.accepted'; stake: IntendedStake; message: string }
  | { type: 'stake.refused'; stake: IntendedStake; failure: Failure }
  /** It may have been accepted, or may never have arrived, so it is looked up. */
  | { type: 'stake.unconfirmed'; stake: IntendedStake; failure: Failure }
  | { type: 'stake.found'; stake: IntendedStake }
  | Bug;

export type StakingAnswer = Result<{ message: string }>;

interface InContext {
  context: StakingContext;
}

/** For states after a form was submitted. */
export const stakeIn = ({ context }: InContext): IntendedStake => context.stake ?? notProvided('stake');

export const requestIn = ({ context }: InContext): StakeRequest => ({ ...stakeIn({ context }), code: context.code });

export const firstContext = (input: StakingInput): StakingContext => ({
  ...input,
  conditions: nothingAllowed,
  form: firstForm(input.kind),
  code: '',
  stake: undefined,
  failure: undefined,
  isInDoubt: false,
  looks: 0,
});

/** The building blocks of the staking machine: its effects, guards and actions. */
export const stakingSetup = setup({
  types: {
    input: {} as StakingInput,
    context: {} as StakingContext,
    events: {} as StakingEvent,
    emitted: {} as StakingEmitted,
  },
  actors: {
    stake: fromPromise<StakingAnswer, StakeRequest>(async () => notProvided('stake')),
    lookUp: fromPromise<StakeLookup, IntendedStake>(async () => notProvided('lookUp')),
  },
  delays: { pauseBeforeLook: ({ context }) => pauseBeforeLook(context) },
  guards: {
    isOpen: ({ context }) => obstacleIn(context) === undefined,
    isRunning: ({ context }) => obstacleIn(context) !== 'closed',
    isSignedIn: ({ context }) => obstacleIn(context) !== 'visitor',
    isBarred: ({ context }) => obstacleIn(context) !== undefined,
    canSubmit: ({ context }, form: StakingForm) => canSubmit(context, form),
    hasWholeCode: ({ context }) => isCompleteTwoFactorCode(context.code),
    ...answerGuards,
    mayTypeAgain: (_, result: Result<unknown>) => mayTypeAgain(failureIn(result)),
    isInDoubt: ({ context }) => context.isInDoubt,
    isFound: ({ context }, lookup: StakeLookup) => isFound(lookup, stakeIn({ context })),
    cannotTell: (_, lookup: StakeLookup) => cannotTell(lookup),
  },
  actions: {
    keepConditions: assign({ conditions: (_, conditions: StakingConditions) => conditions }),
    keepForm: assign({ form: (_, form: StakingForm) => form }),
    clearForm: assign({ form: ({ context }) => firstForm(context.kind) }),
    keepStake: assign({ stake: ({ context }, form: StakingForm) => intendedStake(form, context) }),
    recallStake: assign({ stake: (_, stake: IntendedStake) => stake }),
    keepCode: assign({ code: (_, code: string) => normaliseCode(code), failure: undefined }),
    forgetCode: assign({ code: '' }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: undefined }),
    startDoubt: assign({ isInDoubt: true, looks: 0 }),
    endDoubt: assign({ isInDoubt: false, looks: 0 }),
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
    tellAccepted: emit(({ context }, { data }: StakingAnswer) => ({
      type: 'stake.accepted' as const,
      stake: stakeIn({ context }),
      message: data?.message ?? '',
    })),
    tellRefused: emit(({ context }, failure: Failure) => ({
      type: 'stake.refused' as const,
      stake: stakeIn({ context }),
      failure,
    })),
    tellUnconfirmed: emit(({ context }, failure: Failure) => ({
      type: 'stake.unconfirmed' as const,
      stake: stakeIn({ context }),
      failure,
    })),
    tellFound: emit(({ context }) => ({ type: 'stake.found' as const, stake: stakeIn({ context }) })),
    reportBug: emit(bug),
  },
});
