import { pairOf, type Failure } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { IntendedOrder } from '../orderEntry/orderEntryRules';
import type { Placed } from '../orderEntry/orderEntrySetup';
import { reachableStates } from '../testing/reachableStates';
import {
  sentOrdersMachine,
  type OpenOrderIds,
  type SentOrdersEmitted,
  type SentOrdersEvent,
} from './sentOrdersMachine';
import { unconfirmedOrders } from './sentOrdersRules';

const order = (clientOrderId: string): IntendedOrder => ({
  side: 'sell',
  price: '0.05',
  amount: '100',
  pair: pairOf('XDC-USDT'),
  clientOrderId,
});

const one = order('id-1');
const taken: Placed = { data: { message: 'Order placed successfully.' } };
const insufficient: Failure = { code: 'refused', status: 400, message: 'Insufficient Fund' };
const unreachable = { error: { code: 'unreachable' as const } };
const none: OpenOrderIds = { data: [] };
const there: OpenOrderIds = { data: ['id-7', 'id-1'] };

const never = new Promise<never>(() => undefined);

interface Answers {
  looks?: (OpenOrderIds | Promise<OpenOrderIds>)[];
  resends?: (Placed | Promise<Placed>)[];
}

const start = ({ looks = [], resends = [] }: Answers = {}) => {
  const clock = new SimulatedClock();
  const sent: IntendedOrder[] = [];
  let looked = 0;
  const machine = sentOrdersMachine.provide({
    actors: {
      loadOpenOrderIds: fromPromise<OpenOrderIds>(async () => {
        looked += 1;
        return looks.shift() ?? never;
      }),
      placeOrder: fromPromise<Placed, IntendedOrder>(async ({ input }) => {
        sent.push(input);
        return resends.shift() ?? never;
      }),
    },
  });
  const orders = createActor(machine, { clock });
  const said: SentOrdersEmitted[] = [];
  orders.on('*', (event) => said.push(event));
  orders.start();
  return {
    send: (event: SentOrdersEvent) => orders.send(event),
    clock,
    said,
    sent,
    looked: () => looked,
    reach: (place: 'idle' | 'looking' | 'waiting') => waitFor(orders, (state) => state.matches(place)),
    isIn: (place: 'idle' | 'looking' | 'waiting') => orders.getSnapshot().matches(place),
    listed: () => unconfirmedOrders(orders.getSnapshot().context).map((each) => each.order.clientOrderId),
    stateOf: () => orders.getSnapshot().context.orders[0]?.state,
    lookFailure: () => orders.getSnapshot().context.lookFailure,
    settled: () => waitFor(orders, (state) => Object.keys(state.children).every((id) => id === 'look')),
  };
};

const unanswered = (answers: Answers = {}) => {
  const started = start(answers);
  started.send({ type: 'order.sent', order: one });
  started.send({ type: 'order.unanswered', clientOrderId: 'id-1' });
  return started;
};

describe('an order that is on its way', () => {
  it('is not listed as unconfirmed, and not looked for [TRD-421]', () => {
    const { send, listed, isIn, looked } = start();
    send({ type: 'order.sent', order: one });
    expect(listed()).toEqual([]);
    expect(isIn('idle')).toBe(true);
    expect(looked()).toBe(0);
  });

  it('is no longer followed once it is answered [TRD-421]', () => {
    const { send, stateOf, said } = start();
    send({ type: 'order.sent', order: one });
    send({ type: 'order.answered', clientOrderId: 'id-1' });
    expect(stateOf()).toBeUndefined();
    expect(said).toEqual([]);
  });
});

describe('an unconfirmed order', () => {
  it('is looked up immediately, and reported when it turns up among the open orders [TRD-422]', async () => {
    const { reach, listed, said } = unanswered({ looks: [there] });
    expect(listed()).toEqual(['id-1']);
    await reach('idle');
    expect(said).toEqual([{ type: 'order.found', order: one }]);
    expect(listed()).toEqual([]);
  });

  it('is looked for every five seconds for a minute, and then every half minute [TRD-422]', async () => {
    const { reach, looked, clock } = unanswered({ looks: Array.from({ length: 20 }, () => none) });
    for (let look = 1; look < 12; look += 1) {
      await reach('waiting');
      expect(looked()).toBe(look);
      clock.increment(5_000);
    }
    await reach('waiting');
    clock.increment(5_000);
    expect(looked()).toBe(12);
    clock.increment(25_000);
    expect(looked()).toBe(13);
  });

  it('is looked for when somebody asks, but not twice at the same time [TRD-423]', async () => {
    const { send, reach, looked } = unanswered({ looks: [none] });
    send({ type: 'look.requested' });
    expect(looked()).toBe(1);
    await reach('waiting');
    send({ type: 'look.requested' });
    expect(looked()).toBe(2);
  });

  it('stays, with the reason, while the open orders cannot be loaded [TRD-423]', async () => {
    const { reach, listed, lookFailure, clock } = unanswered({ looks: [unreachable, none] });
    await reach('waiting');
    expect(listed()).toEqual(['id-1']);
    expect(lookFailure()).toEqual({ code: 'unreachable' });
    clock.increment(5_000);
    await reach('waiting');
    expect(lookFailure()).toBeUndefined();
  });

  it('from an earlier page is listed once and looked up, however often it is recalled', () => {
    const { send, listed, looked } = start();
    send({ type: 'orders.recalled', orders: [one] });
    send({ type: 'orders.recalled', orders: [one] });
    expect(listed()).toEqual(['id-1']);
    expect(looked()).toBeGreaterThan(0);
  });

  it('is sent again as the same order, once at a time', async () => {
    const { send, sent, settled, said, listed, isIn, stateOf } = unanswered({ resends: [Promise.resolve(taken)] });
    send({ type: 'resend.requested', clientOrderId: 'id-1' });
    send({ type: 'resend.requested', clientOrderId: 'id-1' });
    expect(stateOf()).toBe('resending');
    await settled();
    expect(sent).toEqual([one]);
    expect(said).toEqual([{ type: 'order.accepted', order: one, message: 'Order placed successfully.' }]);
    expect(listed()).toEqual([]);
    expect(isIn('idle')).toBe(true);
  });

  it('that is refused when it is sent again is refused', async () => {
    const { send, settled, said, listed } = unanswered({ resends: [{ error: insufficient }] });
    send({ type: 'resend.requested', clientOrderId: 'id-1' });
    await settled();
    expect(said).toEqual([{ type: 'order.refused', order: one, failure: insufficient }]);
    expect(listed()).toEqual([]);
  });

  it('that gets no answer again is still unconfirmed', async () => {
    const { send, settled, said, stateOf } = unanswered({ resends: [unreachable] });
    send({ type: 'resend.requested', clientOrderId: 'id-1' });
    await settled();
    expect(said).toEqual([{ type: 'order.stillUnconfirmed', order: one, failure: unreachable.error }]);
    expect(stateOf()).toBe('unconfirmed');
  });

  it('whose call breaks is reported, and still unconfirmed [TRD-126]', async () => {
    const bug = new Error('bug');
    const { send, settled, said, stateOf } = unanswered({ resends: [Promise.reject(bug)] });
    send({ type: 'resend.requested', clientOrderId: 'id-1' });
    await settled();
    expect(said[0]).toEqual({ type: 'bug', error: bug });
    expect(stateOf()).toBe('unconfirmed');
  });

  it('that turns up while it is being sent again is reported once', async () => {
    let find: (found: OpenOrderIds) => void = () => undefined;
    const { send, reach, said } = unanswered({ looks: [new Promise((resolve) => (find = resolve))] });
    send({ type: 'resend.requested', clientOrderId: 'id-1' });
    find(there);
    await reach('idle');
    expect(said).toEqual([{ type: 'order.found', order: one }]);
  });

  it('leaves when its trader has checked, and others stay [TRD-122]', () => {
    const { send, listed, isIn } = unanswered();
    send({ type: 'orders.recalled', orders: [order('id-0')] });
    send({ type: 'order.dismissed', clientOrderId: 'id-1' });
    expect(listed()).toEqual(['id-0']);
    send({ type: 'order.dismissed', clientOrderId: 'id-0' });
    expect(isIn('idle')).toBe(true);
  });
});

it('a look that breaks is reported, and there is another [TRD-126]', async () => {
  const bug = new Error('bug');
  const { reach, said, clock, looked } = unanswered({ looks: [Promise.reject(bug)] });
  await reach('waiting');
  expect(said).toEqual([{ type: 'bug', error: bug }]);
  clock.increment(5_000);
  expect(looked()).toBe(2);
});

it('leaves no state out of reach', () => {
  const reached = reachableStates(sentOrdersMachine, {
    events: [
      { type: 'order.sent', order: one },
      { type: 'order.unanswered', clientOrderId: 'id-1' },
      { type: 'look.requested' },
      { type: 'order.dismissed', clientOrderId: 'id-1' },
    ],
    outputs: { loadOpenOrderIds: [none, there, unreachable] },
    counters: ['looks'],
  });
  expect(reached).toEqual(new Set(['idle', 'looking', 'waiting'].map((value) => JSON.stringify(value))));
});
