import type { Failure } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { reachableStates } from '../testing/reachableStates';
import { ratioSwapMachine, type RatioSwapEmitted } from './ratioSwapMachine';
import type { IntendedRatioSwap, RatioSwapLookup, RatioSwapSent, SentRatioSwap } from './ratioSwapRules';

const typed = { txHash: `0x${'a'.repeat(64)}`, buyingDate: '2020-12-08T07:45', amount: '1000', amountUSD: '12' };
const empty = { txHash: '', buyingDate: '', amount: '', amountUSD: '' };
const accepted: RatioSwapSent = { data: { message: 'Submitted.' } };
const used: Failure = { code: 'refused', status: 409, message: 'Used before.', field: 'txHash' };
const timedOut: RatioSwapSent = { error: { code: 'timed-out' } };
const there: RatioSwapLookup = { data: { isThere: true } };
const missing: RatioSwapLookup = { data: { isThere: false } };
const unreachable = { error: { code: 'unreachable' as const } };
const never = new Promise<never>(() => undefined);

type Place = Parameters<
  ReturnType<ReturnType<typeof createActor<typeof ratioSwapMachine>>['getSnapshot']>['matches']
>[0];

interface Answers {
  sent?: (RatioSwapSent | Promise<RatioSwapSent>)[];
  lists?: (RatioSwapLookup | Promise<RatioSwapLookup>)[];
}

const start = ({ sent = [], lists = [] }: Answers = {}) => {
  const requests: IntendedRatioSwap[] = [];
  const looked: SentRatioSwap[] = [];
  const clock = new SimulatedClock();
  const machine = ratioSwapMachine.provide({
    actors: {
      submit: fromPromise<RatioSwapSent, IntendedRatioSwap>(async ({ input }) => {
        requests.push(input);
        return sent.shift() ?? never;
      }),
      lookUp: fromPromise<RatioSwapLookup, SentRatioSwap>(async ({ input }) => {
        looked.push(input);
        return lists.shift() ?? never;
      }),
    },
  });
  const actor = createActor(machine, { clock });
  const said: RatioSwapEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  actor.send({ type: 'form.typed', typed });
  const submit = (id = 'c-1') => actor.send({ type: 'swap.submitted', id });
  const reach = (place: Place) => waitFor(actor, (state) => state.matches(place));
  return { actor, clock, requests, looked, said, submit, reach, context: () => actor.getSnapshot().context };
};

describe('a ratio swap', () => {
  it('on its way is not sent again, and nothing is typed over it [SWP-030]', () => {
    const { actor, requests, submit, context } = start();
    submit();
    submit('c-2');
    actor.send({ type: 'form.typed', typed: empty });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(context().typed).toEqual(typed);
    expect(requests).toEqual([{ ...typed, id: 'c-1' }]);
  });

  it('that was accepted clears the form and is reported in the server’s words [SWP-031]', async () => {
    const { said, submit, reach, context } = start({ sent: [accepted] });
    submit();
    await reach('open');
    expect(said).toEqual([{ type: 'swap.accepted', message: 'Submitted.' }]);
    expect(context()).toEqual({ typed: empty, refused: undefined, sent: undefined, round: 1, looks: 0 });
  });

  it('that was refused empties the form, and all of it can be filled in again [SWP-031]', async () => {
    const { actor, said, submit, reach, context } = start({ sent: [{ error: used }] });
    submit();
    await reach('open');
    expect(said).toEqual([{ type: 'swap.refused', failure: used }]);
    expect(context()).toMatchObject({ typed: empty, refused: { typed, failure: used }, round: 1 });
    actor.send({ type: 'refused.restored' });
    expect(context()).toMatchObject({ typed, refused: undefined, round: 2 });
    actor.send({ type: 'refused.restored' });
    expect(context().round).toBe(2);
  });

  it('sent again replaces the contents of a refused one [SWP-031]', async () => {
    const { actor, requests, submit, reach, context } = start({ sent: [{ error: used }] });
    submit();
    await reach('open');
    actor.send({ type: 'form.typed', typed: { ...typed, amount: '7' } });
    expect(context().refused).toBeDefined();
    submit('c-2');
    expect(context().refused).toBeUndefined();
    expect(requests.at(-1)).toEqual({ ...typed, amount: '7', id: 'c-2' });
  });
});

describe('a ratio swap without an answer', () => {
  it.each<[string, () => RatioSwapSent | Promise<RatioSwapSent>]>([
    ['that took too long', () => timedOut],
    ['from an exchange that cannot be reached', () => unreachable],
    ['since the call broke', () => Promise.reject(new Error('bug'))],
  ])('%s is looked up by its id until it is in the list [SWP-032] [SWP-030]', async (_, answer) => {
    const { clock, looked, requests, said, submit, reach, context } = start({
      sent: [answer()],
      lists: [missing, unreachable, there],
    });
    submit();
    await reach({ unconfirmed: 'missing' });
    submit('c-2');
    clock.increment(5_000);
    await reach({ unconfirmed: 'unseen' });
    clock.increment(5_000);
    await reach('open');
    expect(looked).toEqual(Array(3).fill({ id: 'c-1', txHash: typed.txHash }));
    expect(requests).toHaveLength(1);
    expect(said.map(({ type }) => type).slice(-2)).toEqual(['swap.unconfirmed', 'swap.found']);
    expect(context()).toMatchObject({ typed: empty, sent: undefined });
  });

  it('leaves the fields filled once its trader has checked that it did not go through [SWP-032]', async () => {
    const { actor, submit, reach, context } = start({ sent: [timedOut], lists: [missing, missing] });
    submit();
    await reach({ unconfirmed: 'missing' });
    actor.send({ type: 'look.requested' });
    await reach({ unconfirmed: 'looking' });
    await reach({ unconfirmed: 'missing' });
    actor.send({ type: 'look.confirmed' });
    expect(actor.getSnapshot().matches('open')).toBe(true);
    expect(context()).toMatchObject({ typed, sent: undefined, looks: 0 });
  });

  it('is looked up again after a reload [SWP-032]', async () => {
    const { actor, looked, said, reach } = start({ lists: [there] });
    actor.send({ type: 'swap.recalled', sent: { id: 'c-9', txHash: '0x1' } });
    await reach('open');
    expect(looked).toEqual([{ id: 'c-9', txHash: '0x1' }]);
    expect(said).toEqual([{ type: 'swap.found' }]);
  });

  it('because a look-up broke is reported as a bug, and looked up again [SWP-032]', async () => {
    const bug = new Error('bug');
    const { said, submit, reach } = start({ sent: [timedOut], lists: [Promise.reject(bug)] });
    submit();
    await reach({ unconfirmed: 'unseen' });
    expect(said.at(-1)).toEqual({ type: 'bug', error: bug });
  });
});

it('leaves no state out of reach', () => {
  const reached = reachableStates(ratioSwapMachine, {
    events: [
      { type: 'form.typed', typed },
      { type: 'swap.submitted', id: 'c-1' },
      { type: 'swap.recalled', sent: { id: 'c-1', txHash: typed.txHash } },
      { type: 'look.requested' },
      { type: 'look.confirmed' },
    ],
    outputs: { submit: [accepted, { error: used }, timedOut], lookUp: [there, missing, unreachable] },
    counters: ['round', 'looks'],
  });
  const states = ['open', 'sending', { unconfirmed: 'looking' }, { unconfirmed: 'missing' }, { unconfirmed: 'unseen' }];
  expect(reached).toEqual(new Set(states.map((value) => JSON.stringify(value))));
});
