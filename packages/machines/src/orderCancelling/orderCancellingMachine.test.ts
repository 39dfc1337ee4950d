import type { Failure } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { reachableStates } from '../testing/reachableStates';
import { orderCancellingMachine, type OrderCancellingEmitted } from './orderCancellingMachine';
import { cancelProgress, cancelState, nothingToCancel, type Cancelled } from './orderCancellingRules';

const cancelled: Cancelled = { data: { message: 'Order cancelled successfully.' } };
const unavailable: Failure = { code: 'refused', status: 503, message: 'The exchange is busy.' };
const busy: Cancelled = { error: unavailable };
const notOpen: Cancelled = { error: { code: 'refused', status: 409, message: 'This order is no longer open.' } };
const unreachable: Cancelled = { error: { code: 'unreachable' } };

const ended = (progress: object) => ({
  type: 'cancelAll.ended',
  progress: expect.objectContaining(progress) as unknown,
});
const notCancelled = (failure: Failure | undefined) => ({
  type: 'order.notCancelled',
  orderId: 'o-1',
  failure,
  isSingle: true,
});

/** Each test decides when and how a call is answered, by its order's id. */
const start = () => {
  const calls: string[] = [];
  const open = new Map<string, { answer: (result: Cancelled) => void; breakDown: (bug: Error) => void }>();
  const machine = orderCancellingMachine.provide({
    actors: {
      cancelOrder: fromPromise<Cancelled, { orderId: string }>(({ input: { orderId } }) => {
        calls.push(orderId);
        return new Promise<Cancelled>((answer, breakDown) => open.set(orderId, { answer, breakDown }));
      }),
    },
  });
  const cancelling = createActor(machine);
  const said: OrderCancellingEmitted[] = [];
  cancelling.on('*', (event) => said.push(event));
  cancelling.start();
  const stateOf = (orderId: string) => cancelState(cancelling.getSnapshot().context, orderId);
  const settle = async (orderId: string) => {
    await waitFor(cancelling, () => stateOf(orderId) !== 'cancelling');
  };
  const answer = async (orderId: string, result: Cancelled) => {
    open.get(orderId)?.answer(result);
    await settle(orderId);
  };
  const breakDown = async (orderId: string, bug: Error) => {
    open.get(orderId)?.breakDown(bug);
    await settle(orderId);
  };
  const cancel = (orderId: string) => cancelling.send({ type: 'cancel.requested', orderId });
  const cancelAll = (...orderIds: string[]) => cancelling.send({ type: 'cancelAll.requested', orderIds });
  const progress = () => cancelProgress(cancelling.getSnapshot().context);
  const isIn = (place: 'idle' | 'cancellingAll' | 'stopping' | 'summed') => cancelling.getSnapshot().matches(place);
  return { cancelling, calls, said, stateOf, answer, breakDown, cancel, cancelAll, progress, isIn };
};

describe('an order', () => {
  it('is being cancelled while its call runs, and is asked for once', () => {
    const { cancel, calls, stateOf } = start();
    expect(stateOf('o-1')).toBe('idle');
    cancel('o-1');
    cancel('o-1');
    expect(stateOf('o-1')).toBe('cancelling');
    expect(calls).toEqual(['o-1']);
  });

  it('is cancelled beside others, each for itself', async () => {
    const { cancel, calls, stateOf, answer } = start();
    cancel('o-1');
    cancel('o-2');
    expect(calls).toEqual(['o-1', 'o-2']);
    await answer('o-2', cancelled);
    expect(stateOf('o-1')).toBe('cancelling');
  });

  it('that is cancelled is reported, for the list', async () => {
    const { cancel, said, answer, cancelling } = start();
    cancel('o-1');
    await answer('o-1', cancelled);
    expect(said).toEqual([
      { type: 'order.cancelled', orderId: 'o-1', message: 'Order cancelled successfully.', isSingle: true },
    ]);
    expect(cancelling.getSnapshot().context).toEqual(nothingToCancel);
    expect(cancelling.getSnapshot().children).toEqual({});
  });

  it('that could not be cancelled says why, in the exchange’s words, and can be requested again', async () => {
    const { cancel, said, stateOf, calls, answer, cancelling } = start();
    cancel('o-1');
    await answer('o-1', busy);
    expect(said).toEqual([notCancelled(unavailable)]);
    expect(stateOf('o-1')).toBe('failed');
    expect(cancelling.getSnapshot().context.failed).toEqual([{ orderId: 'o-1', failure: unavailable }]);
    cancel('o-1');
    expect(stateOf('o-1')).toBe('cancelling');
    expect(calls).toEqual(['o-1', 'o-1']);
  });

  it.each<Cancelled>([unreachable, { error: { code: 'timed-out' } }, notOpen])(
    'that was not cancelled tells the failure as it is: %o',
    async (result) => {
      const { cancel, said, stateOf, answer } = start();
      cancel('o-1');
      await answer('o-1', result);
      expect(said).toEqual([notCancelled(result.error)]);
      expect(stateOf('o-1')).toBe('failed');
    },
  );

  it.each([notOpen, unreachable])(
    'that was filled or cancelled elsewhere meanwhile is no failure: %o [TRD-158]',
    async (result) => {
      const { cancel, cancelling, said, answer } = start();
      cancel('o-1');
      cancelling.send({ type: 'order.closed', orderId: 'o-1' });
      await answer('o-1', result);
      expect(said).toEqual([]);
      expect(cancelling.getSnapshot().context).toEqual(nothingToCancel);
    },
  );

  it('that failed and then closes has failed no longer [TRD-158]', async () => {
    const { cancel, cancelling, stateOf, answer } = start();
    cancel('o-1');
    await answer('o-1', busy);
    cancelling.send({ type: 'order.closed', orderId: 'o-1' });
    expect(stateOf('o-1')).toBe('idle');
    expect(cancelling.getSnapshot().context).toEqual(nothingToCancel);
  });

  it('whose call breaks is reported as a bug, and can be requested again [TRD-159]', async () => {
    const bug = new Error('bug');
    const { cancel, said, stateOf, breakDown } = start();
    cancel('o-1');
    await breakDown('o-1', bug);
    expect(said).toEqual([{ type: 'bug', error: bug }, notCancelled({ code: 'unexpected' })]);
    expect(stateOf('o-1')).toBe('failed');
  });
});

describe('cancel all', () => {
  const six = ['o-1', 'o-2', 'o-3', 'o-4', 'o-5', 'o-6'];

  it('sends a few at a time, and the next as one is answered [TRD-176]', async () => {
    const { cancelAll, calls, answer, stateOf } = start();
    cancelAll(...six);
    expect(calls).toEqual(['o-1', 'o-2', 'o-3', 'o-4']);
    expect(stateOf('o-6')).toBe('cancelling');
    await answer('o-3', cancelled);
    expect(calls).toEqual(['o-1', 'o-2', 'o-3', 'o-4', 'o-5']);
  });

  it('tells how many of how many are done', async () => {
    const { cancelAll, progress, answer } = start();
    cancelAll(...six);
    expect(progress()).toMatchObject({ total: 6, done: 0 });
    await answer('o-1', cancelled);
    await answer('o-2', busy);
    expect(progress()).toMatchObject({ total: 6, done: 2, cancelled: 1 });
  });

  it('continues after failures and ends with a summary', async () => {
    const { cancelAll, progress, answer, said, isIn, cancelling } = start();
    cancelAll(...six);
    for (const orderId of six) await answer(orderId, orderId === 'o-2' ? busy : cancelled);
    expect(isIn('summed')).toBe(true);
    expect(progress()).toEqual({
      total: 6,
      done: 6,
      cancelled: 5,
      failed: [{ orderId: 'o-2', failure: unavailable }],
      closed: 0,
      left: 0,
    });
    expect(said.filter(({ type }) => type === 'cancelAll.ended')).toEqual([
      ended({ total: 6, cancelled: 5, failed: [{ orderId: 'o-2', failure: unavailable }] }),
    ]);
    cancelling.send({ type: 'summary.dismissed' });
    expect(isIn('idle')).toBe(true);
    expect(progress().total).toBe(0);
  });

  it('that succeeded is announced once', async () => {
    const { cancelAll, answer, said } = start();
    cancelAll('o-1', 'o-2');
    await answer('o-1', cancelled);
    await answer('o-2', cancelled);
    expect(said.filter(({ type }) => type === 'cancelAll.ended')).toEqual([ended({ total: 2, cancelled: 2 })]);
  });

  it('can be stopped: what is under way is awaited, and nothing more is sent', async () => {
    const { cancelAll, calls, answer, said, isIn, stateOf, cancelling } = start();
    cancelAll(...six);
    cancelling.send({ type: 'cancelAll.stopped' });
    expect(isIn('stopping')).toBe(true);
    expect(stateOf('o-6')).toBe('idle');
    for (const orderId of ['o-1', 'o-2', 'o-3', 'o-4']) await answer(orderId, cancelled);
    expect(isIn('summed')).toBe(true);
    expect(calls).toHaveLength(4);
    expect(said.at(-1)).toEqual(ended({ total: 6, cancelled: 4, left: 2 }));
  });

  it('counts an order whose cancellation was already requested, and sends it once [TRD-175]', async () => {
    const { cancel, cancelAll, calls, answer, progress, isIn } = start();
    cancel('o-1');
    cancelAll('o-1', 'o-2', 'o-2');
    cancel('o-2');
    expect(calls).toEqual(['o-1', 'o-2']);
    await answer('o-2', cancelled);
    expect(isIn('cancellingAll')).toBe(true);
    await answer('o-1', cancelled);
    expect(isIn('summed')).toBe(true);
    expect(progress()).toMatchObject({ total: 2, cancelled: 2 });
  });

  it('spares the call of an order that is gone when its turn comes, and does not call it cancelled [TRD-175]', async () => {
    const { cancelAll, calls, answer, said, cancelling } = start();
    cancelAll(...six);
    cancelling.send({ type: 'order.closed', orderId: 'o-1' });
    cancelling.send({ type: 'order.closed', orderId: 'o-6' });
    await answer('o-1', notOpen);
    for (const orderId of ['o-2', 'o-3', 'o-4', 'o-5']) await answer(orderId, cancelled);
    expect(calls).not.toContain('o-6');
    expect(said.at(-1)).toEqual(ended({ total: 6, cancelled: 4, closed: 2 }));
  });

  it('takes an order for cancelled whose news came before and after its answer [TRD-175]', async () => {
    const { cancelAll, answer, progress, cancelling } = start();
    cancelAll('o-1', 'o-2');
    cancelling.send({ type: 'order.closed', orderId: 'o-1' });
    await answer('o-1', cancelled);
    await answer('o-2', cancelled);
    cancelling.send({ type: 'order.closed', orderId: 'o-2' });
    expect(progress()).toMatchObject({ cancelled: 2, closed: 0 });
  });

  it('lets a row that failed, or was left, be asked for again beside the summary', async () => {
    const { cancel, cancelAll, answer, progress } = start();
    cancelAll('o-1');
    await answer('o-1', busy);
    cancel('o-1');
    await answer('o-1', cancelled);
    expect(progress()).toMatchObject({ total: 1, cancelled: 1, failed: [] });
  });

  it('of nothing does nothing, and a second one waits for the first to end', async () => {
    const { cancelAll, isIn, progress, answer } = start();
    cancelAll();
    expect(isIn('idle')).toBe(true);
    cancelAll('o-1');
    cancelAll('o-2');
    expect(progress().total).toBe(1);
    await answer('o-1', cancelled);
    cancelAll('o-2');
    expect(isIn('cancellingAll')).toBe(true);
    expect(progress()).toMatchObject({ total: 1, done: 0 });
  });

  it('whose calls break goes on, and reports each [TRD-159]', async () => {
    const { cancelAll, breakDown, answer, said, isIn } = start();
    const bug = new Error('bug');
    cancelAll('o-1', 'o-2');
    await breakDown('o-1', bug);
    await answer('o-2', cancelled);
    expect(isIn('summed')).toBe(true);
    expect(said[0]).toEqual({ type: 'bug', error: bug });
  });
});

it('leaves no state out of reach', () => {
  const reached = reachableStates(orderCancellingMachine, {
    events: [
      { type: 'cancel.requested', orderId: 'o-1' },
      { type: 'cancelAll.requested', orderIds: ['o-1', 'o-2'] },
      { type: 'cancelAll.stopped' },
      { type: 'order.closed', orderId: 'o-2' },
      { type: 'summary.dismissed' },
      ...['o-1', 'o-2'].flatMap((actorId) => [
        { type: `xstate.done.actor.${actorId}`, actorId, output: cancelled },
        { type: `xstate.error.actor.${actorId}`, actorId, error: new Error('thrown') },
      ]),
    ],
    outputs: {},
    counters: ['failed', 'closed'],
  });
  expect(reached).toEqual(
    new Set(['idle', 'cancellingAll', 'stopping', 'summed'].map((value) => JSON.stringify(value))),
  );
});
