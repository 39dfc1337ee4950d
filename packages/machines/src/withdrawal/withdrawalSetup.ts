import {
  failureAnswer,
  refusedPart,
  waitingPeriodEnd,
  type AssetSymbol,
  type Failure,
  type RefusedPart,
  type Result,
  type WithdrawalObstacle,
  type WithdrawForm,
} from '@exchange/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { answerGuards } from '../calls';
import { notProvided } from '../notProvided';
import { timeUntil } from '../timeUntil';
import { bug, failureIn, type Bug } from '../emitted';
import {
  codeHeldUntil,
  emptyForm,
  formWithout,
  hasBothCodes,
  intendedWithdrawal,
  isValid,
  nothingAllowed,
  isKycMissing,
  obstacleIn,
  requestFor,
  uncheckedTwin,
  wasCodeRequested,
  withCode,
  withoutCode,
  type CodeLog,
  type EmailCodeRequest,
  type IntendedWithdrawal,
  type WithdrawalConditions,
  type WithdrawalRequest,
  type WithdrawalSubmission,
} from './withdrawalRules';

export interface WithdrawalInput {
  asset: AssetSymbol;
  /** Creates a withdrawal id that has never been used. */
  newId: () => string;
  now: () => number;
}

export interface WithdrawalContext extends WithdrawalInput, CodeLog {
  conditions: WithdrawalConditions;
  /** Whether the panel is on screen. */
  isShown: boolean;
  form: WithdrawForm;
  emailCode: string;
  authenticatorCode: string;
  /** The withdrawal being confirmed, being sent or last completed. */
  withdrawal: IntendedWithdrawal | undefined;
  /** Why the last request was refused; `refusedPart` says where to show it. */
  failure: Failure | undefined;
  /** Why no email code was sent. */
  codeFailure: Failure | undefined;
}

export type WithdrawalEvent =
  | { type: 'panel.opened'; conditions: WithdrawalConditions }
  | { type: 'panel.closed' }
  /** The profile, the balance or the minimum changed. */
  | { type: 'conditions.changed'; conditions: WithdrawalConditions }
  | { type: 'form.typed'; form: WithdrawForm }
  | ({ type: 'form.submitted' } & WithdrawalSubmission)
  | { type: 'code.requested' }
  | { type: 'emailCode.typed'; code: string }
  | { type: 'authenticatorCode.typed'; code: string }
  | { type: 'withdrawal.confirmed' }
  | { type: 'confirmation.left' }
  /** An unconfirmed withdrawal was found in the history. */
  | { type: 'withdrawal.found'; withdrawal: IntendedWithdrawal }
  /** Timers may have been suspended. */
  | { type: 'page.woke' };

export type WithdrawalEmitted =
  | { type: 'gate.closed'; obstacle: WithdrawalObstacle; opensAt: number | undefined }
  | { type: 'code.sent'; message: string }
  | { type: 'code.notSent'; failure: Failure }
  | { type: 'withdrawal.sent'; withdrawal: IntendedWithdrawal }
  | { type: 'withdrawal.requested'; withdrawal: IntendedWithdrawal; message: string }
  | { type: 'withdrawal.refused'; withdrawal: IntendedWithdrawal; failure: Failure }
  /** It may have been requested, or may never have arrived. */
  | { type: 'withdrawal.unconfirmed'; withdrawal: IntendedWithdrawal; failure: Failure }
  /** The same withdrawal is unconfirmed, so the trader must check the history before sending it again. */
  | { type: 'withdrawal.checkNeeded'; withdrawal: IntendedWithdrawal }
  | Bug;

/** The exchange's response to either kind of request. */
export type WithdrawalAnswer = Result<{ message: string }>;

interface InContext {
  context: WithdrawalContext;
}

/** For states in which a withdrawal is confirmed or being sent. */
const withdrawalIn = ({ context }: InContext): IntendedWithdrawal => context.withdrawal ?? notProvided('withdrawal');

export const requestIn = ({ context }: InContext): WithdrawalRequest => requestFor(withdrawalIn({ context }), context);

export const codeRequestIn = (at: InContext): EmailCodeRequest => {
  const { id: _, ...figures } = withdrawalIn(at);
  return figures;
};

export const firstContext = (input: WithdrawalInput): WithdrawalContext => ({
  ...input,
  conditions: nothingAllowed,
  isShown: false,
  form: emptyForm,
  emailCode: '',
  authenticatorCode: '',
  withdrawal: undefined,
  failure: undefined,
  codeFailure: undefined,
  requestedCodes: [],
});

/** The building blocks of the withdrawal machine: its effects, guards and actions. */
export const withdrawalSetup = setup({
  types: {
    input: {} as WithdrawalInput,
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    emitted: {} as WithdrawalEmitted,
  },
  actors: {
    requestCode: fromPromise<WithdrawalAnswer, EmailCodeRequest>(async () => notProvided('requestCode')),
    requestWithdrawal: fromPromise<WithdrawalAnswer, WithdrawalRequest>(async () => notProvided('requestWithdrawal')),
  },
  delays: {
    untilOpen: ({ context }) => timeUntil(waitingPeriodEnd(context.conditions.facts) ?? 0, context.now()),
    untilNextCode: ({ context }) => timeUntil(codeHeldUntil(context, withdrawalIn({ context })) ?? 0, context.now()),
  },
  guards: {
    isHidden: ({ context }) => !context.isShown,
    isBarred: ({ context }) => obstacleIn(context) !== undefined,
    isOpen: ({ context }) => obstacleIn(context) === undefined,
    hasKyc: ({ context }) => !isKycMissing(obstacleIn(context)),
    hasTwoFactor: ({ context }) => obstacleIn(context) !== 'twoFactor',
    isIncomplete: ({ context }, form: WithdrawForm) => !isValid(form, context),
    mustBeChecked: ({ context }, submission: WithdrawalSubmission) =>
      uncheckedTwin(submission, context.asset) !== undefined,
    isSame: ({ context }, withdrawal: IntendedWithdrawal) => context.withdrawal?.id === withdrawal.id,
    isCodeHeld: ({ context }) => codeHeldUntil(context, withdrawalIn({ context })) !== undefined,
    mayRequestCode: ({ context }) => codeHeldUntil(context, withdrawalIn({ context })) === undefined,
    wasCodeRequested: ({ context }) => wasCodeRequested(context, withdrawalIn({ context })),
    hasBothCodes: ({ context }) => hasBothCodes(context),
    ...answerGuards,
    isAbout: (_, { failure, part }: { failure: Failure; part: RefusedPart }) => refusedPart(failure) === part,
    wasNotTried: (_, result: Result<unknown>) => failureAnswer(failureIn(result)) === 'notTried',
  },
  actions: {
    keepConditions: assign({ conditions: (_, conditions: WithdrawalConditions) => conditions }),
    show: assign({ isShown: true }),
    hide: assign({ isShown: false }),
    keepForm: assign({ form: (_, form: WithdrawForm) => form }),
    clearForm: assign({ form: emptyForm }),
    clearFound: assign({
      form: ({ context }, withdrawal: IntendedWithdrawal) => formWithout(context.form, withdrawal),
    }),
    keepWithdrawal: assign({
      withdrawal: ({ context }, submission: WithdrawalSubmission) => intendedWithdrawal(submission, context),
    }),
    keepEmailCode: assign({ emailCode: (_, code: string) => code }),
    keepAuthenticatorCode: assign({ authenticatorCode: (_, code: string) => code }),
    forgetEmailCode: assign({ emailCode: '' }),
    forgetAuthenticatorCode: assign({ authenticatorCode: '' }),
    forgetCodes: assign({ emailCode: '', authenticatorCode: '', codeFailure: undefined }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: undefined }),
    noteCodeRequested: assign({
      requestedCodes: ({ context }) => withCode(context, { figures: codeRequestIn({ context }), isSent: false }),
      codeFailure: undefined,
    }),
    noteCodeSent: assign({
      requestedCodes: ({ context }) => withCode(context, { figures: codeRequestIn({ context }), isSent: true }),
    }),
    noteCodeNotSent: assign({
      requestedCodes: ({ context }) => withoutCode(context, withdrawalIn({ context })),
      codeFailure: (_, failure: Failure) => failure,
    }),
    tellClosed: emit(({ context }) => ({
      type: 'gate.closed' as const,
      obstacle: obstacleIn(context) ?? notProvided('obstacle'),
      opensAt: waitingPeriodEnd(context.conditions.facts),
    })),
    tellCodeSent: emit((_, { data }: WithdrawalAnswer) => ({
      type: 'code.sent' as const,
      message: data?.message ?? '',
    })),
    tellCodeNotSent: emit((_, failure: Failure) => ({ type: 'code.notSent' as const, failure })),
    tellCheckNeeded: emit(({ context }, submission: WithdrawalSubmission) => ({
      type: 'withdrawal.checkNeeded' as const,
      withdrawal: uncheckedTwin(submission, context.asset) ?? notProvided('withdrawal'),
    })),
    tellSent: emit((at) => ({ type: 'withdrawal.sent' as const, withdrawal: withdrawalIn(at) })),
    tellRequested: emit((at, { data }: WithdrawalAnswer) => ({
      type: 'withdrawal.requested' as const,
      withdrawal: withdrawalIn(at),
      message: data?.message ?? '',
    })),
    tellRefused: emit((at, failure: Failure) => ({
      type: 'withdrawal.refused' as const,
      withdrawal: withdrawalIn(at),
      failure,
    })),
    tellUnconfirmed: emit((at, failure: Failure) => ({
      type: 'withdrawal.unconfirmed' as const,
      withdrawal: withdrawalIn(at),
      failure,
    })),
    reportBug: emit(bug),
  },
});
