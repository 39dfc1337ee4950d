import { isUnconfirmed } from '@exchange/domain';
import { assign, emit, enqueueActions, fromPromise, setup, stopChild, type ActorRefFrom } from 'xstate';
import { childAnswers, type ChildAnswer, type ChildEvent } from '../childAnswers';
import { notProvided } from '../notProvided';
import { lookAgain, pauseBeforeLook } from '../looking';
import { bug, type Bug } from '../emitted';
import {
  afterLook,
  afterRecalling,
  afterRefusal,
  afterSending,
  looksToStart,
  newsOfLook,
  newsOfResending,
  sentRequest,
  unconfirmedIn,
  without,
  withState,
  type Identified,
  type SentAnswer,
  type SentLookup,
  type SentNews,
  type SentRequests,
  type SentRow,
} from './sentRequestsRules';

export type SentRequestsEvent<Request> =
  | { type: 'request.sent'; request: Request }
  /** The exchange has it, as its own form reports. */
  | { type: 'request.answered'; id: string }
  | { type: 'request.refused'; id: string }
  | { type: 'request.unanswered'; id: string }
  /** Sent before the page was closed, without a response. */
  | { type: 'requests.recalled'; requests: readonly Request[] }
  | { type: 'look.requested' }
  /** A lookup that is still running may never get an answer. */
  | { type: 'line.back' }
  | { type: 'resend.requested'; id: string }
  /** The trader has checked the outcome. */
  | { type: 'request.dismissed'; id: string };

export type SentRequestsEmitted<Request, Row> = SentNews<Request, Row> | Bug;

const looking = 'look.';
const resending = 'resend.';

/**
 * Keeps every request of one kind from sending until its outcome is known. A request without a response is looked up
 * until it is found, or the trader has checked it. Nothing is ever sent again by itself, and only kinds whose requests
 * need no code are sent again from here.
 */
export const createSentRequestsMachine = <Request extends Identified, Row extends SentRow>() => {
  const looks = childAnswers<SentLookup<Row>, 'takeLook'>('takeLook', looking);
  const resends = childAnswers<SentAnswer, 'takeResent'>('takeResent', resending);
  return setup({
    types: {
      context: {} as SentRequests<Request>,
      events: {} as
        | SentRequestsEvent<Request>
        | ChildEvent<SentLookup<Row>, 'look.'>
        | ChildEvent<SentAnswer, 'resend.'>,
      emitted: {} as SentRequestsEmitted<Request, Row>,
    },
    actors: {
      lookUp: fromPromise<SentLookup<Row>, Request>(async () => notProvided('lookUp')),
      resend: fromPromise<SentAnswer, Request>(async () => notProvided('resend')),
    },
    delays: { pauseBeforeLook: ({ context }) => pauseBeforeLook(context) },
    guards: {
      hasNone: ({ context }) => unconfirmedIn(context).length === 0,
      hasEveryAnswer: ({ context }) => context.lookingUp.length === 0,
      canBeResent: ({ context }, id: string) => {
        const state = sentRequest(context, id)?.state;
        return state !== undefined && state !== 'sending' && state !== 'resending';
      },
    },
    actions: {
      keepSent: assign(({ context }, request: Request) => ({ sent: afterSending(context, request) })),
      keepRecalled: assign(({ context }, recalled: readonly Request[]) => ({
        sent: afterRecalling(context, recalled),
      })),
      markUnconfirmed: assign(({ context }, id: string) => ({
        sent: withState(context, { id, state: 'unconfirmed' }),
        looks: 0,
      })),
      keepRefusal: assign(({ context }, id: string) => ({ sent: afterRefusal(context, id) })),
      forget: assign(({ context }, id: string) => ({ sent: without(context, id) })),
      startOver: assign({ lookingUp: [], looks: 0 }),
      lookUpAll: enqueueActions(({ context, enqueue }) => {
        for (const request of looksToStart(context)) {
          const id = looking + request.id;
          enqueue(stopChild(id));
          enqueue.spawnChild('lookUp', { id, input: request });
        }
        enqueue.assign({
          lookingUp: [...new Set([...context.lookingUp, ...unconfirmedIn(context).map(({ request: { id } }) => id)])],
          looks: context.looks + 1,
        });
      }),
      takeLook: enqueueActions(({ context, enqueue }, answer: ChildAnswer<SentLookup<Row>>) => {
        for (const news of newsOfLook(context, answer)) {
          enqueue.emit(news);
          if (news.type === 'request.found') enqueue(stopChild(resending + news.request.id));
        }
        enqueue.assign(afterLook(context, answer));
        enqueue(stopChild(looking + answer.id));
      }),
      resend: enqueueActions(({ context, enqueue }, id: string) => {
        const input = sentRequest(context, id)?.request ?? notProvided('request');
        enqueue.spawnChild('resend', { id: resending + id, input });
        enqueue.assign({ sent: withState(context, { id, state: 'resending' }) });
      }),
      takeResent: enqueueActions(({ context, enqueue }, { id, result }: ChildAnswer<SentAnswer>) => {
        const resent = sentRequest(context, id);
        enqueue(stopChild(resending + id));
        if (resent === undefined) return;
        enqueue.emit(newsOfResending(resent, result));
        enqueue.assign({
          sent: isUnconfirmed(result) ? withState(context, { id, state: 'unconfirmed' }) : without(context, id),
        });
      }),
      reportBug: emit(bug),
    },
  }).createMachine({
    id: 'sentRequests',
    context: { sent: [], lookingUp: [], looks: 0, lookFailure: undefined },
    initial: 'idle',
    on: {
      'request.sent': { actions: { type: 'keepSent', params: ({ event }) => event.request } },
      'request.answered': { actions: { type: 'forget', params: ({ event }) => event.id } },
      'request.refused': { actions: { type: 'keepRefusal', params: ({ event }) => event.id } },
      'request.dismissed': { actions: { type: 'forget', params: ({ event }) => event.id } },
      'request.unanswered': {
        target: '.looking',
        reenter: true,
        actions: { type: 'markUnconfirmed', params: ({ event }) => event.id },
      },
      'requests.recalled': {
        target: '.looking',
        reenter: true,
        actions: { type: 'keepRecalled', params: ({ event }) => event.requests },
      },
      'line.back': { target: '.looking', reenter: true, actions: 'startOver' },
      'resend.requested': {
        guard: { type: 'canBeResent', params: ({ event }) => event.id },
        actions: { type: 'resend', params: ({ event }) => event.id },
      },
      'xstate.done.actor.look.*': looks.onDone,
      'xstate.error.actor.look.*': looks.onError,
      'xstate.done.actor.resend.*': resends.onDone,
      'xstate.error.actor.resend.*': resends.onError,
    },
    states: {
      idle: {},
      looking: {
        tags: 'busy',
        entry: 'lookUpAll',
        always: [
          { guard: 'hasNone', target: 'idle' },
          { guard: 'hasEveryAnswer', target: 'waiting' },
        ],
      },
      waiting: {
        ...lookAgain,
        always: { guard: 'hasNone', target: 'idle' },
      },
    },
  });
};

/** The actor of one kind of request. */
export type SentRequestsActor<Request extends Identified, Row extends SentRow> = ActorRefFrom<
  ReturnType<typeof createSentRequestsMachine<Request, Row>>
>;
