import { pairOf } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import type { Placed } from './orderEntrySetup';
import {
  accepted,
  bigger,
  editing,
  error,
  inDoubt,
  order,
  pair,
  refused,
  refusedPlace,
  start,
  submitted,
  success,
  taken,
  timedOut,
  timedOutText,
  unsure,
} from './testing/startedEntry';

describe('an order without an answer', () => {
  it.each<[string, Placed, string]>([
    ['that took too long', timedOut, timedOutText],
    [
      'from an exchange that cannot be reached',
      { error: { code: 'unreachable' } },
      "We can't reach the exchange. Check your connection and try again.",
    ],
    ['that makes sense', { error: { code: 'unexpected' } }, 'Something went wrong!'],
    ['but that of a gateway', { error: { code: 'refused', status: 502, message: 'Bad gateway' } }, 'Bad gateway'],
  ])('%s is neither placed nor refused, and what was typed stays [TRD-117] [TRD-361]', async (_, answer, text) => {
    const { said, form, reach } = submitted([answer]);
    const { context } = await reach(unsure);
    expect(context.failure).toEqual(answer.error);
    expect(said).toEqual([error(text), { type: 'order.unsettled', order: { ...order, pair, clientOrderId: 'id-1' } }]);
    expect(form()).toEqual(order);
  });

  it('is sent again with its id and figures, whatever was typed since [TRD-118] [TRD-362]', async () => {
    const { entry, sent, form, type, reach } = await inDoubt(timedOut, taken);
    type({ amount: '7' });
    entry.send({ type: 'retry.requested' });
    entry.send({ type: 'retry.requested' });
    await reach(unsure);
    entry.send({ type: 'retry.requested' });
    await reach(accepted);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(form().amount).toBe('7');
  });

  it('is the same order when its figures are submitted again, however they are written [TRD-119]', async () => {
    const { entry, sent, form, reach } = await inDoubt(taken);
    entry.send({ type: 'order.submitted', order: { ...order, price: '0.050', amount: '100.0' }, confirmAbove: '1' });
    await reach(accepted);
    expect(sent.map(({ clientOrderId }) => clientOrderId)).toEqual(['id-1', 'id-1']);
    expect(form().amount).toBe('');
  });

  it('makes other figures ask first, and keeps its own id from them [TRD-120]', async () => {
    const { entry, sent } = await inDoubt();
    entry.send({ type: 'order.submitted', order: bigger });
    expect(entry.getSnapshot().context.question).toBe('unsettled');
    entry.send({ type: 'order.declined' });
    expect(entry.getSnapshot().matches(unsure)).toBe(true);
    entry.send({ type: 'order.submitted', order: bigger });
    entry.send({ type: 'order.confirmed' });
    expect(sent.map(({ amount }) => amount)).toEqual(['100', '200']);
    expect(new Set(sent.map(({ clientOrderId }) => clientOrderId)).size).toBe(2);
  });

  it('that turns up among the orders is told as placed [TRD-121]', async () => {
    const { entry, said, form } = await inDoubt();
    entry.send({ type: 'order.found', clientOrderId: 'id-7' });
    expect(entry.getSnapshot().matches(unsure)).toBe(true);
    entry.send({ type: 'order.found', clientOrderId: 'id-1' });
    expect(entry.getSnapshot().matches(accepted)).toBe(true);
    expect(said.slice(2)).toEqual([
      success('The order went through.'),
      { type: 'order.accepted', order: { ...order, pair, clientOrderId: 'id-1' } },
    ]);
    expect(form().amount).toBe('');
  });

  it('that turned up before its call was given up was never in doubt [TRD-121]', async () => {
    const { entry, said, reach } = submitted([timedOut]);
    entry.send({ type: 'order.found', clientOrderId: 'id-1' });
    await reach(accepted);
    expect(said[0]).toEqual(success('The order went through.'));
  });

  it('that turns up while another is asked about is told; declining then leaves no doubt [TRD-121]', async () => {
    const { entry, said } = await inDoubt();
    entry.send({ type: 'order.submitted', order: bigger });
    entry.send({ type: 'order.found', clientOrderId: 'id-1' });
    entry.send({ type: 'order.declined' });
    expect(entry.getSnapshot().matches(editing)).toBe(true);
    expect(said[2]).toEqual(success('The order went through.'));
  });

  it('is in doubt again on a page that is loaded anew, and is sent from there with its id [TRD-374]', async () => {
    const { entry, sent, reach } = start([taken]);
    const known = { ...order, pair, clientOrderId: 'id-of-before' };
    entry.send({ type: 'order.recalled', order: known });
    expect(entry.getSnapshot().matches(unsure)).toBe(true);
    expect(entry.getSnapshot().context.unsettled).toEqual(known);
    entry.send({ type: 'retry.requested' });
    await reach(accepted);
    expect(sent).toEqual([known]);
  });

  it('of another pair, or while another is on its way, is not brought into the form [TRD-374]', () => {
    const known = { ...order, pair: pairOf('XDC-ETH'), clientOrderId: 'id-of-before' };
    const elsewhere = start();
    elsewhere.entry.send({ type: 'order.recalled', order: known });
    const busy = submitted();
    busy.entry.send({ type: 'order.recalled', order: { ...known, pair } });
    for (const { entry } of [elsewhere, busy]) expect(entry.getSnapshot().context.unsettled).toBeUndefined();
  });

  it('can be put aside by who has looked, and the same figures are another order then [TRD-122]', async () => {
    const { entry, sent } = await inDoubt();
    entry.send({ type: 'unsettled.dismissed' });
    expect(entry.getSnapshot().matches(editing)).toBe(true);
    entry.send({ type: 'order.submitted', order });
    expect(sent.map(({ clientOrderId }) => clientOrderId)).toEqual(['id-1', 'id-2']);
  });

  it('that is refused when it is sent again is refused [TRD-118]', async () => {
    const { entry, reach } = await inDoubt(refused);
    entry.send({ type: 'retry.requested' });
    const { context } = await reach(refusedPlace);
    expect(context.unsettled).toBeUndefined();
  });

  it('because its call broke is reported as a bug as well [TRD-126]', async () => {
    const bug = new Error('bug');
    const { said, reach } = submitted([Promise.reject(bug)]);
    await reach(unsure);
    expect(said.slice(0, 2)).toEqual([{ type: 'bug', error: bug }, error('Something went wrong!')]);
  });
});
