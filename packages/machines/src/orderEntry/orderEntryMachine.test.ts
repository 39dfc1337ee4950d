import { orderCall, pairOf } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import {
  accepted,
  bigger,
  editing,
  insufficient,
  intended,
  order,
  pair,
  refused,
  refusedPlace,
  start,
  submitted,
  taken,
} from './testing/startedEntry';

describe('the form', () => {
  it('starts with the price of the order list [TRD-081]', () => {
    expect(start().form()).toEqual({ side: 'buy', price: '0.052', amount: '' });
  });

  it('takes live prices while nothing was typed [TRD-082]', () => {
    const { entry, form } = start();
    entry.send({ type: 'refilled', price: '0.053' });
    entry.send({ type: 'refilled', price: '0.054' });
    expect(form().price).toBe('0.054');
  });

  it.each([{ price: '0.05' }, { price: '' }, { amount: '1' }])(
    'keeps what was typed against every live price, as %o [TRD-083]',
    (typed) => {
      const { entry, type, form } = start();
      type(typed);
      entry.send({ type: 'refilled', price: '0.06' });
      expect(form()).toEqual({ side: 'buy', price: '0.052', amount: '', ...typed });
    },
  );

  it.each(['0', ''])('that has %j for a price takes the first that comes, though an amount was typed', (none) => {
    const { entry, type, form } = start([], 'XDC-USDT', none);
    type({ amount: '7' });
    entry.send({ type: 'refilled', price: '0.053' });
    entry.send({ type: 'refilled', price: '0.054' });
    expect(form()).toEqual({ side: 'buy', price: '0.053', amount: '7' });
  });

  it.each(['', '0'])('that began without a price keeps %j where the trader made it that [TRD-083]', (price) => {
    const { entry, type, form } = start([], 'XDC-USDT', '0');
    type({ price: '0.05', amount: '7' });
    type({ price });
    entry.send({ type: 'refilled', price: '0.053' });
    expect(form().price).toBe(price);
  });

  it('takes price and amount of a row of the book, and keeps them against live prices [TRD-062]', () => {
    const { entry, form } = start();
    entry.send({ type: 'filled.fromRow', level: { price: '0.0521', amount: '1500' } });
    entry.send({ type: 'refilled', price: '0.06' });
    expect(form()).toEqual({ side: 'buy', price: '0.0521', amount: '1500' });
  });

  it('takes a price alone, leaves the amount, and keeps it against live prices, the same one too [TRD-062]', () => {
    const { entry, type, form } = start();
    type({ amount: '7' });
    entry.send({ type: 'filled.price', price: form().price });
    type({ amount: '' });
    entry.send({ type: 'refilled', price: '0.06' });
    expect(form()).toEqual({ side: 'buy', price: '0.052', amount: '' });
    entry.send({ type: 'filled.price', price: '0.055' });
    expect(form().price).toBe('0.055');
  });

  it('starts over with another pair [TRD-082]', () => {
    const { entry, type, form } = start();
    type({ price: '0.01', amount: '5' });
    entry.send({ type: 'pair.changed', pair: pairOf('XDC-ETH'), price: '0.00002' });
    expect(form()).toEqual({ side: 'buy', price: '0.00002', amount: '' });
    entry.send({ type: 'refilled', price: '0.00003' });
    expect(form().price).toBe('0.00003');
  });
});

describe('a form that was left to log in', () => {
  it('begins with what was typed, and keeps it against live prices [TRD-083]', () => {
    const { entry, form, open } = start();
    open('XDC-USDT', { price: '0.049', amount: '', isPriceChosen: true });
    entry.send({ type: 'refilled', price: '0.06' });
    expect(form()).toEqual({ side: 'buy', price: '0.049', amount: '' });
  });

  it('takes a live price again once the amount is taken back, where the price was none of its own', () => {
    const { entry, form, type, open } = start();
    open('XDC-USDT', { price: '0.049', amount: '7', isPriceChosen: false });
    entry.send({ type: 'refilled', price: '0.06' });
    expect(form()).toEqual({ side: 'buy', price: '0.049', amount: '7' });
    type({ amount: '' });
    entry.send({ type: 'refilled', price: '0.06' });
    expect(form().price).toBe('0.06');
  });

  it('has no other price than 1 on XDC-XDCE', () => {
    const { form, open } = start([], 'XDC-XDCE');
    open('XDC-XDCE', { price: '7', amount: '3', isPriceChosen: true });
    expect(form()).toEqual({ side: 'buy', price: '1', amount: '3' });
  });
});

describe('on XDC-XDCE', () => {
  it('the price is 1, whatever comes in [TRD-064]', () => {
    const { entry, form } = start([], 'XDC-XDCE');
    entry.send({ type: 'refilled', price: '0.9' });
    entry.send({ type: 'filled.fromRow', level: { price: '0.8', amount: '7' } });
    entry.send({ type: 'filled.price', price: '0.8' });
    expect(form()).toEqual({ side: 'buy', price: '1', amount: '7' });
  });

  it('what is sent names the pair, whose call is that for swap orders [TRD-141]', () => {
    const { entry, sent } = start([], 'XDC-XDCE');
    entry.send({ type: 'order.submitted', order: { side: 'buy', price: '1', amount: '7' } });
    expect(sent.map((one) => orderCall(one.pair))).toEqual(['placeSwapOrder']);
  });
});

describe('an order', () => {
  it('is sent once with its id, however often it is submitted meanwhile [TRD-116]', () => {
    const { entry, sent } = submitted();
    entry.send({ type: 'order.submitted', order });
    entry.send({ type: 'order.submitted', order: bigger });
    expect(entry.getSnapshot().hasTag('busy')).toBe(true);
    expect(sent).toEqual([{ ...order, pair, id: 'id-1' }]);
  });

  it('leaves the other side free while it is under way [TRD-111]', async () => {
    const buy = submitted();
    const sell = start([taken]);
    sell.entry.send({ type: 'order.submitted', order: { ...order, side: 'sell' } });
    await sell.reach(accepted);
    expect(buy.entry.getSnapshot().hasTag('busy')).toBe(true);
  });

  it('takes nothing from the book while it is under way [TRD-065]', () => {
    const { entry, form } = submitted();
    entry.send({ type: 'filled.fromRow', level: { price: '0.06', amount: '1' } });
    entry.send({ type: 'filled.price', price: '0.06' });
    expect(form().price).toBe('0.05');
  });

  it('that was accepted is reported in the exchange’s words; its amount goes and its price stays', async () => {
    const { said, form, reach } = submitted([taken]);
    await reach(accepted);
    expect(said).toEqual([
      { type: 'order.sent', order: intended },
      { type: 'order.accepted', order: intended, message: 'Order placed successfully.' },
    ]);
    expect(form()).toEqual({ side: 'buy', price: '0.05', amount: '' });
  });

  it('that was accepted is over: the same figures are another order [TRD-116]', async () => {
    const { entry, sent, reach } = submitted([taken, taken]);
    await reach(accepted);
    entry.send({ type: 'order.submitted', order });
    expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-2']);
  });

  it('that was refused is reported in the exchange’s words, at the field that is wrong; nothing is lost', async () => {
    const { entry, said, form, reach } = submitted([refused]);
    const { context } = await reach(refusedPlace);
    expect(context.failure).toEqual(insufficient);
    expect(said).toEqual([
      { type: 'order.sent', order: intended },
      { type: 'order.refused', order: intended, failure: insufficient },
    ]);
    expect(form()).toEqual(order);
    entry.send({ type: 'order.submitted', order });
    expect(entry.getSnapshot().context.order?.id).toBe('id-2');
  });

  it('that was refused is forgotten once the figures change [TRD-115]', async () => {
    const { entry, type, reach } = submitted([refused]);
    await reach(refusedPlace);
    type({ amount: '50' });
    expect(entry.getSnapshot().matches(editing)).toBe(true);
    expect(entry.getSnapshot().context.failure).toBeUndefined();
  });
});

describe('an order far above the usual size', () => {
  it('asks first, and is sent as it was shown', () => {
    const { entry, sent } = submitted([], '99');
    expect(entry.getSnapshot().matches('confirming')).toBe(true);
    expect(entry.getSnapshot().context).toMatchObject({ order, question: 'size' });
    expect(sent).toEqual([]);
    entry.send({ type: 'order.confirmed' });
    entry.send({ type: 'order.confirmed' });
    expect(sent).toEqual([{ ...order, pair, id: 'id-1' }]);
  });

  it('that is not meant is not sent, and stays in the form', () => {
    const { entry, sent, form } = submitted([], '99');
    entry.send({ type: 'order.declined' });
    expect(entry.getSnapshot().matches(editing)).toBe(true);
    expect(form()).toEqual(order);
    expect(sent).toEqual([]);
  });

  it('is one above the limit, not one at it [TRD-124]', () => {
    expect(submitted([], '100').sent).toHaveLength(1);
  });
});
