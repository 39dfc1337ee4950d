import type { Failure } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { reachableStates } from '../testing/reachableStates';
import { quickSwapMachine, type QuickSwapEmitted } from './quickSwapMachine';
import type { IntendedSwap, SeenBalance, SubmittedSwap, Swapped } from './quickSwapRules';

const swapped: Swapped = { data: { message: '5,000 XDCE swapped to XDC.' } };
const insufficient: Failure = { code: 'refused', status: 400, message: 'Insufficient Fund', field: 'swap_amount' };
const timedOut: Swapped = { error: { code: 'timed-out' } };
const unreachable = { error: { code: 'unreachable' as const } };

const submitted: SubmittedSwap = { amount: '5000', balance: '6000' };
const swap: IntendedSwap = { ...submitted, id: 'id-1' };

const unconfirmed = (failure: Failure | undefined) => ({ type: 'swap.unconfirmed', swap, failure });

type Place = Parameters<
  ReturnType<ReturnType<typeof createActor<typeof quickSwapMachine>>['getSnapshot']>['matches']
>[0];

const never = new Promise<never>(() => undefined);

interface Answers {
  swaps?: (Swapped | Promise<Swapped>)[];
  balances?: (SeenBalance | Promise<SeenBalance>)[];
}

const start = ({ swaps = [], balances = [] }: Answers = {}) => {
  const sent: IntendedSwap[] = [];
  const machine = quickSwapMachine.provide({
    actors: {
      swap: fromPromise<Swapped, IntendedSwap>(async ({ input }) => {
        sent.push(input);
        return swaps.shift() ?? never;
      }),
      loadBalance: fromPromise<SeenBalance>(async () => balances.shift() ?? never),
    },
  });
  let ids = 0;
  const actor = createActor(machine, { input: { newId: () => `id-${String((ids += 1))}` } });
  const said: QuickSwapEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  const submit = () => actor.send({ type: 'swap.submitted', swap: submitted });
  const reach = (place: Place) => waitFor(actor, (state) => state.matches(place));
  actor.send({ type: 'amount.typed', text: '5000' });
  return { actor, sent, said, submit, reach, context: () => actor.getSnapshot().context };
};

describe('a swap', () => {
  it('that is under way is not sent again, however often it is requested', () => {
    const { actor, sent, submit } = start();
    submit();
    submit();
    actor.send({ type: 'swap.submitted', swap: { amount: '7', balance: '6000' } });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(sent).toEqual([swap]);
  });

  it('that was done is reported in the server’s words, and the field is empty again', async () => {
    const { said, submit, reach, context } = start({ swaps: [swapped] });
    submit();
    await reach({ open: 'swapped' });
    expect(said).toEqual([{ type: 'swap.accepted', swap, message: '5,000 XDCE swapped to XDC.' }]);
    expect(context().typed).toBe('');
    expect(context().swap).toEqual(swap);
  });

  it('that was refused is reported in the server’s words, and stays in the field', async () => {
    const { actor, said, submit, reach, context } = start({ swaps: [{ error: insufficient }] });
    submit();
    await reach({ open: 'refused' });
    expect(said).toEqual([{ type: 'swap.refused', swap, failure: insufficient }]);
    expect(context()).toMatchObject({ typed: '5000', failure: insufficient });
    actor.send({ type: 'amount.typed', text: '50' });
    expect(actor.getSnapshot().matches({ open: 'editing' })).toBe(true);
    expect(context().failure).toBeUndefined();
  });

  it('that was not worked on may be sent again at once', async () => {
    const busy: Swapped = { error: { code: 'refused', status: 503, message: 'Not now.' } };
    const { sent, submit, reach } = start({ swaps: [busy, swapped] });
    submit();
    await reach({ open: 'refused' });
    submit();
    await reach({ open: 'swapped' });
    expect(sent).toHaveLength(2);
  });
});

describe('a swap without an answer', () => {
  const seen: SeenBalance = { data: '1000' };

  it.each<[string, Swapped]>([
    ['that took too long', timedOut],
    ['from an exchange that cannot be reached', unreachable],
    ['that makes sense', { error: { code: 'unexpected' } }],
    ['but that it could not be confirmed', { error: { code: 'refused', status: 504, message: 'Not confirmed.' } }],
  ])('%s is not sent again before the balance was loaded and looked at', async (_, answer) => {
    let tell: (balance: SeenBalance) => void = () => undefined;
    const loading = new Promise<SeenBalance>((resolve) => (tell = resolve));
    const { actor, sent, said, submit, reach, context } = start({ swaps: [answer], balances: [loading] });
    submit();
    await reach({ unconfirmed: 'looking' });
    expect(said).toEqual([unconfirmed(answer.error)]);
    submit();
    actor.send({ type: 'look.confirmed' });
    submit();
    expect(sent).toHaveLength(1);
    tell(seen);
    await reach({ unconfirmed: 'seen' });
    expect(context()).toMatchObject({ swap, balanceNow: '1000', typed: '5000' });
    submit();
    expect(sent).toHaveLength(1);
    actor.send({ type: 'look.confirmed' });
    expect(actor.getSnapshot().matches({ open: 'editing' })).toBe(true);
    submit();
    expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-2']);
  });

  it('is sent again as the same swap, once the balance was seen', async () => {
    const { actor, sent, said, submit, reach } = start({ swaps: [timedOut, swapped], balances: [seen] });
    submit();
    actor.send({ type: 'resend.requested' });
    expect(sent).toHaveLength(1);
    await reach({ unconfirmed: 'seen' });
    actor.send({ type: 'resend.requested' });
    await reach({ open: 'swapped' });
    expect(sent).toEqual([swap, swap]);
    expect(said.at(-1)).toMatchObject({ type: 'swap.accepted', swap });
  });

  it('stays unconfirmed while the balance cannot be loaded, however often it is tried', async () => {
    const { actor, sent, submit, reach, context } = start({
      swaps: [timedOut],
      balances: [unreachable, unreachable, seen],
    });
    submit();
    await reach({ unconfirmed: 'unseen' });
    expect(context().failure).toEqual({ code: 'unreachable' });
    actor.send({ type: 'look.confirmed' });
    submit();
    actor.send({ type: 'look.requested' });
    await reach({ unconfirmed: 'looking' });
    await reach({ unconfirmed: 'unseen' });
    actor.send({ type: 'look.requested' });
    await reach({ unconfirmed: 'seen' });
    expect(sent).toHaveLength(1);
  });

  it('because a call broke is reported as a bug as well', async () => {
    const bug = new Error('bug');
    const { said, submit, reach } = start({ swaps: [Promise.reject(bug)], balances: [Promise.reject(bug)] });
    submit();
    await reach({ unconfirmed: 'unseen' });
    expect(said).toEqual([
      { type: 'bug', error: bug },
      unconfirmed({ code: 'unexpected' }),
      { type: 'bug', error: bug },
    ]);
  });
});

describe('a trader who comes back from another screen', () => {
  const opened = { type: 'form.opened' } as const;

  it('finds an empty form where nothing was sent, or what was sent was answered', async () => {
    const { actor, submit, reach, context } = start({ swaps: [{ error: insufficient }] });
    submit();
    await reach({ open: 'refused' });
    actor.send(opened);
    expect(actor.getSnapshot().matches({ open: 'editing' })).toBe(true);
    expect(context()).toMatchObject({ typed: '', swap: undefined, failure: undefined, balanceNow: undefined });
  });

  it('finds a swap still on its way, and one that is unconfirmed still unconfirmed', async () => {
    const { actor, submit, reach, said } = start({ swaps: [timedOut], balances: [{ data: '1000' }] });
    submit();
    actor.send(opened);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await reach({ unconfirmed: 'seen' });
    actor.send(opened);
    expect(actor.getSnapshot().matches({ unconfirmed: 'seen' })).toBe(true);
    expect(said).toContainEqual(unconfirmed(timedOut.error));
  });
});

it('is unconfirmed again after a reload: the balance is checked first', async () => {
  const { actor, sent, submit, reach, context } = start({ balances: [{ data: '1000' }] });
  actor.send({ type: 'swap.recalled', swap });
  submit();
  await reach({ unconfirmed: 'seen' });
  expect(context()).toMatchObject({ swap, balanceNow: '1000' });
  expect(sent).toEqual([]);
});

it('is not sent again without an id, if it was sent before swaps had ids', async () => {
  const { actor, sent, reach } = start({ balances: [{ data: '1000' }] });
  actor.send({ type: 'swap.recalled', swap: { ...submitted, id: undefined } });
  await reach({ unconfirmed: 'seen' });
  actor.send({ type: 'resend.requested' });
  expect(actor.getSnapshot().matches({ unconfirmed: 'seen' })).toBe(true);
  expect(sent).toEqual([]);
});

it('leaves no state out of reach', () => {
  const reached = reachableStates(quickSwapMachine, {
    input: { newId: () => 'id-1' },
    events: [
      { type: 'amount.typed', text: '5000' },
      { type: 'swap.submitted', swap: submitted },
      { type: 'swap.recalled', swap },
      { type: 'look.requested' },
      { type: 'look.confirmed' },
      { type: 'resend.requested' },
      { type: 'form.opened' },
    ],
    outputs: { swap: [swapped, { error: insufficient }, timedOut], loadBalance: [{ data: '1000' }, unreachable] },
  });
  expect(reached).toEqual(
    new Set(
      [
        { open: 'editing' },
        { open: 'swapped' },
        { open: 'refused' },
        'swapping',
        { unconfirmed: 'looking' },
        { unconfirmed: 'unseen' },
        { unconfirmed: 'seen' },
      ].map((value) => JSON.stringify(value)),
    ),
  );
});
