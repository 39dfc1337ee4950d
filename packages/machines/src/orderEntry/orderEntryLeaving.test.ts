import { pairOf } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { OrderEntryEmitted, Placed } from './orderEntrySetup';
import {
  bigger,
  editing,
  intended,
  refused,
  refusedPlace,
  start,
  submitted,
  taken,
  timedOut,
  underWay,
  type Answer,
} from './testing/startedEntry';

const outcomes: [string, Placed, OrderEntryEmitted['type']][] = [
  ['taken', taken, 'order.accepted'],
  ['refused', refused, 'order.refused'],
  ['unanswered', timedOut, 'order.unconfirmed'],
];

describe('a pair change while an order is under way', () => {
  const left = (answer: Answer) => {
    const started = submitted([answer]);
    started.entry.send({ type: 'pair.changed', pair: pairOf('XDC-ETH'), price: '0.00002' });
    return started;
  };

  it.each(outcomes)(
    'does not lose that it was %s, and says nothing of it in the next form [TRD-125]',
    async (...given) => {
      const [, answer, outcome] = given;
      const { entry, said, form, type } = left(answer);
      expect(entry.getSnapshot().hasTag('busy')).toBe(true);
      const { context } = await waitFor(entry, (state) => state.matches('open'));
      expect(said.map((one) => one.type)).toEqual(['order.sent', outcome]);
      expect(said.at(-1)).toMatchObject({ order: intended });
      expect(form()).toEqual({ side: 'buy', price: '0.00002', amount: '' });
      expect(context).toMatchObject({ failure: undefined, order: undefined });
      type({ amount: '3' });
      expect(form().amount).toBe('3');
    },
  );

  it('drops a question [TRD-125]', () => {
    const { entry } = submitted([], '99');
    entry.send({ type: 'pair.changed', pair: pairOf('XDC-ETH'), price: '0.00002' });
    expect(entry.getSnapshot().matches(editing)).toBe(true);
    expect(entry.getSnapshot().context).toMatchObject({ order: undefined, question: undefined });
  });
});

describe('a trader who comes back from another screen', () => {
  const blank = { side: 'buy', price: '0.052', amount: '' };

  it('finds an empty form when nothing was in flight, whatever had been typed, asked or refused', async () => {
    const typed = start();
    typed.type({ price: '0.01', amount: '5' });
    const asked = submitted([], '99');
    const unconfirmedBefore = start();
    unconfirmedBefore.entry.send({ type: 'order.submitted', order: bigger, unconfirmed: [intended] });
    const refusedOne = submitted([refused]);
    await refusedOne.reach(refusedPlace);
    for (const { entry, open, form } of [typed, asked, unconfirmedBefore, refusedOne]) {
      open();
      expect(entry.getSnapshot().matches(editing)).toBe(true);
      expect(form()).toEqual(blank);
      expect(entry.getSnapshot().context).toMatchObject({ failure: undefined, order: undefined, isPriceChosen: false });
    }
  });

  it.each(outcomes)('finds the order still on its way, and hears that it was %s', async (_, placed, outcome) => {
    const { entry, sent, said, open, answer } = underWay();
    open();
    expect(entry.getSnapshot().hasTag('busy')).toBe(true);
    await answer(placed);
    expect(said.map(({ type }) => type)).toEqual(['order.sent', outcome]);
    expect(sent).toHaveLength(1);
  });

  it('on another pair finds a form of that pair, and what was sent is still reported [TRD-125]', async () => {
    const { said, form, open, answer } = underWay();
    open('XDC-ETH');
    expect(form()).toEqual(blank);
    await answer(taken);
    expect(said.map(({ type }) => type)).toEqual(['order.sent', 'order.accepted']);
    expect(form()).toEqual(blank);
  });
});
