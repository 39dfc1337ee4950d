import { add } from '@exchange/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTrading, type TestTrader, type TradingServer } from '../trading/testing/tradingServer';
import { orderFillsHandlers } from './orderFills';
import { orderHistoryHandlers } from './orderHistory';

interface Fill {
  amount: string;
  fee: string;
  received: string;
}

let server: TradingServer;

beforeAll(async () => {
  server = await startTrading(inject('clusterUrl'), {
    traderHandlers: ({ db }) => ({ ...orderHistoryHandlers(db), ...orderFillsHandlers(db) }),
  });
});
afterAll(() => server.close());

const fills = async (whose: TestTrader, order: string, query: Record<string, string> = {}) => {
  const { body } = await server.get('/trade-history/fills', { exchange_id: '1', order_id: order, ...query }, whose);
  return body as { data: Fill[]; count: number };
};

const sum = (all: readonly Fill[], field: keyof Fill): string =>
  all.reduce((before, { [field]: figure }) => add(before, figure), '0');

describe('the fills of an order', () => {
  it('are listed from the first, with what each brought and which side was in the book [HIS-108]', async () => {
    const [seller, buyer] = [await server.addTrader({ XDC: '1000' }), await server.addTrader({ USDT: '100' })];
    await server.placed(seller, { side: 'sell', price: '0.05', amount: '300' });
    const bought = await server.placed(buyer, { side: 'buy', price: '0.06', amount: '400' });
    const first = server.clock.now;
    server.clock.now += 1_000;
    const sold = await server.placed(seller, { side: 'sell', price: '0.06', amount: '150' });
    const of = { count: 2 };
    expect(await fills(buyer, bought)).toEqual({
      ...of,
      data: [
        {
          tradeId: expect.any(String) as string,
          price: '0.05',
          amount: '300',
          total: '15',
          fee: '1.5',
          received: '298.5',
          role: 'taker',
          filledAt: new Date(first).toISOString(),
        },
        expect.objectContaining({ price: '0.06', amount: '100', total: '6', received: '99.5', role: 'maker' }),
      ],
    });
    expect((await fills(seller, sold)).data).toMatchObject([
      { price: '0.06', amount: '100', fee: '0.03', received: '5.97', role: 'taker' },
    ]);
    await server.clearBooks();
  });

  it('add up to what the order received and paid as a fee, also page by page [HIS-109]', async () => {
    const [seller, buyer] = [await server.addTrader({ XDC: '1000' }), await server.addTrader({ USDT: '100' })];
    const sizes = ['2.000001', '3.000003', '7.777777', '11.111111', '2.000001'];
    for (const amount of sizes) await server.placed(seller, { side: 'sell', price: '0.05', amount });
    const order = await server.placed(buyer, { side: 'buy', price: '0.05', amount: '25.888893' });
    const { data, count } = await fills(buyer, order);
    expect([data.map(({ amount }) => amount), count]).toEqual([sizes, sizes.length]);
    const history = await server.get('/trade-history', { exchange_id: '1', userid: buyer.uniqueId }, buyer);
    expect(history.body['data']).toMatchObject([{ receivedTotal: sum(data, 'received'), fee: sum(data, 'fee') }]);
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => fills(buyer, order, { page, limit: '2' })));
    expect(pages.flatMap((page) => page.data)).toEqual(data);
    expect(pages.map((page) => page.count)).toEqual([5, 5, 5, 5]);
  });

  it.each(['o-999999', 'Q-7K2QMXPA', 'x'])('of %s are none [HIS-110]', async (order) => {
    expect(await fills(await server.addTrader(), order)).toEqual({ data: [], count: 0 });
  });

  it("are told to nobody but the order's trader [HIS-110]", async () => {
    const [seller, buyer] = [await server.addTrader({ XDC: '10' }), await server.addTrader({ USDT: '10' })];
    const sold = await server.placed(seller, { side: 'sell', price: '0.05', amount: '10' });
    await server.placed(buyer, { side: 'buy', price: '0.05', amount: '10' });
    expect((await fills(seller, sold)).count).toBe(1);
    expect(await fills(buyer, sold)).toEqual({ data: [], count: 0 });
    const { status } = await server.get('/trade-history/fills', { exchange_id: '1', order_id: sold });
    expect(status).toBe(401);
  });
});
