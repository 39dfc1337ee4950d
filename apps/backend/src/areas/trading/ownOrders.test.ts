import { assetSymbols } from '@exchange/domain';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTrading, type TradingServer } from './testing/tradingServer';

let server: TradingServer;
beforeAll(async () => {
  server = await startTrading(inject('clusterUrl'));
});
afterEach(() => server.clearBooks());
afterAll(() => server.close());

describe('open orders', () => {
  it('show what was ordered, what is still open, and the fee so far [TRC-041]', async () => {
    const seller = await server.addTrader({ XDC: '4000' });
    const buyer = await server.addTrader({ USDT: '100' });
    const id = await server.placed(seller, { side: 'sell', price: '0.0525', amount: '4000' });
    await server.placed(buyer, { side: 'buy', price: '0.0525', amount: '1000' });
    expect(await server.list('open_order', seller)).toEqual([
      {
        uniqueId: id,
        pairName: 'XDC-USDT',
        type: 'sell',
        price: '0.0525',
        originalQty: '4000',
        filledQty: '1000',
        total: '210',
        updatedTotal: '157.5',
        status: 'active',
        createdAt: '2026-03-02T12:00:00.000Z',
        fee: '0.2625',
      },
    ]);
    expect(await server.list('open_order', buyer)).toEqual([]);
  });

  it('come newest first, in pages, and with the client order id [TRC-041]', async () => {
    const trader = await server.addTrader({ USDT: '100' });
    const ids: string[] = [];
    for (const price of ['0.01', '0.02', '0.03'])
      ids.push(await server.placed(trader, { side: 'buy', price, amount: '2' }));
    await server.place(trader, { side: 'buy', price: '0.04', amount: '2' }, { client_order_id: 'last' });
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => server.list('open_order', trader, { page, limit: '2' })),
    );
    expect(pages[0]?.[0]).toMatchObject({ price: '0.04', client_order_id: 'last', fee: '0', filledQty: '0' });
    expect(
      pages
        .flat()
        .slice(1)
        .map(({ uniqueId }) => uniqueId),
    ).toEqual(ids.toReversed());
    expect(pages[2]).toEqual([]);
  });

  it('of other traders are never shown, whatever the call says [TRC-048]', async () => {
    const [trader, other] = [await server.addTrader({ USDT: '100' }), await server.addTrader()];
    await server.placed(trader, { side: 'buy', price: '0.01', amount: '2' });
    const asTrader = { user_id: trader.uniqueId };
    expect(await server.list('open_order', other, asTrader)).toEqual([]);
    await server.clearBooks();
    expect(await server.list('all_pair_user_order', other, asTrader)).toEqual([]);
    expect(await server.list('all_pair_user_order', trader, { user_id: other.uniqueId })).toHaveLength(1);
    const { body } = await server.post('/user/get_balance', { exchange_id: '1', ...asTrader }, other);
    expect(body['data']).toContainEqual({ symbol: 'USDT', balance: '0' });
  });
});

describe('an order that is cancelled', () => {
  it('returns what it held [TRC-042] [TRC-024]', async () => {
    const trader = await server.addTrader({ USDT: '10' });
    const id = await server.placed(trader, { side: 'buy', price: '0.05', amount: '100' });
    expect(await server.spendable(trader)).toMatchObject({ USDT: '5' });
    expect(await server.cancel(trader, id)).toEqual({
      status: 200,
      body: { statusCode: 200, message: 'Order cancelled successfully.' },
    });
    expect(await server.spendable(trader)).toMatchObject({ USDT: '10' });
    expect(await server.list('open_order', trader)).toEqual([]);
  });

  it('or completed cannot be cancelled [TRC-043]', async () => {
    const [one, other] = [await server.addTrader({ USDT: '10' }), await server.addTrader({ XDC: '100' })];
    const cancelled = await server.placed(one, { side: 'buy', price: '0.05', amount: '10' });
    await server.cancel(one, cancelled);
    const completed = await server.placed(one, { side: 'buy', price: '0.05', amount: '10' });
    await server.placed(other, { side: 'sell', price: '0.05', amount: '10' });
    for (const id of [cancelled, completed])
      expect(await server.cancel(one, id)).toEqual({
        status: 409,
        body: { statusCode: 409, code: 'conflict', message: 'This order is no longer open.', field: 'trade_order_id' },
      });
  });

  it('must be the trader’s own; others are not found [TRC-044] [TRC-048]', async () => {
    const [trader, other] = [await server.addTrader({ USDT: '10' }), await server.addTrader()];
    const id = await server.placed(trader, { side: 'buy', price: '0.05', amount: '10' });
    const unknown = ['o-999999', 'o-0', `${id} `, id.slice(2), 'o-1e1', "o-1' or '1'='1", 'o-٣', '9'.repeat(64)];
    for (const order of [id, ...unknown])
      expect(await server.cancel(other, order)).toEqual({
        status: 404,
        body: { statusCode: 404, code: 'not_found', message: "This order doesn't exist.", field: 'trade_order_id' },
      });
    const asTrader = { exchange_id: '1', user_id: trader.uniqueId, trade_order_id: id };
    expect((await server.post('/trade/cancel_order', asTrader, other)).status).toBe(404);
    expect(await server.list('open_order', trader)).toHaveLength(1);
  });
});

describe('past orders', () => {
  it('say how they ended, the last changed first [TRC-045] [TRC-046]', async () => {
    const trader = await server.addTrader({ XDC: '100' });
    const other = await server.addTrader({ USDT: '100' });
    const sell = (price: string) => server.placed(trader, { side: 'sell', price, amount: '10' });
    const meet = (price: string, amount: string) => server.placed(other, { side: 'buy', price, amount });
    const partlyCancelled = await sell('0.01');
    await meet('0.01', '4');
    server.clock.now += 1_000;
    await server.cancel(trader, partlyCancelled);
    const [partly, completed] = [await sell('0.02'), await sell('0.01')];
    server.clock.now += 1_000;
    await meet('0.01', '10');
    server.clock.now += 1_000;
    await meet('0.02', '4');
    server.clock.now += 1_000;
    const cancelled = await sell('0.05');
    await server.cancel(trader, cancelled);
    await sell('0.06');
    const rows = await server.list('all_pair_user_order', trader);
    expect(rows.map(({ uniqueId, status }) => [uniqueId, status])).toEqual([
      [cancelled, 'cancelled'],
      [partly, 'partially'],
      [completed, 'completed'],
      [partlyCancelled, 'partially cancelled'],
    ]);
    const paged = await Promise.all(
      ['1', '2', '3'].map((page) => server.list('all_pair_user_order', trader, { page, limit: '2' })),
    );
    expect(paged.flat()).toEqual(rows);
  });

  it('show their result [TRC-047]', async () => {
    const buyer = await server.addTrader({ USDT: '100' });
    const seller = await server.addTrader({ XDC: '10000' });
    const bought = await server.placed(buyer, { side: 'buy', price: '0.05212', amount: '1500' });
    await server.placed(seller, { side: 'sell', price: '0.05', amount: '1500' });
    expect(await server.list('all_pair_user_order', buyer)).toEqual([
      {
        uniqueId: bought,
        name: 'XDC-USDT',
        tradeType: 'limit',
        type: 'buy',
        status: 'completed',
        averagePrice: '0.05212',
        price: '0.05212',
        amount: '1500',
        receivedTotal: '1492.5',
        total: '78.18',
        fee: '7.5',
        updatedAt: new Date(server.clock.now).toISOString(),
      },
    ]);

    const ether = await server.addTrader({ ETH: '1' });
    const sold = await server.placed(seller, { pair: 'XDC-ETH', side: 'sell', price: '0.00002161', amount: '900' });
    await server.placed(ether, { pair: 'XDC-ETH', side: 'buy', price: '0.00002161', amount: '200' });
    await server.cancel(seller, sold);
    const [row] = await server.list('all_pair_user_order', seller);
    expect(row).toMatchObject({
      uniqueId: sold,
      status: 'partially cancelled',
      averagePrice: '0.00002161',
      price: '0.00002161',
      amount: '900',
      receivedTotal: '0.00430039',
      total: '0.004322',
      fee: '0.00002161',
    });
  });

  it('have the average price and the total of what was filled, and their own price [TRC-047] [TRC-077]', async () => {
    const buyer = await server.addTrader({ USDT: '100' });
    const seller = await server.addTrader({ XDC: '100' });
    await server.placed(seller, { side: 'sell', price: '0.05', amount: '2' });
    await server.placed(seller, { side: 'sell', price: '0.06', amount: '4' });
    await server.placed(buyer, { side: 'buy', price: '0.07', amount: '10' });
    expect(await server.list('all_pair_user_order', buyer)).toMatchObject([
      // (2 × 0.05 + 4 × 0.06) / 6; the remaining four are open.
      {
        status: 'partially',
        averagePrice: '0.056666666666666666',
        price: '0.07',
        amount: '10',
        receivedTotal: '5.97',
        total: '0.34',
      },
    ]);
    const untouched = await server.placed(buyer, { side: 'buy', price: '0.01', amount: '10' });
    await server.cancel(buyer, untouched);
    expect(
      (await server.list('all_pair_user_order', buyer)).find(({ uniqueId }) => uniqueId === untouched),
    ).toMatchObject({
      status: 'cancelled',
      averagePrice: '0',
      price: '0.01',
      amount: '10',
      receivedTotal: '0',
      total: '0',
      fee: '0',
    });
  });
});

describe('balances', () => {
  it('name every currency and its available balance [TRC-051]', async () => {
    const trader = await server.addTrader({ USDT: '10.000000000000000001', XDC: '7' });
    await server.placed(trader, { side: 'buy', price: '0.05', amount: '100' });
    const balances = await server.spendable(trader);
    expect(Object.keys(balances)).toEqual([...assetSymbols]);
    expect(balances).toMatchObject({ USDT: '5.000000000000000001', XDC: '7', BTC: '0' });
  });
});

it.each(['open_order', 'all_pair_user_order', 'cancel_order'])('/trade/%s requires a token [TRC-049]', async (call) => {
  const fields = { exchange_id: '1', user_id: 'u-1', limit: '50', page: '1', trade_order_id: 'o-1' };
  const login = { status: 401, body: { statusCode: 401, code: 'session_ended', message: 'please login again' } };
  expect(await server.post(`/trade/${call}`, fields)).toEqual(login);
  expect(await server.post(`/trade/${call}`, fields, { uniqueId: 'u-1', token: 'made up' })).toEqual(login);
  expect(await server.post('/user/get_balance', fields)).toEqual(login);
});
