import { orderCall, pairOf, type Failure, type LimitOrder, type PairName } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { orderEntryMachine } from './orderEntryMachine';
import type { Draft, IntendedOrder } from './orderEntryRules';
import type { OrderEntryEmitted, Placed } from './orderEntrySetup';

const pair = pairOf('XDC-USDT');
const taken: Placed = { data: { message: 'Order placed successfully.' } };
const insufficient: Failure = { code: 'refused', status: 400, message: 'Insufficient Fund', field: 'amount' };
const refused: Placed = { error: insufficient };
const timedOut: Placed = { error: { code: 'timed-out' } };
const timedOutText = 'The exchange took too long to answer. Please see whether it went through before you try again.';

const order: LimitOrder = { side: 'buy', price: '0.05', amount: '100' };
const bigger: LimitOrder = { ...order, amount: '200' };

const error = (text: string) => ({ type: 'notice', tone: 'error', text });
const success = (text: string) => ({ type: 'notice', tone: 'success', text });

type Answer = Placed | Promise<Placed>;

const never = new Promise<Placed>(() => undefined);

const start = (answers: Answer[] = [], name: PairName = 'XDC-USDT', draft?: Draft) => {
  const sent: IntendedOrder[] = [];
  let ids = 0;
  const machine = orderEntryMachine.provide({
    actors: {
      placeOrder: fromPromise<Placed, IntendedOrder>(async ({ input }) => {
        sent.push(input);
        return answers.shift() ?? never;
      }),
    },
  });
  const newId = () => `id-${String((ids += 1))}`;
  const entry = createActor(machine, { input: { pair: pairOf(name), side: 'buy', price: '0.052', draft, newId } });
  const said: OrderEntryEmitted[] = [];
  entry.on('*', (event) => said.push(event));
  entry.start();
  const type = (form: { price?: string; amount?: string }) =>
    entry.send({ type: 'form.typed', form: { ...entry.getSnapshot().context.form, ...form } });
  const reach = (place: Place) => waitFor(entry, (state) => state.matches(place));
  const form = () => entry.getSnapshot().context.form;
  return { entry, sent, said, type, reach, form };
};

type Place = Parameters<
  ReturnType<ReturnType<typeof createActor<typeof orderEntryMachine>>['getSnapshot']>['matches']
>[0];

const editing: Place = { open: { settled: 'editing' } };
const accepted: Place = { open: { settled: 'accepted' } };
const refusedPlace: Place = { open: { settled: 'refused' } };
const unsure: Place = { open: 'unsure' };

/** The order as typed, submitted as the form does it. */
const submitted = (answers: Answer[] = [], confirmAbove?: string) => {
  const started = start(answers);
  started.type({ price: order.price, amount: order.amount });
  started.entry.send({ type: 'order.submitted', order, confirmAbove });
  return started;
};

const inDoubt = async (...answers: Answer[]) => {
  const started = submitted([timedOut, ...answers]);
  await started.reach(unsure);
  return started;
};

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

  it('takes price and amount of a row of the book, and keeps them against live prices [TRD-060] [TRD-062]', () => {
    const { entry, form } = start();
    entry.send({ type: 'filled.fromRow', level: { price: '0.0521', amount: '1500' } });
    entry.send({ type: 'refilled', price: '0.06' });
    expect(form()).toEqual({ side: 'buy', price: '0.0521', amount: '1500' });
  });

  it('takes a price alone, leaves the amount, and keeps it against live prices, the same one too [TRD-063] [TRD-062]', () => {
    const { entry, type, form } = start();
    type({ amount: '7' });
    entry.send({ type: 'filled.price', price: form().price });
    type({ amount: '' });
    entry.send({ type: 'refilled', price: '0.06' });
    expect(form()).toEqual({ side: 'buy', price: '0.052', amount: '' });
    entry.send({ type: 'filled.price', price: '0.055' });
    expect(form().price).toBe('0.055');
  });

  it('fills a share of the balance, and says why where it cannot [TRD-084]', () => {
    const { entry, form, said } = start();
    entry.send({ type: 'filled.byPercent', share: 50, balances: { quote: '10.4' } });
    expect(form().amount).toBe('100');
    entry.send({ type: 'filled.byPercent', share: 100, balances: { quote: '0' } });
    expect(form().amount).toBe('100');
    expect(said).toEqual([error('Not enough USDT.')]);
  });

  it('starts anew with another pair [TRD-082]', () => {
    const { entry, type, form } = start();
    type({ price: '0.01', amount: '5' });
    entry.send({ type: 'pair.changed', pair: pairOf('XDC-ETH'), price: '0.00002' });
    expect(form()).toEqual({ side: 'buy', price: '0.00002', amount: '' });
    entry.send({ type: 'refilled', price: '0.00003' });
    expect(form().price).toBe('0.00003');
  });
});

describe('a form that was left to log in', () => {
  it('begins with what was typed, and keeps it against live prices [TRD-095] [TRD-083]', () => {
    const { entry, form } = start([], 'XDC-USDT', { price: '0.049', amount: '', isPriceChosen: true });
    entry.send({ type: 'refilled', price: '0.06' });
    expect(form()).toEqual({ side: 'buy', price: '0.049', amount: '' });
  });

  it('takes a live price again once the amount is taken back, where the price was none of its own [TRD-095]', () => {
    const { entry, form, type } = start([], 'XDC-USDT', { price: '0.049', amount: '7', isPriceChosen: false });
    entry.send({ type: 'refilled', price: '0.06' });
    expect(form()).toEqual({ side: 'buy', price: '0.049', amount: '7' });
    type({ amount: '' });
    entry.send({ type: 'refilled', price: '0.06' });
    expect(form().price).toBe('0.06');
  });

  it('has no other price than 1 on XDC-XDCE [TRD-095] [TRD-140]', () => {
    const { form } = start([], 'XDC-XDCE', { price: '7', amount: '3', isPriceChosen: true });
    expect(form()).toEqual({ side: 'buy', price: '1', amount: '3' });
  });
});

describe('on XDC-XDCE', () => {
  it('the price is 1, whatever comes in [TRD-140] [TRD-064]', () => {
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
  it('is sent once with its id, however often it is submitted meanwhile [TRD-110] [TRD-112] [TRD-116]', () => {
    const { entry, sent } = submitted();
    entry.send({ type: 'order.submitted', order });
    entry.send({ type: 'order.submitted', order: bigger });
    expect(entry.getSnapshot().hasTag('busy')).toBe(true);
    expect(sent).toEqual([{ ...order, pair, clientOrderId: 'id-1' }]);
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

  it('that was taken is told in the words of the exchange; its amount goes and its price stays [TRD-113]', async () => {
    const { said, form, reach } = submitted([taken]);
    await reach(accepted);
    expect(said).toEqual([
      success('Order placed successfully.'),
      { type: 'order.accepted', order: { ...order, pair, clientOrderId: 'id-1' } },
    ]);
    expect(form()).toEqual({ side: 'buy', price: '0.05', amount: '' });
  });

  it('that was taken is over: the same figures are another order [TRD-116]', async () => {
    const { entry, sent, reach } = submitted([taken, taken]);
    await reach(accepted);
    entry.send({ type: 'order.submitted', order });
    expect(sent.map(({ clientOrderId }) => clientOrderId)).toEqual(['id-1', 'id-2']);
  });

  it('that was refused is told in the words of the exchange and where it is wrong; nothing is lost [TRD-114]', async () => {
    const { entry, said, form, reach } = submitted([refused]);
    const { context } = await reach(refusedPlace);
    expect(context.failure).toEqual(insufficient);
    expect(said).toEqual([
      error('Insufficient Fund'),
      { type: 'order.refused', order: { ...order, pair, clientOrderId: 'id-1' } },
    ]);
    expect(form()).toEqual(order);
    entry.send({ type: 'order.submitted', order });
    expect(entry.getSnapshot().context.order?.clientOrderId).toBe('id-2');
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
  it('asks first, and is sent as it was shown [TRD-123]', () => {
    const { entry, sent } = submitted([], '99');
    expect(entry.getSnapshot().matches('confirming')).toBe(true);
    expect(entry.getSnapshot().context).toMatchObject({ order, question: 'size' });
    expect(sent).toEqual([]);
    entry.send({ type: 'order.confirmed' });
    entry.send({ type: 'order.confirmed' });
    expect(sent).toEqual([{ ...order, pair, clientOrderId: 'id-1' }]);
  });

  it('that is not meant is not sent, and stays in the form [TRD-123]', () => {
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

describe('an order without an answer', () => {
  it.each<[string, Placed, string]>([
    ['that took too long', timedOut, timedOutText],
    [
      'from an exchange that cannot be reached',
      { error: { code: 'unreachable' } },
      'The exchange cannot be reached. Please check your connection and try again.',
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

describe('a session that ends', () => {
  const left = { type: 'trader.left', price: '0.051' } as const;
  const anew = { side: 'buy', price: '0.051', amount: '' };

  /** An order on its way, whose answer comes when the test says so. */
  const underWay = () => {
    let resolve: (placed: Placed) => void = () => undefined;
    const started = submitted([
      new Promise<Placed>((answered) => {
        resolve = answered;
      }),
    ]);
    const answer = async (placed: Placed): Promise<void> => {
      resolve(placed);
      // Far more turns than an answer takes to be heard of.
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    };
    return { ...started, answer };
  };

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

  it('gives the next trader orders of their own [TRD-367] [TRD-116]', async () => {
    const { entry, sent, said, reach } = await inDoubt(taken);
    entry.send(left);
    entry.send({ type: 'order.submitted', order });
    await reach(accepted);
    expect(sent.map(({ clientOrderId }) => clientOrderId)).toEqual(['id-1', 'id-2']);
    expect(said.slice(2).map(({ type: told }) => told)).toEqual(['notice', 'order.accepted']);
  });
});
