import { pairOf } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { OrderEntryEmitted, Placed } from './orderEntrySetup';
import {
  accepted,
  bigger,
  editing,
  inDoubt,
  order,
  refused,
  refusedPlace,
  start,
  submitted,
  taken,
  timedOut,
  underWay,
  unsure,
  type Answer,
} from './testing/startedEntry';

describe('a pair change while an order is under way', () => {
  const left = (answer: Answer) => {
    const started = submitted([answer]);
    started.entry.send({ type: 'pair.changed', pair: pairOf('XDC-ETH'), price: '0.00002' });
    return started;
  };

  it.each<[string, Placed, OrderEntryEmitted['type'][]]>([
    ['taken', taken, ['notice', 'order.accepted']],
    ['refused', refused, ['notice', 'order.refused']],
    ['unanswered', timedOut, ['notice', 'order.unsettled']],
  ])('does not lose that it was %s, and says nothing of it in the next form [TRD-125]', async (_, answer, told) => {
    const { entry, said, form, type } = left(answer);
    expect(entry.getSnapshot().hasTag('busy')).toBe(true);
    const { context } = await waitFor(entry, (state) => state.matches({ open: 'settled' }));
    expect(said.map((one) => one.type)).toEqual(told);
    expect(form()).toEqual({ side: 'buy', price: '0.00002', amount: '' });
    expect(context).toMatchObject({ failure: undefined, unsettled: undefined, order: undefined });
    type({ amount: '3' });
    expect(form().amount).toBe('3');
  });

  it('drops a question, and what is in doubt was told [TRD-125]', async () => {
    const { entry } = await inDoubt();
    entry.send({ type: 'order.submitted', order: bigger });
    entry.send({ type: 'pair.changed', pair: pairOf('XDC-ETH'), price: '0.00002' });
    expect(entry.getSnapshot().matches(editing)).toBe(true);
    expect(entry.getSnapshot().context).toMatchObject({ order: undefined, question: undefined, unsettled: undefined });
  });
});

describe('a trader who comes back from another screen', () => {
  const anew = { side: 'buy', price: '0.052', amount: '' };

  it('finds a form that begins anew where nothing was sent, whatever had been typed, asked or refused [TRD-372]', async () => {
    const typed = start();
    typed.type({ price: '0.01', amount: '5' });
    const asked = submitted([], '99');
    const refusedOne = submitted([refused]);
    await refusedOne.reach(refusedPlace);
    for (const { entry, open, form } of [typed, asked, refusedOne]) {
      open();
      expect(entry.getSnapshot().matches(editing)).toBe(true);
      expect(form()).toEqual(anew);
      expect(entry.getSnapshot().context).toMatchObject({ failure: undefined, order: undefined, isPriceChosen: false });
    }
  });

  it.each<[string, Placed, OrderEntryEmitted['type'][]]>([
    ['taken', taken, ['notice', 'order.accepted']],
    ['refused', refused, ['notice', 'order.refused']],
    ['unanswered', timedOut, ['notice', 'order.unsettled']],
  ])('finds the order still on its way, and hears that it was %s [TRD-371]', async (_, placed, told) => {
    const { entry, sent, said, open, answer } = underWay();
    open();
    expect(entry.getSnapshot().hasTag('busy')).toBe(true);
    expect(said).toEqual([]);
    await answer(placed);
    expect(said.map(({ type }) => type)).toEqual(told);
    expect(sent).toHaveLength(1);
  });

  it('finds what is in doubt still in doubt, also when asked about another order [TRD-371]', async () => {
    const { entry, sent, open, reach } = await inDoubt(taken);
    open();
    expect(entry.getSnapshot().matches(unsure)).toBe(true);
    entry.send({ type: 'order.submitted', order: bigger });
    open();
    expect(entry.getSnapshot().matches(unsure)).toBe(true);
    expect(entry.getSnapshot().context).toMatchObject({ order: undefined, question: undefined });
    entry.send({ type: 'retry.requested' });
    await reach(accepted);
    expect(sent.map(({ clientOrderId }) => clientOrderId)).toEqual(['id-1', 'id-1']);
  });

  it('on another pair finds a form of that pair, and what was sent is told all the same [TRD-371] [TRD-125]', async () => {
    const doubtful = await inDoubt();
    doubtful.open('XDC-ETH');
    expect(doubtful.entry.getSnapshot().matches(editing)).toBe(true);
    const { said, form, open, answer } = underWay();
    open('XDC-ETH');
    expect(form()).toEqual(anew);
    await answer(taken);
    expect(said.map(({ type }) => type)).toEqual(['notice', 'order.accepted']);
    expect(form()).toEqual(anew);
  });
});

describe('a session that ends', () => {
  const left = { type: 'trader.left' } as const;
  const anew = { side: 'buy', price: '0.052', amount: '' };

  it.each<[string, Placed]>([
    ['taken', taken],
    ['refused', refused],
    ['unanswered', timedOut],
  ])('says nothing of an order under way that was %s, and leaves no figure [TRD-367]', async (_, placed) => {
    const { entry, said, form, answer } = underWay();
    entry.send(left);
    expect(form()).toEqual(anew);
    await answer(placed);
    const { context } = entry.getSnapshot();
    expect(said).toEqual([]);
    expect(form()).toEqual(anew);
    expect(context).toMatchObject({ order: undefined, unsettled: undefined, failure: undefined, isPriceChosen: false });
  });

  it('takes a question, a doubt and a refusal along [TRD-367]', async () => {
    const doubtful = await inDoubt();
    doubtful.entry.send({ type: 'order.submitted', order: bigger });
    const refusedOne = submitted([refused]);
    await refusedOne.reach(refusedPlace);
    for (const { entry } of [doubtful, refusedOne]) {
      entry.send(left);
      expect(entry.getSnapshot().matches(editing)).toBe(true);
      const { context } = entry.getSnapshot();
      expect(context).toMatchObject({ form: anew, order: undefined, question: undefined, unsettled: undefined });
      expect(context.failure).toBeUndefined();
    }
  });

  it('leaves the form with the best price that was heard of last [TRD-367]', () => {
    const { entry, form } = submitted();
    entry.send({ type: 'refilled', price: '0.057' });
    entry.send(left);
    expect(form()).toEqual({ ...anew, price: '0.057' });
  });

  it('gives the next trader orders of their own [TRD-367] [TRD-116]', async () => {
    const { entry, sent, said, reach } = await inDoubt(taken);
    entry.send(left);
    entry.send({ type: 'order.submitted', order });
    await reach(accepted);
    expect(sent.map(({ clientOrderId }) => clientOrderId)).toEqual(['id-1', 'id-2']);
    expect(said.slice(2).map(({ type: told }) => told)).toEqual(['notice', 'order.accepted']);
  });
});
