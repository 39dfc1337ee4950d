import {
  hasPassed,
  isFailure,
  normaliseCode,
  reloadAfterDisablingMs,
  storedTwoFactorStatus,
  type Failure,
  type Result,
} from '@exchange/domain';
import { assign, emit, enqueueActions, fromCallback, fromPromise, setup, stopChild, type EventObject } from 'xstate';
import { answerGuards } from '../calls';
import { hasSessionEnded } from '../hasSessionEnded';
import { notProvided } from '../notProvided';
import { bug, failed, type Bug, type Failed } from '../emitted';
import {
  isAlreadySo,
  isOnAfter,
  isVerificationOver,
  isWholeCode,
  lacksSecret,
  pauseBeforeNextLook,
  resendTime,
  secretIn,
  type TwoFactorAnswer,
  type TwoFactorCode,
  type TwoFactorCodeRequest,
  type TwoFactorCodeSent,
  type TwoFactorStatusAnswer,
} from './twoFactorRules';

export interface TwoFactorInput {
  userId: string;
  isOn: boolean;
  now: () => number;
}

export interface TwoFactorContext extends TwoFactorInput {
  /** For the authenticator app, only during setup. */
  secret: string | undefined;
  code: string;
  appCode: string;
  /** Why the step failed; cleared as soon as its field is edited. */
  failure: Failure | undefined;
  /** When the email code can be requested again, in milliseconds since 1970. */
  resendAt: number;
  /** Whether it is on, according to the last response. */
  found: boolean;
  /** How often the status was requested without success. */
  looks: number;
  /** Cancelled while a call was in progress: its response still counts, but no step follows. */
  hasLeft: boolean;
}

export type TwoFactorEvent =
  | { type: 'started' }
  | { type: 'code.typed'; code: string }
  | { type: 'resend.requested' }
  | { type: 'appCode.typed'; code: string }
  | { type: 'cancelled' }
  /** Requests the status immediately. */
  | { type: 'look.requested' }
  /** Another tab or device turned it on or off. */
  | { type: 'status.changed'; isOn: boolean };

export type TwoFactorEmitted =
  | Failed
  | Bug
  | { type: 'code.sent' }
  | { type: 'code.resent' }
  | { type: 'code.notResent'; failure: Failure }
  | { type: 'code.verified'; message: string }
  | { type: 'code.notVerified'; failure: Failure }
  | { type: 'appCode.refused'; failure: Failure }
  /** The email code has to be verified again. */
  | { type: 'verification.expired'; failure: Failure }
  /** Without a message if the response was lost and the status confirmed it. */
  | { type: 'twoFactor.switched'; isOn: boolean; message?: string }
  /** It may or may not have changed, so the status is requested. */
  | { type: 'twoFactor.unconfirmed'; failure: Failure }
  /** According to the status, it did not change. */
  | { type: 'twoFactor.unchanged'; isOn: boolean }
  | { type: 'twoFactor.switchedElsewhere'; isOn: boolean }
  | { type: 'session.ended' }
  | { type: 'page.reloadable' };

/** '1' while two-factor is on, '0' while it is off. */
type StoredStatus = ReturnType<typeof storedTwoFactorStatus>;

export const firstContext = (input: TwoFactorInput): TwoFactorContext => ({
  ...input,
  secret: undefined,
  code: '',
  appCode: '',
  failure: undefined,
  resendAt: 0,
  found: input.isOn,
  looks: 0,
  hasLeft: false,
});

/** The building blocks of the two-factor machine: its effects, guards and actions. */
export const twoFactorSetup = setup({
  types: {
    input: {} as TwoFactorInput,
    context: {} as TwoFactorContext,
    events: {} as TwoFactorEvent,
    emitted: {} as TwoFactorEmitted,
  },
  actors: {
    requestCode: fromPromise<TwoFactorCodeSent, TwoFactorCodeRequest>(async () => notProvided('requestCode')),
    verifyCode: fromPromise<TwoFactorAnswer, TwoFactorCode>(async () => notProvided('verifyCode')),
    switchTwoFactor: fromPromise<TwoFactorAnswer, TwoFactorCode>(async () => notProvided('switchTwoFactor')),
    readStatus: fromPromise<TwoFactorStatusAnswer, { userId: string }>(async () => notProvided('readStatus')),
    /** Stores the secret, and wipes it when it ends, which includes stopping the machine. */
    storeSecret: fromCallback<EventObject, { secret: string }>(() => notProvided('storeSecret')),
  },
  delays: {
    untilReload: reloadAfterDisablingMs,
    pauseBeforeNextLook: ({ context }) => pauseBeforeNextLook(context),
  },
  guards: {
    // Not spread in, because TypeScript would no longer infer the parameters of the guards below.
    hasWorked: (_, result: Result<unknown>) => answerGuards.hasWorked(_, result),
    isUnconfirmed: (_, result: Result<unknown>) => answerGuards.isUnconfirmed(_, result),
    hasSessionEnded: (_, result: Result<unknown>) => hasSessionEnded(result),
    isAlreadySo: (_, result: Result<unknown>) => isAlreadySo(result),
    isVerificationOver: (_, result: Result<unknown>) => isVerificationOver(result),
    lacksSecret: ({ context }, result: TwoFactorCodeSent) => lacksSecret(result, context),
    turnedOn: (_, result: TwoFactorAnswer) => !isFailure(result) && isOnAfter(result),
    turnedOff: (_, result: TwoFactorAnswer) => !isFailure(result) && !isOnAfter(result),
    isAlready: ({ context }, isOn: boolean) => isOn === context.isOn,
    isUnchanged: ({ context }) => context.found === context.isOn,
    isFoundOn: ({ context }) => context.found,
    isWholeEmailCode: (_, code: string) => isWholeCode.email(code),
    isWholeAppCode: (_, code: string) => isWholeCode.app(code),
    mayResend: ({ context }) => hasPassed(context.resendAt, context.now()),
    hasLeft: ({ context }) => context.hasLeft,
  },
  actions: {
    keepSecret: enqueueActions(({ context, enqueue }, sent: TwoFactorCodeSent) => {
      const secret = secretIn(sent, context);
      if (secret === undefined) return;
      enqueue(stopChild('storeSecret'));
      enqueue.assign({ secret });
      enqueue.spawnChild('storeSecret', { id: 'storeSecret', input: { secret } });
    }),
    wipe: enqueueActions(({ enqueue }) => {
      enqueue(stopChild('storeSecret'));
      enqueue.assign({ secret: undefined, code: '', appCode: '' });
    }),
    startResendPause: assign({ resendAt: ({ context }) => resendTime(context.now()) }),
    keepCode: assign({ code: (_, code: string) => normaliseCode(code), failure: undefined }),
    keepAppCode: assign({ appCode: (_, code: string) => normaliseCode(code), failure: undefined }),
    forgetCode: assign({ code: '' }),
    forgetCodes: assign({ code: '', appCode: '' }),
    forgetAppCode: assign({ appCode: '' }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: undefined }),
    keepFound: assign({ found: (_, isOn: boolean) => isOn }),
    keepStatus: assign({ isOn: ({ context }) => context.found }),
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
    forgetLooks: assign({ looks: 0 }),
    leave: assign({ hasLeft: true }),
    comeBack: assign({ hasLeft: false }),
    tellFailure: emit(failed),
    tellSent: emit({ type: 'code.sent' as const }),
    tellResent: emit({ type: 'code.resent' as const }),
    tellNotResent: emit((_, failure: Failure) => ({ type: 'code.notResent' as const, failure })),
    tellVerified: emit((_, { data }: TwoFactorAnswer) => ({
      type: 'code.verified' as const,
      message: data?.message ?? '',
    })),
    tellNotVerified: emit((_, failure: Failure) => ({ type: 'code.notVerified' as const, failure })),
    tellAppCodeRefused: emit((_, failure: Failure) => ({ type: 'appCode.refused' as const, failure })),
    tellVerificationExpired: emit((_, failure: Failure) => ({ type: 'verification.expired' as const, failure })),
    tellSwitched: emit(({ context }, { data }: TwoFactorAnswer) => ({
      type: 'twoFactor.switched' as const,
      isOn: context.found,
      message: data?.message ?? '',
    })),
    tellFound: emit(({ context }) => ({ type: 'twoFactor.switched' as const, isOn: context.found })),
    tellUnconfirmed: emit((_, failure: Failure) => ({ type: 'twoFactor.unconfirmed' as const, failure })),
    tellUnchanged: emit(({ context: { isOn } }) => ({ type: 'twoFactor.unchanged' as const, isOn })),
    tellSwitchedElsewhere: emit(({ context }) => ({
      type: 'twoFactor.switchedElsewhere' as const,
      isOn: context.found,
    })),
    tellSessionEnded: emit({ type: 'session.ended' as const }),
    tellReloadable: emit({ type: 'page.reloadable' as const }),
    reportBug: emit(bug),
    storeStatus: (_, _status: StoredStatus) => notProvided('storeStatus'),
  },
});

interface Answered<Output> {
  event: { output: Output };
}

export const isOnOf = ({ event: { output } }: Answered<TwoFactorAnswer>): boolean => isOnAfter(output);

/** For responses that contain a status. */
export const statusOf = ({ event: { output } }: Answered<TwoFactorStatusAnswer>): boolean =>
  output.data?.isTwoFactorOn ?? notProvided('status');

/** Applies the status that was found, here and in the other tabs. */
export const holding = [
  'keepStatus',
  { type: 'storeStatus', params: ({ context }: { context: TwoFactorContext }) => storedTwoFactorStatus(context.isOn) },
] as const;

export const leaving = { target: '#twoFactor.idle', actions: 'forgetFailure' } as const;

/** A request that was sent can't be undone, but the secret and the codes are wiped immediately. */
export const leavingLater = { actions: ['leave', 'wipe'] } as const;
