import { describe, expect, it } from 'vitest';
import type { Placed } from './orderEntrySetup';
import {
  accepted,
  bigger,
  editing,
  intended,
  order,
  refused,
  refusedPlace,
  start,
  submitted,
  taken,
  timedOut,
  unconfirmed,
} from './testing/startedEntry';

const before = { ...intended, id: 'id-of-before' };

describe('an order without an answer', () => {
  it.each<[string, Placed]>([
    ['that took too long', timedOut],
    ['from an exchange that cannot be reached', { error: { code: 'unreachable' } }],
    ['that makes sense', { error: { code: 'unexpected' } }],
    ['but that of a gateway', { error: { code: 'refused', status: 502, message: 'Bad gateway' } }],
  ])('%s is neither placed nor refused, and what was typed stays [TRD-361]', async (_, answer) => {
    const { said, form, reach } = submitted([answer]);
    const { context } = await reach(unconfirmed);
    expect(context.failure).toBeUndefined();
    expect(said).toEqual([
      { type: 'order.sent', order: intended },
      { type: 'order.unconfirmed', order: intended, failure: answer.error },
    ]);
    expect(form()).toEqual(order);
  });

  it('because its call broke is reported as a bug as well [TRD-126]', async () => {
    const bug = new Error('bug');
    const { said, reach } = submitted([Promise.reject(bug)]);
    await reach(unconfirmed);
    expect(said.slice(1)).toEqual([
      { type: 'bug', error: bug },
      { type: 'order.unconfirmed', order: intended, failure: { code: 'unexpected' } },
    ]);
  });
});

describe('while an order is unconfirmed', () => {
  it('the same figures are that order, however they are written [TRD-119]', async () => {
    const { entry, sent, reach } = start([taken]);
    const written = { ...order, price: '0.050', amount: '100.0' };
    entry.send({ type: 'order.submitted', order: written, confirmAbove: '1', unconfirmed: [before] });
    await reach(accepted);
    expect(sent).toEqual([before]);
  });

  it('the same figures are the order they belong to, where several are unconfirmed [TRD-119]', () => {
    const { entry, sent } = start();
    const other = { ...before, amount: '7', id: 'id-of-another' };
    entry.send({ type: 'order.submitted', order, unconfirmed: [other, before] });
    expect(sent).toEqual([before]);
  });

  it('other figures need confirmation first, and get their own id [TRD-120]', () => {
    const { entry, sent } = start();
    entry.send({ type: 'order.submitted', order: bigger, unconfirmed: [before] });
    expect(entry.getSnapshot().context.question).toBe('unconfirmed');
    entry.send({ type: 'order.declined' });
    expect(entry.getSnapshot().matches(editing)).toBe(true);
    expect(entry.getSnapshot().context).toMatchObject({ order: undefined, question: undefined });
    entry.send({ type: 'order.submitted', order: bigger, unconfirmed: [before] });
    entry.send({ type: 'order.confirmed' });
    expect(sent).toMatchObject([{ amount: '200' }]);
    expect(sent[0]?.id).not.toBe(before.id);
  });

  it('and refused when it is sent again, it is refused', async () => {
    const { entry, said, reach } = start([refused]);
    entry.send({ type: 'order.submitted', order, unconfirmed: [before] });
    await reach(refusedPlace);
    expect(said.at(-1)).toEqual({ type: 'order.refused', order: before, failure: refused.error });
  });

  it('and placed after all, its amount leaves the form, and no other amount does [TRD-362]', () => {
    const { entry, form, type } = start();
    type({ price: order.price, amount: order.amount });
    entry.send({ type: 'order.placed', order: before });
    expect(form().amount).toBe('');
    type({ amount: '7' });
    entry.send({ type: 'order.placed', order: before });
    expect(form().amount).toBe('7');
  });
});
