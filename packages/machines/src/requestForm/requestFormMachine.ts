import { canSend, isUnconfirmed, type Failure, type Result } from '@exchange/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { answerGuards, onAnswer, otherwise, when, withAnswer, withFailure } from '../calls';
import { notProvided } from '../notProvided';
import { bug, type Bug } from '../emitted';
import { isSame, outgoing, unansweredAfter, type RequestFields, type SentRequest } from './requestFormRules';

export interface TakenRequest {
  message: string;
  /** The request's reference; undefined if the server doesn't send one. */
  reference: string | undefined;
}

export type RequestAnswer = Result<TakenRequest>;

interface RequestFormContext {
  fields: RequestFields;
  isValid: boolean;
  isCaptchaSolved: boolean;
  /** Changes with each outcome, so that another captcha is shown. */
  captcha: number;
  /** Changes whenever the form is reset. */
  round: number;
  /** The request being sent. */
  sent: SentRequest | undefined;
  /** An earlier request without a response, which may have arrived. */
  unanswered: SentRequest | undefined;
  failure: Failure | undefined;
  taken: TakenRequest | undefined;
}

export type RequestFormEvent =
  | { type: 'form.typed'; fields: RequestFields; isValid: boolean }
  | { type: 'captcha.typed'; isSolved: boolean }
  /** `id` is used if the request was not sent before. */
  | { type: 'request.submitted'; id: string }
  | { type: 'another.requested' };

export type RequestFormEmitted =
  | { type: 'request.taken'; message: string }
  | { type: 'request.refused'; failure: Failure }
  /** It may have arrived. */
  | { type: 'request.unconfirmed'; failure: Failure }
  | Bug;

export interface RequestFormInput {
  /** Values from an earlier visit, including those sent without a response. */
  fields: RequestFields;
  isValid: boolean;
  unanswered: SentRequest | undefined;
  empty: RequestFields;
}

const tellFailure = (_: unknown, failure: Failure): RequestFormEmitted => ({
  type: isUnconfirmed({ error: failure }) ? 'request.unconfirmed' : 'request.refused',
  failure,
});

/** A public form: its values, its captcha and the outcome of sending it. A failure never loses what was typed. */
export const requestFormMachine = setup({
  types: {
    context: {} as RequestFormContext & Pick<RequestFormInput, 'empty'>,
    input: {} as RequestFormInput,
    events: {} as RequestFormEvent,
    emitted: {} as RequestFormEmitted,
  },
  actors: { submit: fromPromise<RequestAnswer, SentRequest>(async () => notProvided('submit')) },
  guards: {
    canBeSent: ({ context: { isValid, isCaptchaSolved } }) =>
      canSend({ isValid, isCaptchaSolved, isProcessing: false }),
    ...answerGuards,
  },
  actions: {
    // The messages about the last request don't apply to another one.
    keepTyped: assign(({ context }, { fields, isValid }: { fields: RequestFields; isValid: boolean }) => ({
      fields,
      isValid,
      failure: isSame(context.fields, fields) ? context.failure : undefined,
    })),
    keepCaptcha: assign({ isCaptchaSolved: (_, isSolved: boolean) => isSolved }),
    keepSent: assign({ sent: ({ context }, id: string) => outgoing(context, id), failure: undefined }),
    keepFailure: assign(({ context }, failure: Failure) => ({
      failure,
      sent: undefined,
      unanswered: unansweredAfter(context, failure),
    })),
    refreshCaptcha: assign({ isCaptchaSolved: false, captcha: ({ context }) => context.captcha + 1 }),
    keepTaken: assign({ taken: (_, { data }: RequestAnswer) => data }),
    clear: assign(({ context: { round, empty } }) => ({
      fields: empty,
      isValid: false,
      sent: undefined,
      unanswered: undefined,
      failure: undefined,
      round: round + 1,
    })),
    tellTaken: emit((_, { data }: RequestAnswer) => ({ type: 'request.taken' as const, message: data?.message ?? '' })),
    tellFailure: emit(tellFailure),
    reportBug: emit(bug),
  },
}).createMachine({
  id: 'requestForm',
  context: ({ input }) => ({
    ...input,
    isCaptchaSolved: false,
    captcha: 0,
    round: 0,
    sent: undefined,
    failure: undefined,
    taken: undefined,
  }),
  initial: 'invalid',
  on: {
    'form.typed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
    'captcha.typed': { actions: { type: 'keepCaptcha', params: ({ event }) => event.isSolved } },
  },
  states: {
    invalid: { always: { guard: 'canBeSent', target: 'ready' } },
    ready: {
      always: { guard: ({ context: { isValid, isCaptchaSolved } }) => !isValid || !isCaptchaSolved, target: 'invalid' },
      on: {
        'request.submitted': {
          target: 'processing',
          actions: { type: 'keepSent', params: ({ event }) => event.id },
        },
      },
    },
    processing: {
      tags: 'busy',
      // The fields stay editable, because `sent` has the values being sent. The captcha is used up.
      on: { 'captcha.typed': {} },
      invoke: {
        src: 'submit',
        input: ({ context: { sent } }) => sent ?? notProvided('sent'),
        ...onAnswer(
          when('hasFailed', { target: 'failed', actions: withFailure('keepFailure', 'tellFailure') }),
          otherwise({ target: 'succeeded', actions: [withAnswer('keepTaken'), withAnswer('tellTaken'), 'clear'] }),
        ),
      },
      exit: 'refreshCaptcha',
    },
    /** Keeps the values and the reason; it can be sent again once the new captcha is solved. */
    failed: { always: { guard: 'canBeSent', target: 'ready' } },
    succeeded: { on: { 'another.requested': 'invalid' } },
  },
});
