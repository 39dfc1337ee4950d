import { failureAnswer, isFailure, type Failure, type Result } from '@exchange/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { answerGuards, onAnswer, otherwise, when, withAnswer, withFailure } from '../calls';
import { notProvided } from '../notProvided';
import { bug, type Bug } from '../emitted';

export const verifications = ['account', 'loginActivity', 'twoFactorDisabling'] as const;
/** The purpose of an emailed link. */
export type Verification = (typeof verifications)[number];

export interface VerificationInput {
  verification: Verification;
  token: string;
}

export type VerificationEmitted = Bug;

/** The address of an account that was verified, if the exchange says which. */
export type Redeemed = Result<{ message: string; email?: string | undefined }>;

interface VerificationContext extends VerificationInput {
  failure: Failure | undefined;
  email: string | undefined;
}

/**
 * Redeems an emailed link as soon as it is opened. One that turns two-factor authentication off asks first, because
 * email scanners open its links, too. Without a response, nothing is known about the link, and
 * it can be tried again.
 */
export const verificationMachine = setup({
  types: {
    input: {} as VerificationInput,
    context: {} as VerificationContext,
    events: {} as { type: 'change.confirmed' } | { type: 'retry.requested' },
    emitted: {} as VerificationEmitted,
  },
  actors: { redeemLink: fromPromise<Redeemed, VerificationInput>(async () => notProvided('redeemLink')) },
  guards: {
    ...answerGuards,
    takesSafetyAway: ({ context }) => context.verification === 'twoFactorDisabling',
    isRefused: (_, result: Redeemed) => isFailure(result) && failureAnswer(result.error) === 'refused',
  },
  actions: {
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    keepEmail: assign({ email: (_, { data }: Redeemed) => data?.email }),
    forgetFailure: assign({ failure: undefined }),
    reportBug: emit(bug),
  },
}).createMachine({
  id: 'verification',
  context: ({ input }) => ({ ...input, failure: undefined, email: undefined }),
  initial: 'opened',
  states: {
    opened: { always: [{ guard: 'takesSafetyAway', target: 'asking' }, { target: 'verifying' }] },
    asking: { on: { 'change.confirmed': 'verifying' } },
    verifying: {
      entry: 'forgetFailure',
      invoke: {
        src: 'redeemLink',
        input: ({ context: { verification, token } }) => ({ verification, token }),
        ...onAnswer(
          when('hasWorked', { target: 'succeeded', actions: withAnswer('keepEmail') }),
          when('isRefused', { target: 'failed', actions: withFailure('keepFailure') }),
          otherwise({ target: 'unanswered', actions: withFailure('keepFailure') }),
        ),
      },
    },
    succeeded: { type: 'final' },
    failed: { type: 'final' },
    unanswered: { on: { 'retry.requested': 'verifying' } },
  },
});
