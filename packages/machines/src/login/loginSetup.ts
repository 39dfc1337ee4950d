import {
  normaliseCode,
  normaliseRecoveryCode,
  resendPauseMs,
  type Failure,
  type LoginOutcome,
  type Result,
} from '@exchange/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { answerGuards, reportThrown } from '../calls';
import { notProvided } from '../notProvided';
import type { Session } from '../session/sessionRules';
import { bug, failed, unexpected, type Bug, type Failed } from '../emitted';
import {
  failureOf,
  isWholeCode,
  type ActivityCode,
  type Credentials,
  type LoginCall,
  type LoginStep,
  type PasswordReplacement,
  type Resend,
  type Resent,
} from './loginRules';

export interface LoginInput {
  now: () => number;
}

export interface LoginContext {
  credentials: Credentials;
  uniqueId: string | undefined;
  code: string;
  /** Sent in place of the app's code. */
  recoveryCode: string;
  /** Whether the exchange takes one. */
  takesRecoveryCode: boolean;
  replacement: PasswordReplacement | undefined;
  socketToken: string;
  /** Of the code for new login activity, if the exchange says so. */
  codeLength: number | undefined;
  hasTwoFactor: boolean;
  /** The step that the exchange asked for last. */
  asked: LoginOutcome['kind'] | undefined;
  /** When the emailed code can be requested again, in milliseconds since 1970. */
  resendAt: number;
  /** How often something failed. When it increases, the captcha and the code inputs are cleared. */
  failures: number;
  session: Session | undefined;
  now: () => number;
}

export type LoginEvent =
  | { type: 'credentials.submitted'; credentials: Credentials }
  /** Instead of the credentials. */
  | { type: 'passkey.requested' }
  | { type: 'code.submitted'; code: string }
  | { type: 'recoveryCode.submitted'; code: string }
  | { type: 'password.submitted'; replacement: PasswordReplacement }
  | { type: 'resend.requested' }
  | { type: 'twoFactorReset.requested' }
  | { type: 'back.requested' };

export type LoginEmitted =
  | Failed
  | Bug
  /** The exchange requires the same code again. */
  | { type: 'code.refused' }
  | { type: 'recoveryCode.refused' }
  | { type: 'code.resent' }
  | { type: 'code.notResent'; failure: Failure }
  | { type: 'password.replaced' }
  | { type: 'twoFactorReset.requested'; message: string }
  | { type: 'login.completed'; session: Session };

const nobody: Credentials = { email: '', password: '' };

export const nothingKnown = (now: () => number): LoginContext => ({
  credentials: nobody,
  uniqueId: undefined,
  code: '',
  recoveryCode: '',
  takesRecoveryCode: false,
  replacement: undefined,
  socketToken: '',
  codeLength: undefined,
  hasTwoFactor: false,
  asked: undefined,
  resendAt: 0,
  failures: 0,
  session: undefined,
  now,
});

/** The building blocks of the login machine: its effects, guards and actions. */
export const loginSetup = setup({
  types: {
    input: {} as LoginInput,
    context: {} as LoginContext,
    events: {} as LoginEvent,
    emitted: {} as LoginEmitted,
  },
  actors: {
    logIn: fromPromise<LoginStep, LoginCall>(async () => notProvided('logIn')),
    /** Asks the device for a passkey, and signs in with it. */
    signInWithPasskey: fromPromise<LoginStep>(async () => notProvided('signInWithPasskey')),
    resendCode: fromPromise<Resent, Resend>(async () => notProvided('resendCode')),
    verifyActivity: fromPromise<Result<unknown>, ActivityCode>(async () => notProvided('verifyActivity')),
    replacePassword: fromPromise<Result<unknown>, PasswordReplacement>(async () => notProvided('replacePassword')),
    requestTwoFactorReset: fromPromise<Result<{ message: string }>, Credentials>(async () =>
      notProvided('requestTwoFactorReset'),
    ),
  },
  guards: {
    /** A code was sent, and the response requires the same one again. */
    asksAgain: ({ context }, { outcome }: LoginStep) => context.code !== '' && outcome.kind === context.asked,
    /** As an exchange does that doesn't know recovery codes, or has none left. */
    ignoresRecoveryCode: ({ context }, { outcome }: LoginStep) =>
      context.recoveryCode !== '' && outcome.kind === context.asked,
    isIn: (_, { outcome }: LoginStep) => outcome.kind === 'token',
    wantsTwoFactor: (_, { outcome }: LoginStep) => outcome.kind === 'twoFactorWanted',
    wantsMailCode: (_, { outcome }: LoginStep) => outcome.kind === 'mailCodeWanted',
    hasExpiredPassword: (_, { outcome }: LoginStep) => outcome.kind === 'passwordExpired',
    isNewActivity: (_, { outcome }: LoginStep) => outcome.kind === 'newLoginActivity',
    ...answerGuards,
    isWhole: (_, { code, step }: { code: string; step: keyof typeof isWholeCode }) => isWholeCode[step](code),
    mayResend: ({ context }) => context.now() >= context.resendAt,
  },
  actions: {
    keepCredentials: assign({
      credentials: (_, credentials: Credentials) => credentials,
      uniqueId: undefined,
      asked: undefined,
      code: '',
      recoveryCode: '',
      takesRecoveryCode: false,
    }),
    keepCode: assign({ code: (_, code: string) => normaliseCode(code), recoveryCode: '' }),
    keepRecoveryCode: assign({ recoveryCode: (_, code: string) => normaliseRecoveryCode(code), code: '' }),
    keepReplacement: assign({
      replacement: (_, replacement: PasswordReplacement) => replacement,
      credentials: ({ context }, { email }: PasswordReplacement) => ({
        ...context.credentials,
        email,
      }),
    }),
    keepStep: assign({
      uniqueId: ({ context }, { uniqueId }: LoginStep) => uniqueId ?? context.uniqueId,
      session: (_, { session }: LoginStep) => session,
      asked: (_, { outcome }: LoginStep) => outcome.kind,
      code: '',
      recoveryCode: '',
      takesRecoveryCode: ({ context }, { outcome }: LoginStep) =>
        outcome.kind === 'twoFactorWanted' ? outcome.takesRecoveryCode === true : context.takesRecoveryCode,
      hasTwoFactor: ({ context }, { outcome }: LoginStep) =>
        outcome.kind === 'passwordExpired' ? outcome.hasTwoFactor : context.hasTwoFactor,
      socketToken: ({ context }, { outcome }: LoginStep) =>
        (outcome.kind === 'newLoginActivity' ? outcome.socketToken : undefined) ?? context.socketToken,
      codeLength: ({ context }, { outcome }: LoginStep) =>
        outcome.kind === 'newLoginActivity' ? outcome.codeLength : context.codeLength,
    }),
    keepResent: assign({
      socketToken: ({ context }, { data }: Resent) => data?.socketToken ?? context.socketToken,
      codeLength: (_, { data }: Resent) => data?.codeLength,
    }),
    startResendPause: assign({ resendAt: ({ context }) => context.now() + resendPauseMs.login }),
    forgetPassword: assign({ credentials: ({ context }) => ({ ...context.credentials, password: '' }) }),
    forgetCode: assign({ code: '', recoveryCode: '' }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1, code: '', recoveryCode: '' }),
    tellFailure: emit(failed),
    tellCodeRefused: emit({ type: 'code.refused' as const }),
    tellRecoveryCodeRefused: emit({ type: 'recoveryCode.refused' as const }),
    tellResent: emit({ type: 'code.resent' as const }),
    tellNotResent: emit((_, failure: Failure) => ({ type: 'code.notResent' as const, failure })),
    tellReplaced: emit({ type: 'password.replaced' as const }),
    tellResetRequested: emit((_, { data }: Result<{ message: string }>) => ({
      type: 'twoFactorReset.requested' as const,
      message: data?.message ?? '',
    })),
    tellCompleted: emit(({ context: { session } }) =>
      session ? { type: 'login.completed' as const, session } : notProvided('session'),
    ),
    reportBug: emit(bug),
    storeEmail: (_, _email: string) => notProvided('storeEmail'),
  },
});

export const failureOfStep = ({ event }: { event: { output: LoginStep } | { error: unknown } }): Failure =>
  'output' in event ? failureOf(event.output) : unexpected;

/** Anything that an effect throws is a bug, and for the trader just another failure. */
export const onBug = [reportThrown, { type: 'tellFailure', params: unexpected }, 'countFailure'] as const;

/** For states in which a replacement is being sent. */
export const replacementOf = ({ replacement }: LoginContext): PasswordReplacement =>
  replacement ?? notProvided('replacement');
