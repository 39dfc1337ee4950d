import { spotPairNames } from '@exchange/domain';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { codeOf } from '../../contract/refusalCodes';
import {
  orderFields,
  startTrading,
  type Fields,
  type OrderWords,
  type TestTrader,
  type TradingServer,
} from './testing/tradingServer';

let server: TradingServer;
beforeAll(async () => {
  server = await startTrading(inject('clusterUrl'));
});
afterEach(async () => {
  server.lastPrices.clear();
  await server.clearBooks();
});
afterAll(() => server.close());

const refusal = (statusCode: number, message: string, field?: string, code = codeOf(statusCode)) => ({
  status: statusCode,
  body: { statusCode, code, message, ...(field !== undefined && { field }) },
});

const order: OrderWords = { side: 'buy', price: '0.05', amount: '100' };

const withoutField = (name: string) => {
  const { [name]: _left, ...rest } = orderFields(order);
  return rest;
};

describe('an order', () => {
  it('that is filled at once is completed, and a price better than its own is returned [TRC-022] [TRC-023]', async () => {
    const seller = await server.addTrader({ XDC: '100' });
    const buyer = await server.addTrader({ USDT: '6' });
    await server.placed(seller, { side: 'sell', price: '0.05', amount: '100' });
    const { body } = await server.place(buyer, { side: 'buy', price: '0.06', amount: '100' });
    expect(body['data']).toMatchObject({ status: 'completed', filledQty: '100' });
    expect(await server.balancesOf(buyer.uniqueId)).toEqual({ 'available USDT': '1', 'available XDC': '99.5' });
    expect(await server.balancesOf(seller.uniqueId)).toEqual({ 'available USDT': '4.975' });
  });

  it('has the total that the server computes, whatever the call says [TRC-027]', async () => {
    const trader = await server.addTrader({ USDT: '5' });
    expect((await server.place(trader, order, { total: '999999' })).status).toBe(200);
    expect(await server.balancesOf(trader.uniqueId)).toEqual({ 'in orders USDT': '5' });
  });

  it('belongs to the trader of the token, whoever the call names [TRC-048]', async () => {
    const [trader, other] = [await server.addTrader({ USDT: '5' }), await server.addTrader({ USDT: '5' })];
    await server.place(trader, order, { user_id: other.uniqueId });
    expect(await server.list('open_order', trader)).toHaveLength(1);
    expect(await server.balancesOf(other.uniqueId)).toEqual({ 'available USDT': '5' });
  });

  it('can be placed on every spot pair [TRC-021]', async () => {
    const assets = { XDC: '10', ETH: '1', XRP: '10', BTC: '0.1' };
    const trader = await server.addTrader(assets);
    const words = { XDC: ['0.9', '2'], ETH: ['3000', '0.01'], XRP: ['0.9', '2'], BTC: ['60000', '0.001'] } as const;
    for (const pair of spotPairNames.filter((name) => name !== 'XDC-XDCE')) {
      const [price, amount] = words[pair.split('-')[0] as keyof typeof words];
      const { status } = await server.place(trader, { pair, side: 'sell', price, amount });
      expect([pair, status]).toEqual([pair, 200]);
    }
  });
});

describe('an order on XDC-XDCE', () => {
  it('swaps one for one and without a fee [TRC-025]', async () => {
    const seller = await server.addTrader({ XDC: '500' });
    const buyer = await server.addTrader({ XDCE: '500' });
    await server.placeSwap(seller, { side: 'sell', price: '1', amount: '500' });
    const { body } = await server.placeSwap(buyer, { side: 'buy', price: '1.00', amount: '500' });
    expect(body).toMatchObject({
      message: 'Order placed successfully.',
      data: { status: 'completed', filledQty: '500' },
    });
    expect(await server.balancesOf(seller.uniqueId)).toEqual({ 'available XDCE': '500' });
    expect(await server.balancesOf(buyer.uniqueId)).toEqual({ 'available XDC': '500' });
  });

  it('has price 1, and a call of its own [TRC-026]', async () => {
    const trader = await server.addTrader({ XDCE: '500', USDT: '500' });
    expect(await server.placeSwap(trader, { side: 'buy', price: '1.01', amount: '5' })).toEqual(
      refusal(400, 'The price is fixed at 1.', 'price'),
    );
    expect(await server.postParts('/trade/new_order_swap', orderFields(order), trader)).toEqual(
      refusal(400, 'Only XDC-XDCE is traded here.', 'pair_id'),
    );
    expect(await server.place(trader, { pair: 'XDC-XDCE', side: 'buy', price: '1', amount: '5' })).toEqual(
      refusal(400, 'Orders on XDC-XDCE go to /trade/new_order_swap.', 'pair_id'),
    );
    expect(await server.list('open_order', trader)).toEqual([]);
  });
});

describe('a client order id', () => {
  const id = { client_order_id: 'my-order_1' };

  it('sent again with the same figures returns the same order, at once and later [TRC-028]', async () => {
    const trader = await server.addTrader({ USDT: '50' });
    const tries = await Promise.all([
      server.place(trader, order, id),
      server.place(trader, { ...order, amount: '0100.0' }, id),
    ]);
    const ids = tries.map(({ body }) => (body['data'] as { uniqueId: string }).uniqueId);
    expect(new Set(ids).size).toBe(1);
    expect(await server.list('open_order', trader)).toMatchObject([{ uniqueId: ids[0], ...id }]);
    await server.cancel(trader, String(ids[0]));
    expect(await server.place(trader, order, id)).toEqual({
      status: 200,
      body: {
        statusCode: 200,
        message: 'This order was already placed, and has since been cancelled.',
        data: { uniqueId: ids[0], status: 'cancelled', filledQty: '0', ...id },
      },
    });
  });

  it('with other figures is refused [TRC-028]', async () => {
    const trader = await server.addTrader({ USDT: '50' });
    await server.place(trader, order, id);
    expect(await server.place(trader, { ...order, amount: '101' }, id)).toEqual(
      refusal(409, 'This client order ID is already used by another order.', 'client_order_id'),
    );
  });

  it("is the trader's own [TRC-029]", async () => {
    const [one, other] = [await server.addTrader({ USDT: '5' }), await server.addTrader({ USDT: '5' })];
    await server.place(one, order, id);
    expect((await server.place(other, order, id)).status).toBe(200);
    expect(await server.list('open_order', other)).toHaveLength(1);
  });
});

describe('an order that would meet one of its own trader', () => {
  it('is refused, and nothing is held [TRC-030]', async () => {
    const trader = await server.addTrader({ XDC: '100', USDT: '5' });
    await server.placed(trader, { side: 'sell', price: '0.05', amount: '100' });
    const { status, body } = await server.place(trader, order);
    expect([status, body['message']]).toEqual([
      409,
      'This order would trade with your own open order. Cancel that one first.',
    ]);
    expect(await server.spendable(trader)).toMatchObject({ USDT: '5' });
  });

  it('fills what comes first, and says that the rest was cancelled [TRC-030]', async () => {
    const trader = await server.addTrader({ XDC: '100', USDT: '5' });
    const other = await server.addTrader({ XDC: '40' });
    await server.placed(trader, { side: 'sell', price: '0.05', amount: '100' });
    await server.placed(other, { side: 'sell', price: '0.049', amount: '40' });
    expect(await server.place(trader, order)).toMatchObject({
      status: 200,
      body: {
        message: 'Order placed. The rest was cancelled because it would have traded with your own order.',
        data: { status: 'partially cancelled', filledQty: '40' },
      },
    });
    expect(await server.spendable(trader)).toMatchObject({ USDT: '3.04', XDC: '39.8' });
  });
});

describe('an order is refused', () => {
  let trader: TestTrader;
  beforeAll(async () => {
    trader = await server.addTrader({ USDT: '100000' });
  });

  it('while its pair is switched off [TRC-031]', async () => {
    await server.switchTrading('XDC-USDT', false);
    expect(await server.place(trader, order)).toEqual(refusal(409, 'Under Maintenance', 'pair_id'));
    await server.switchTrading('XDC-USDT', true);
    expect((await server.place(trader, order)).status).toBe(200);
  });

  it.each(['BTC-PERPETUAL', 'ETH-PERPETUAL'] as const)('on %s [TRC-031]', async (pair) => {
    expect(await server.place(trader, { pair, side: 'buy', price: '3000', amount: '0.01' })).toEqual(
      refusal(409, 'Under Maintenance', 'pair_id'),
    );
  });

  it.each([
    ['buy', { USDT: '4.999999999999999999' }],
    ['sell', { XDC: '99.999999' }],
  ] as const)('to %s for more than the balance [TRC-032]', async (side, funds) => {
    const poor = await server.addTrader(funds);
    expect(await server.place(poor, { ...order, side })).toEqual(
      refusal(400, 'Insufficient Fund', 'amount', 'insufficient_funds'),
    );
  });

  it.each(Object.keys(orderFields(order)))('without %s, and with an empty one [TRC-033]', async (name) => {
    const missing = refusal(400, 'This field is required.', name);
    expect(await server.postParts('/trade/new_order', withoutField(name), trader)).toEqual(missing);
    expect(await server.place(trader, order, { [name]: '' })).toEqual(missing);
  });

  it('on a pair that does not exist [TRC-006]', async () => {
    expect(await server.place(trader, order, { pair_id: '99' })).toEqual(
      refusal(404, "This pair doesn't exist.", 'pair_id'),
    );
  });

  it.each(['symbol', 'pair'])('when %s names another pair than the id [TRC-007]', async (field) => {
    const { status, body } = await server.place(trader, order, { [field]: 'XDC-BTC' });
    expect([status, body['field']]).toEqual([400, field]);
  });

  it.each([
    ['XDC-USDT', '0.05', '1.999999', 'Minimum 2 XDC', 'amount'],
    ['BTC-USDT', '60000', '0.00008', 'Minimum 5 USDT', 'amount'],
    ['XDC-USDT', '0.05', '100000.000001', 'Maximum 100,000 XDC', 'amount'],
    ['XDC-USDT', '0.0000009', '100', 'The price must be between 0.000001 and 1,000.', 'price'],
    ['XDC-USDT', '1000.1', '100', 'The price must be between 0.000001 and 1,000.', 'price'],
    ['ETH-USDT', '3000.001', '0.1', 'At most 2 decimals are allowed.', 'price'],
    ['XDC-USDT', '0.05', '100.0000001', 'At most 6 decimals are allowed.', 'amount'],
  ] as const)('on %s at %s for %s: %s [TRC-034] [TRC-036]', async (pair, price, amount, message, field) => {
    expect(await server.place(trader, { pair, side: 'buy', price, amount })).toEqual(refusal(400, message, field));
  });

  it('too far from the last price [TRC-035]', async () => {
    server.lastPrices.set('XDC-USDT', '0.05');
    expect(await server.place(trader, { ...order, price: '0.055' })).toMatchObject({ status: 200 });
    expect(await server.place(trader, { ...order, price: '0.05500001' })).toEqual(
      refusal(400, 'Maximum 10% +/- deviation allowed from last price', 'price'),
    );
  });

  it('beyond 500 open orders [TRC-038]', async () => {
    const busy = await server.addTrader({ USDT: '1000' });
    // In rounds: a busy machine would refuse some of 500 at once.
    for (let round = 0; round < 10; round += 1) {
      const placed = await Promise.all(Array.from({ length: 50 }, () => server.place(busy, { ...order, amount: '2' })));
      expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([200]));
    }
    const { status, body } = await server.place(busy, order);
    expect([status, body['message']]).toEqual([409, expect.stringContaining('500 open orders')]);
  });

  it('without a token [TRC-049]', async () => {
    expect(await server.postParts('/trade/new_order', orderFields(order))).toEqual(
      refusal(401, 'please login again', undefined, 'session_ended'),
    );
    const swap = orderFields({ ...order, pair: 'XDC-XDCE' });
    expect(await server.postParts('/trade/new_order_swap', swap)).toEqual(
      refusal(401, 'please login again', undefined, 'session_ended'),
    );
  });
});

describe('an invalid figure', () => {
  const tenThousandDigits = '9'.repeat(10_000);
  const misfits = [
    '0',
    '0.000',
    '-1',
    '1e-19',
    '1e30',
    'NaN',
    'Infinity',
    '0x10',
    '١',
    tenThousandDigits,
    'ten',
    '1.2.3',
  ];
  const others = ['1,000', '.5', '5.', '+5', ' 5', '100000000000000000000000000000000000000000000000000000'];
  const named = (figures: string[]) => figures.map((figure) => [figure.slice(0, 12), figure] as const);

  const untouched = async (trader: TestTrader) => {
    expect(await server.balancesOf(trader.uniqueId)).toEqual({ 'available USDT': '100000' });
    expect(await server.list('open_order', trader)).toEqual([]);
    expect(await server.list('all_pair_user_order', trader)).toEqual([]);
  };

  it.each(named(misfits))(
    'like %j is refused in the words of the form, and nothing changes [TRC-037]',
    async (_, figure) => {
      const trader = await server.addTrader({ USDT: '100000' });
      expect(await server.place(trader, { ...order, amount: figure })).toEqual(
        refusal(400, 'Enter an amount above 0.', 'amount'),
      );
      expect(await server.place(trader, { ...order, price: figure })).toEqual(
        refusal(400, 'Enter a price above 0.', 'price'),
      );
      await untouched(trader);
    },
  );

  it.each(named(others))('like %j is refused, naming the field, and nothing changes [TRC-037]', async (_, figure) => {
    const trader = await server.addTrader({ USDT: '100000' });
    for (const field of ['amount', 'price']) {
      const { status, body } = await server.place(trader, { ...order, [field]: figure });
      expect([status, body['field']]).toEqual([400, field]);
    }
    await untouched(trader);
  });

  it('and text in place of a side, a type or a client order id changes nothing either [TRC-037]', async () => {
    const trader = await server.addTrader({ USDT: '100000' });
    const misfits: Fields[] = [
      { side: 'BUY' },
      { type: 'market' },
      { client_order_id: 'a b' },
      { client_order_id: '' },
    ];
    for (const wrong of misfits) {
      const { status, body } = await server.place(trader, order, wrong);
      expect([status, body['field']]).toEqual([400, Object.keys(wrong)[0]]);
    }
    await untouched(trader);
  });
});
