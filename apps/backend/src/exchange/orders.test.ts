import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestExchange, type TestExchange } from './testing/testExchange';

let exchange: TestExchange;
let lastPrice: string | undefined;
beforeAll(async () => {
  exchange = await startTestExchange(inject('clusterUrl'), {
    lastPrice: (pair) => (pair === 'XDC-USDC' ? lastPrice : undefined),
  });
});
afterAll(async () => {
  const leftOver = await exchange.leftOver();
  await exchange.close();
  if (leftOver.length > 0) throw new Error(`Money was made or lost: ${leftOver.join(', ')}`);
});

const done = async (submitted: ReturnType<TestExchange['place']>) => {
  const { done: outcome, refused } = await submitted;
  if (refused) throw new Error(refused.message);
  return outcome;
};

/** What the last transfer of a kind moved. */
const movementsOf = async (kind: string): Promise<[account: string, amount: string][]> => {
  const { rows } = await exchange.database.pool.query<{ account: string; amount: string }>(
    `select account.kind || ' ' || asset as account, trim_scale(amount)::text as amount
     from entry join account on account.id = entry.account
     where transfer = (select max(id) from transfer where kind = $1) order by entry.ctid`,
    [kind],
  );
  return rows.map(({ account, amount }) => [account, amount]);
};

describe('money', () => {
  it('is reserved for a buy order, price times amount, and released to the last unit [LED-064] [LED-070]', async () => {
    const buyer = await exchange.addTrader({ USDT: '100' });
    const { order } = await done(exchange.buy(buyer, { price: '0.01234567', amount: '1000.000001' }));
    expect(order).toMatchObject({ status: 'open', filled: '0', price: '0.01234567', amount: '1000.000001' });
    expect(await exchange.balancesOf(buyer)).toEqual({
      'available USDT': '87.65432998765433',
      'in orders USDT': '12.34567001234567',
    });
    const cancelled = await exchange.cancel(buyer, order.id);
    expect(cancelled.done?.order.status).toBe('cancelled');
    expect(await exchange.balancesOf(buyer)).toEqual({ 'available USDT': '100' });
  });

  it('is reserved for a sell order, its amount [LED-064]', async () => {
    const seller = await exchange.addTrader({ XDC: '50' });
    const { order } = await done(exchange.sell(seller, { price: '1', amount: '20.5' }));
    expect(await exchange.balancesOf(seller)).toEqual({ 'available XDC': '29.5', 'in orders XDC': '20.5' });
    await exchange.cancel(seller, order.id);
  });

  it('changes hands at the price of the order that was there, the better price kept, the fee taken from what is received [LED-066] [LED-069]', async () => {
    const [buyer, seller] = [await exchange.addTrader({ USDT: '100' }), await exchange.addTrader({ XDC: '1000' })];
    await done(exchange.sell(seller, { price: '0.05', amount: '400' }));
    const { order } = await done(exchange.buy(buyer, { price: '0.06', amount: '1000' }));
    expect(order).toMatchObject({ status: 'open', filled: '400', total: '20', received: '398', fee: '2' });
    expect(await exchange.balancesOf(buyer)).toEqual({
      'available USDT': '44',
      'in orders USDT': '36',
      'available XDC': '398',
    });
    expect(await exchange.balancesOf(seller)).toEqual({ 'available XDC': '600', 'available USDT': '19.9' });
    expect(await movementsOf('trade')).toEqual([
      ['in orders USDT', '-24'],
      ['available USDT', '4'],
      ['in orders XDC', '-400'],
      ['available USDT', '19.9'],
      ['fees USDT', '0.1'],
      ['available XDC', '398'],
      ['fees XDC', '2'],
    ]);
    await exchange.cancel(buyer, order.id);
  });

  it('is rounded once over all trades of an order, not once for each [LED-067]', async () => {
    const pair = 'XDC-BTC';
    const [buyer, seller] = [await exchange.addTrader({ BTC: '1' }), await exchange.addTrader({ XDC: '100' })];
    const { order } = await done(exchange.sell(seller, { pair, price: '0.0000000001', amount: '9.000003' }));
    for (let trades = 0; trades < 3; trades += 1)
      await done(exchange.buy(buyer, { pair, price: '0.0000000001', amount: '3.000001' }));
    const sold = (await exchange.balancesOf(seller))['available BTC'];
    // 0.0000000009000003 less half a percent is 0.0000000008955002985, of which the ledger keeps 18 decimals.
    expect(sold).toBe('0.000000000895500298');
    expect(order.status).toBe('open');
  });

  it('that is missing places no order [LED-065] [LED-063]', async () => {
    const [poor, rich] = [await exchange.addTrader({ USDT: '1' }), await exchange.addTrader({ USDT: '10' })];
    const [refusedOne, placedOne] = await Promise.all([
      exchange.buy(poor, { price: '0.5', amount: '3' }),
      exchange.buy(rich, { price: '0.004', amount: '3' }),
    ]);
    expect(refusedOne.refused).toMatchObject({ code: 'insufficient', message: 'Insufficient Fund', field: 'amount' });
    expect(placedOne.done?.order.status).toBe('open');
    expect(await exchange.balancesOf(poor)).toEqual({ 'available USDT': '1' });
  });

  it('is charged at the fee that applied when the order was placed [LED-068]', async () => {
    const setFee = (percent: string) =>
      exchange.database.pool.query(`update pair set sell_fee_percent = $1 where name = 'XDC-ETH'`, [percent]);
    const [buyer, seller] = [await exchange.addTrader({ ETH: '10' }), await exchange.addTrader({ XDC: '100' })];
    await done(exchange.sell(seller, { pair: 'XDC-ETH', price: '0.01', amount: '100' }));
    await setFee('10');
    await done(exchange.buy(buyer, { pair: 'XDC-ETH', price: '0.01', amount: '100' }));
    expect(await exchange.balancesOf(seller)).toEqual({ 'available ETH': '0.995' });
    await setFee('0.5');
  });
});

describe('an order of the same trader', () => {
  it('is not traded with: earlier trades stand, and the rest is reported as cancelled [LED-074]', async () => {
    const pair = 'XDC-XRP';
    const [mine, other] = [await exchange.addTrader({ XDC: '10', XRP: '100' }), await exchange.addTrader({ XDC: '4' })];
    await done(exchange.sell(other, { pair, price: '1', amount: '4' }));
    const own = await done(exchange.sell(mine, { pair, price: '2', amount: '10' }));
    const { order, isCutShort } = await done(exchange.buy(mine, { pair, price: '2', amount: '10' }));
    expect({ isCutShort, status: order.status, filled: order.filled }).toEqual({
      isCutShort: true,
      status: 'cancelled',
      filled: '4',
    });
    expect(await exchange.balancesOf(mine)).toMatchObject({ 'available XRP': '96', 'in orders XDC': '10' });
    await exchange.cancel(mine, own.order.id);
  });

  it('that is the only match means a refusal [LED-075]', async () => {
    const mine = await exchange.addTrader({ XDC: '10', XRP: '100' });
    const own = await done(exchange.sell(mine, { pair: 'XDC-XRP', price: '2', amount: '10' }));
    const met = await exchange.buy(mine, { pair: 'XDC-XRP', price: '3', amount: '10' });
    expect(met.refused?.code).toBe('own order');
    expect(await exchange.balancesOf(mine)).toEqual({ 'available XRP': '100', 'in orders XDC': '10' });
    await exchange.cancel(mine, own.order.id);
  });
});

describe('figures', () => {
  it.each([
    ['amount', { price: '0.05', amount: '1' }, 'Minimum 2 XDC'],
    ['amount', { price: '0.05', amount: '100000.000001' }, 'Maximum 100,000 XDC'],
    ['amount', { price: '0.05', amount: '3.0000001' }, 'At most 6 decimals are allowed.'],
    ['price', { price: '0.000000999', amount: '3' }, 'The price must be between 0.000001 and 1,000.'],
    ['price', { price: '1000.00000001', amount: '3' }, 'The price must be between 0.000001 and 1,000.'],
    ['price', { price: '0.123456789', amount: '3' }, 'At most 8 decimals are allowed.'],
  ] as const)('off the rules of the pair are refused: %s of %o [LED-076]', async (field, figures, message) => {
    const buyer = await exchange.addTrader({ USDT: '10000' });
    expect((await exchange.buy(buyer, figures)).refused).toEqual({ code: 'figure', field, message });
  });

  it.each(['0', '-1', '1e-19', '1e30', 'NaN', '0x10', '١', '9'.repeat(10_000), '', ' 3', '1,234'])(
    'such as %j are refused as amount and price, and change nothing [LED-116] [LED-125]',
    async (figure) => {
      const buyer = await exchange.addTrader({ USDT: '10' });
      expect((await exchange.buy(buyer, { price: '0.05', amount: figure })).refused?.code).toBe('figure');
      expect((await exchange.buy(buyer, { price: figure, amount: '2' })).refused?.code).toBe('figure');
      expect(await exchange.balancesOf(buyer)).toEqual({ 'available USDT': '10' });
    },
  );

  it('outside the band around the last price are refused; before the first trade there is no band [LED-077]', async () => {
    const pair = 'XDC-USDC';
    const buyer = await exchange.addTrader({ USDC: '100' });
    await done(exchange.buy(buyer, { pair, price: '0.01', amount: '3' }));
    lastPrice = '0.05';
    const message = 'Maximum 10% +/- deviation allowed from last price';
    expect((await exchange.buy(buyer, { pair, price: '0.0449', amount: '3' })).refused?.message).toBe(message);
    await done(exchange.buy(buyer, { pair, price: '0.045', amount: '3' }));
  });

  it('of XDC-XDCE are 1 to 1 [LED-078]', async () => {
    const buyer = await exchange.addTrader({ XDCE: '100' });
    expect((await exchange.buy(buyer, { pair: 'XDC-XDCE', price: '1.01', amount: '3' })).refused?.field).toBe('price');
    await done(exchange.buy(buyer, { pair: 'XDC-XDCE', price: '1', amount: '3' }));
  });
});

describe('a pair under maintenance', () => {
  it('accepts no orders from that moment on, and open ones can be cancelled [LED-079]', async () => {
    const seller = await exchange.addTrader({ BTC: '1' });
    const figures = { pair: 'BTC-USDC', price: '50000', amount: '0.01' } as const;
    const { order } = await done(exchange.sell(seller, figures));
    await exchange.database.pool.query(`update pair set is_trading_open = false where name = 'BTC-USDC'`);
    expect((await exchange.sell(seller, figures)).refused).toMatchObject({
      code: 'closed',
      message: 'Under Maintenance',
    });
    expect((await exchange.cancel(seller, order.id)).done).toBeDefined();
  });
});

describe('open orders', () => {
  it('of others are not found, and those that ended can’t be cancelled [LED-071] [LED-073]', async () => {
    const [owner, other] = [await exchange.addTrader({ XDC: '10' }), await exchange.addTrader()];
    const { order } = await done(exchange.sell(owner, { price: '9', amount: '5' }));
    for (const id of [order.id, 'o-999999999', 'o-', 'o-01', '7', "'; drop table trade_order"])
      expect((await exchange.cancel(other, id)).refused?.code).toBe('no such order');
    expect((await exchange.cancel(owner, order.id)).done).toBeDefined();
    expect((await exchange.cancel(owner, order.id)).refused?.code).toBe('not open');
    expect((await exchange.cancel(other, order.id)).refused?.code).toBe('no such order');
  });

  it('are cancelled all at once, or those of one pair, but never another trader’s [LED-072]', async () => {
    const [owner, other] = [await exchange.addTrader({ XDC: '100' }), await exchange.addTrader({ XDC: '100' })];
    await done(exchange.sell(other, { price: '9', amount: '5' }));
    for (const pair of ['XDC-USDT', 'XDC-ETH', 'XDC-USDT'] as const)
      await done(exchange.sell(owner, { pair, price: '9', amount: '5' }));
    const some = await exchange.submit({ kind: 'orders.cancel', trader: owner, pair: 'XDC-ETH' });
    expect(some.done?.orders.map(({ pair }) => pair)).toEqual(['XDC-ETH']);
    const rest = await exchange.submit({ kind: 'orders.cancel', trader: owner });
    expect(rest.done?.orders).toHaveLength(2);
    expect(await exchange.balancesOf(owner)).toEqual({ 'available XDC': '100' });
    expect(await exchange.balancesOf(other)).toMatchObject({ 'in orders XDC': '5' });
  });

  it('are at most 500 for a trader [LED-080]', async () => {
    const trader = await exchange.addTrader({ XDC: '2000' });
    const all = await Promise.all(
      Array.from({ length: 501 }, () => exchange.sell(trader, { price: '900', amount: '2' })),
    );
    expect(all.filter(({ done: outcome }) => outcome)).toHaveLength(500);
    expect(all.at(-1)?.refused?.code).toBe('too many orders');
    await exchange.submit({ kind: 'orders.cancel', trader });
  });
});

describe('a client order id', () => {
  it('used again returns the same order in its current state, at once or later [LED-081]', async () => {
    const [buyer, seller] = [await exchange.addTrader({ USDT: '10' }), await exchange.addTrader({ XDC: '100' })];
    const figures = { price: '0.8', amount: '5', clientOrderId: 'mine-1' };
    const [one, two] = await Promise.all([
      done(exchange.buy(buyer, figures)),
      done(exchange.buy(buyer, { ...figures, price: '0.80', amount: '5.000' })),
    ]);
    expect([one.isRepeat, two.isRepeat]).toEqual([false, true]);
    expect(two.order).toEqual(one.order);
    await done(exchange.sell(seller, { price: '0.8', amount: '2' }));
    const later = await done(exchange.buy(buyer, figures));
    expect(later).toMatchObject({ isRepeat: true, order: { id: one.order.id, filled: '2' } });
    expect(await exchange.balancesOf(buyer)).toMatchObject({ 'available USDT': '6', 'in orders USDT': '2.4' });
    const different = await exchange.buy(buyer, { ...figures, amount: '6' });
    expect(different.refused).toMatchObject({ code: 'id used', field: 'clientOrderId' });
  });

  it('belongs to its trader [LED-082]', async () => {
    const [one, other] = [await exchange.addTrader({ USDT: '10' }), await exchange.addTrader({ USDT: '10' })];
    const figures = { price: '0.01', amount: '5', clientOrderId: 'shared' };
    const [first, second] = [await done(exchange.buy(one, figures)), await done(exchange.buy(other, figures))];
    expect(second).toMatchObject({ isRepeat: false, order: { trader: other } });
    expect(second.order.id).not.toBe(first.order.id);
  });
});
