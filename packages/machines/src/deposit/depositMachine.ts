import type { AssetSymbol, Failure } from '@exchange/domain';
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { onAnswer, otherwise, when, withAnswer, withFailure } from '../calls';
import { notProvided } from '../notProvided';
import { bug, type Bug } from '../emitted';
import {
  afterChange,
  afterLoad,
  isSafeToShow,
  newsOfChange,
  newsOfLoad,
  nothingKnown,
  type DepositNews,
  type Deposits,
  type FetchedAddress,
  type IncomingDeposit,
  type LoadedDeposits,
} from './depositRules';

export interface DepositInput {
  asset: AssetSymbol;
}

export type DepositEvent =
  | { type: 'coin.changed'; asset: AssetSymbol }
  | { type: 'retry.requested' }
  /** Sent by the server. */
  | { type: 'deposit.changed'; deposit: IncomingDeposit }
  /** The server's changes don't reach us at the moment. */
  | { type: 'feed.lost' }
  /** Changes may have been missed. */
  | { type: 'look.requested' };

export type DepositEmitted = { type: 'address.unavailable'; asset: AssetSymbol; failure: Failure } | DepositNews | Bug;

const coinIn = ({ context: { asset } }: { context: Deposits }): DepositInput => ({ asset });

/**
 * The deposit panel of a coin: loads and shows its address, and follows incoming deposits until they can be withdrawn.
 * It polls until the server has pushed a change.
 */
export const depositMachine = setup({
  types: {
    input: {} as DepositInput,
    context: {} as Deposits,
    events: {} as DepositEvent,
    emitted: {} as DepositEmitted,
  },
  actors: {
    fetchAddress: fromPromise<FetchedAddress, DepositInput>(async () => notProvided('fetchAddress')),
    loadDeposits: fromPromise<LoadedDeposits, DepositInput>(async () => notProvided('loadDeposits')),
  },
  delays: { pauseBeforeLoad: 30_000 },
  guards: {
    isSafeToShow: ({ context }, fetched: FetchedAddress) => isSafeToShow(context.asset, fetched),
    isOfThisCoin: ({ context }, deposit: IncomingDeposit) => deposit.asset === context.asset,
    mustPoll: ({ context }) => !context.sendsEvents || context.loadFailure !== undefined,
  },
  actions: {
    startOver: assign(({ context: { sendsEvents } }, asset: AssetSymbol) => ({ ...nothingKnown(asset), sendsEvents })),
    keepAddress: assign({ address: (_, { data }: FetchedAddress) => data }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: undefined }),
    takeChange: enqueueActions(({ context, enqueue }, deposit: IncomingDeposit) => {
      for (const news of newsOfChange(context, deposit)) enqueue.emit(news);
      enqueue.assign(afterChange(context, deposit));
    }),
    takeLoaded: enqueueActions(({ context, enqueue }, loaded: LoadedDeposits) => {
      for (const news of newsOfLoad(context, loaded)) enqueue.emit(news);
      enqueue.assign(afterLoad(context, loaded));
    }),
    expectNoEvents: assign({ sendsEvents: false }),
    tellUnavailable: emit(({ context: { asset } }, failure: Failure) => ({
      type: 'address.unavailable' as const,
      asset,
      failure,
    })),
    reportBug: emit(bug),
  },
}).createMachine({
  id: 'deposit',
  context: ({ input: { asset } }) => nothingKnown(asset),
  initial: 'fetching',
  on: {
    'coin.changed': {
      target: '.fetching',
      reenter: true,
      actions: { type: 'startOver', params: ({ event }) => event.asset },
    },
    'deposit.changed': {
      guard: { type: 'isOfThisCoin', params: ({ event }) => event.deposit },
      actions: { type: 'takeChange', params: ({ event }) => event.deposit },
    },
    'feed.lost': { actions: 'expectNoEvents' },
  },
  states: {
    fetching: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'fetchAddress',
        input: coinIn,
        ...onAnswer(
          when('isSafeToShow', { target: 'shown', actions: withAnswer('keepAddress') }),
          otherwise({ target: 'unavailable', actions: withFailure('keepFailure', 'tellUnavailable') }),
        ),
      },
    },
    unavailable: { on: { 'retry.requested': 'fetching' } },
    shown: {
      initial: 'loading',
      on: { 'feed.lost': { target: '.loading', actions: 'expectNoEvents' } },
      states: {
        loading: {
          // A response still on its way may be older than the change the server has just pushed.
          on: {
            'deposit.changed': {
              guard: { type: 'isOfThisCoin', params: ({ event }) => event.deposit },
              target: 'loading',
              reenter: true,
              actions: { type: 'takeChange', params: ({ event }) => event.deposit },
            },
          },
          invoke: {
            src: 'loadDeposits',
            input: coinIn,
            ...onAnswer({ target: 'waiting', actions: withAnswer('takeLoaded') }),
          },
        },
        waiting: {
          after: { pauseBeforeLoad: { guard: 'mustPoll', target: 'loading' } },
          on: { 'look.requested': 'loading' },
        },
      },
    },
  },
});
