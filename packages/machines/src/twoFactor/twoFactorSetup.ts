import {
  hasPassed,
  hasSessionEnded,
  isFailure,
  normaliseCode,
  reloadAfterDisablingMs,
  type Failure,
  type Result,
  type SecondFactor,
} from '@exchange/domain';
import { assign, emit, enqueueActions, fromCallback, fromPromise, setup, stopChild, type EventObject } from 'xstate';
import { answerGuards } from '../calls';
import { notProvided } from '../notProvided';
import { bug, failed, type Bug, type Failed } from '../emitted';
import {
  factorAfter,
  isAlreadySo,
  isVerificationOver,
  isWholeCode,
  lacksSecret,
  pauseBeforeNextLook,
  resendTime,
  secretIn,
  switchFor,
  takesAppCode,
  type TwoFactorAnswer,
  type TwoFactorCode,
  type TwoFactorCodeRequest,
  type TwoFactorCodeSent,
  type TwoFactorStatusAnswer,
  type TwoFactorSwitch,
} from './twoFactorRules';

export interface TwoFactorInput {
  userId: string;
  /** What a sign-in asks for now. */
  factor: SecondFactor;
  now: () => number;
}

export interface TwoFactorContext extends TwoFactorInput {
  /** What it is to ask for after the change. */
  wanted: SecondFactor;
  /** The exchange turned out to have no calls for codes by email. */
  lacksMailCodes: boolean;
  /** For the authenticator app, only during setup. */
  secret: string | undefined;
  code: string;
  appCode: string;
  /** Why the step failed; cleared as soon as its field is edited. */
  failure: Failure | undefined;
  /** When the email code can be requested again, in milliseconds since 1970. */
  resendAt: number;
  /** What it asks for, according to the last response. */
  found: SecondFactor;
  /** How often the status was requested without success. */
  looks: number;
  /** Cancelled while a call was in progress: its response still counts, but no step follows. */
  hasLeft: boolean;
}

export type TwoFactorEvent =
  | { type: 'started'; wanted: SecondFactor }
  | { type: 'code.typed'; code: string }
  | { type: 'resend.requested' }
  | { type: 'appCode.typed'; code: string }
  /** The exchange has taken a passkey in place of the app's code. */
  | { type: 'passkey.confirmed' }
  | { type: 'cancelled' }
  /** Requests the status immediately. */
  | { type: 'look.requested' }
  /** Another tab or device changed it. */
  | { type: 'status.changed'; factor: SecondFactor };

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
  | { type: 'twoFactor.switched'; before: SecondFactor; factor: SecondFactor; message?: string }
  /** It may or may not have changed, so the status is requested. */
  | { type: 'twoFactor.unconfirmed'; failure: Failure }
  /** According to the status, it did not change. */
  | { type: 'twoFactor.unchanged'; factor: SecondFactor }
  | { type: 'twoFactor.switchedElsewhere'; factor: SecondFactor }
  | { type: 'session.ended' }
  | { type: 'page.reloadable' };

export const firstContext = (input: TwoFactorInput): TwoFactorContext => ({
  ...input,
  wanted: input.factor,
  lacksMailCodes: false,
  secret: undefined,
  code: '',
  appCode: '',
  failure: undefined,
  resendAt: 0,
  found: input.factor,
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
    switchTwoFactor: fromPromise<TwoFactorAnswer, TwoFactorSwitch>(async () => notProvided('switchTwoFactor')),
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
    lacksMailCodes: ({ context }, { error }: Result<unknown>) =>
      error?.code === 'not-built' && switchFor(context).part === 'mail',
    /** A change without the app is made as soon as the email code is verified. */
    isAllVerified: ({ context }, result: Result<unknown>) => !isFailure(result) && !takesAppCode(context),
    isRefusedWithoutApp: ({ context }, result: Result<unknown>) => isFailure(result) && !takesAppCode(context),
    /** Whether sign-ins ask for something afterwards. */
    turnedOn: ({ context }, result: TwoFactorAnswer) => !isFailure(result) && factorAfter(result, context) !== 'none',
    appTurnedOff: ({ context }, result: TwoFactorAnswer) =>
      !isFailure(result) && factorAfter(result, context) === 'none' && context.factor !== 'mail',
    turnedOff: ({ context }, result: TwoFactorAnswer) => !isFailure(result) && factorAfter(result, context) === 'none',
    isAlready: ({ context }, factor: SecondFactor) => factor === context.factor,
    isChange: ({ context }, wanted: SecondFactor) => wanted !== context.factor,
    isUnchanged: ({ context }) => context.found === context.factor,
    isUnchangedForApp: ({ context }) => context.found === context.factor && takesAppCode(context),
    isFoundOn: ({ context }) => context.found !== 'none',
    isAppFoundOff: ({ context }) => context.found === 'none' && context.factor === 'app',
    /** Setting the app up takes its own code. */
    isAppOn: ({ context }) => context.factor === 'app',
    isWholeEmailCode: (_, code: string) => isWholeCode.email(code),
    isWholeAppCode: (_, code: string) => isWholeCode.app(code),
    mayResend: ({ context }) => hasPassed(context.resendAt, context.now()),
    hasLeft: ({ context }) => context.hasLeft,
  },
  actions: {
    keepWanted: assign({ wanted: (_, wanted: SecondFactor) => wanted }),
    loseMailCodes: assign({ lacksMailCodes: true }),
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
    keepFound: assign({ found: (_, factor: SecondFactor) => factor }),
    keepFactor: assign({ factor: ({ context }) => context.found }),
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
      before: context.factor,
      factor: context.found,
      message: data?.message ?? '',
    })),
    tellFound: emit(({ context }) => ({
      type: 'twoFactor.switched' as const,
      before: context.factor,
      factor: context.found,
    })),
    tellUnconfirmed: emit((_, failure: Failure) => ({ type: 'twoFactor.unconfirmed' as const, failure })),
    tellUnchanged: emit(({ context: { factor } }) => ({ type: 'twoFactor.unchanged' as const, factor })),
    tellSwitchedElsewhere: emit(({ context }) => ({
      type: 'twoFactor.switchedElsewhere' as const,
      factor: context.found,
    })),
    tellSessionEnded: emit({ type: 'session.ended' as const }),
    tellReloadable: emit({ type: 'page.reloadable' as const }),
    reportBug: emit(bug),
    storeFactor: (_, _factor: SecondFactor) => notProvided('storeFactor'),
  },
});

interface Answered<Output> {
  event: { output: Output };
}

export const factorOf = ({
  context,
  event: { output },
}: Answered<TwoFactorAnswer> & { context: TwoFactorContext }): SecondFactor => factorAfter(output, context);

/** For responses that contain a status. */
export const statusOf = ({ event: { output } }: Answered<TwoFactorStatusAnswer>): SecondFactor =>
  output.data?.factor ?? notProvided('status');

/** Applies what was found, here and in the other tabs. */
export const holding = [
  'keepFactor',
  { type: 'storeFactor', params: ({ context }: { context: TwoFactorContext }) => context.factor },
] as const;

/** Nothing is changed to what it is already. */
export const starting = {
  guard: { type: 'isChange', params: ({ event }: { event: { wanted: SecondFactor } }) => event.wanted },
  target: '#twoFactor.requesting',
  actions: { type: 'keepWanted', params: ({ event }: { event: { wanted: SecondFactor } }) => event.wanted },
} as const;

export const leaving = { target: '#twoFactor.idle', actions: 'forgetFailure' } as const;

/** A request that was sent can't be undone, but the secret and the codes are wiped immediately. */
export const leavingLater = { actions: ['leave', 'wipe'] } as const;
