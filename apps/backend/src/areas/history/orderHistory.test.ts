import type { PairName } from '@exchange/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTrading, type Fields, type TestTrader, type TradingServer } from '../trading/testing/tradingServer';
import { orderHistoryHandlers } from './orderHistory';

let server: TradingServer;
let trader: TestTrader;
let other: TestTrader;

/** Orders that were cancelled an hour apart, from noon on. */
const pairs: PairName[] = ['XDC-USDT', 'XDC-ETH', 'ETH-USDT', 'BTC-USDT', 'XDC-BTC'];

beforeAll(async () => {
  server = await startTrading(inject('clusterUrl'), { traderHandlers: ({ db }) => orderHistoryHandlers(db) });
  trader = await server.addTrader({ XDC: '100', ETH: '1', BTC: '0.1' });
  other = await server.addTrader({ XDC: '100' });
  for (const pair of pairs) {
    const [price, amount] = pair.startsWith('XDC') ? ['0.5', '2'] : ['60000', '0.01'];
    await server.cancel(trader, await server.placed(trader, { pair, side: 'sell', price, amount }));
    server.clock.now += 60 * 60_000;
  }
  await server.cancel(other, await server.placed(other, { side: 'sell', price: '0.5', amount: '2' }));
});
afterAll(() => server.close());

const history = (query: Record<string, string> = {}, whose = trader) =>
  server.get('/trade-history', { exchange_id: '1', userid: whose.uniqueId, cache: 'false', ...query }, whose);

const namesIn = (body: Record<string, unknown>) => (body['data'] as { name: string }[]).map(({ name }) => name);
const found = async (query: Record<string, string>) => namesIn((await history(query)).body);

describe('the order history', () => {
  it('holds what became of all orders, the last changed first [TRC-061]', async () => {
    const { status, body } = await history();
    expect([status, body['count'], namesIn(body)]).toEqual([200, 5, pairs.toReversed()]);
    expect(body['data']).toMatchObject([
      { status: 'cancelled', tradeType: 'limit', type: 'sell', amount: '2' },
      {},
      {},
      {},
      {},
    ]);
  });

  it('is the trader’s of the token, whoever is named [TRC-048]', async () => {
    const { body } = await history({ userid: trader.uniqueId }, other);
    expect(namesIn(body)).toEqual(['XDC-USDT']);
  });

  it('wants a token [TRC-049]', async () => {
    const { status, body } = await server.get('/trade-history', { userid: trader.uniqueId });
    expect([status, body]).toEqual([401, { statusCode: 401, message: 'please login again' }]);
  });

  it.each([
    [{ curr: 'USDT' }, ['BTC-USDT', 'ETH-USDT', 'XDC-USDT']],
    [{ curr: 'ETH' }, ['ETH-USDT', 'XDC-ETH']],
    [{ currency: 'BTC' }, ['XDC-BTC', 'BTC-USDT']],
    [{ currency: 'XDC-ETH' }, ['XDC-ETH']],
    [{ curr: 'XDC', currency: 'BTC' }, ['XDC-BTC']],
    [{ curr: 'DOGE' }, []],
    [{ currency: "x' or 1=1" }, []],
  ])('with %j finds %j [TRC-062]', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it.each([
    [{ from: '2026-03-02T15:00:00Z' }, ['XDC-BTC', 'BTC-USDT']],
    [{ to: '2026-03-02T13:00:00Z' }, ['XDC-USDT']],
    [{ from: '2026-03-02T13:00:00Z', to: '2026-03-02T14:00:00.001Z' }, ['ETH-USDT', 'XDC-ETH']],
    [{ from: '2026-03-02T18:00:00+05:00', to: '2026-03-02T13:30:00Z' }, ['XDC-ETH']],
    [{ from: '2026-03-02T13:00:00Z', to: '2026-03-02T13:00:00Z' }, []],
  ])('with %j finds %j [TRC-063]', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it('has no range that ends before it begins [TRC-063]', async () => {
    expect(await history({ from: '2026-03-02T13:00:00Z', to: '2026-03-02T12:00:00Z' })).toEqual({
      status: 400,
      body: { statusCode: 400, message: "The start date can't be after the end date.", field: 'from' },
    });
  });

  it.each([
    [{ from: '0000-01-01T00:00:00Z' }, 5],
    [{ to: '9999-12-31T23:59:59-23:00' }, 5],
    [{ from: '9999-12-31T23:59:59-23:00' }, 0],
    [{ to: '0000-01-01T00:00:00Z' }, 0],
    [{ to: '2026-12-31T23:59:60Z' }, 5],
  ])('knows moments like %j [TRC-065]', async (query, rows) => {
    expect(await found(query)).toHaveLength(rows);
  });

  it('comes in pages, and says how much there is in all [TRC-064]', async () => {
    const { body } = await history({ page: '2', limit: '2', curr: 'USDT' });
    expect([namesIn(body), body['count']]).toEqual([['XDC-USDT'], 3]);
    expect(await found({ page: '2', limit: '2' })).toEqual(['ETH-USDT', 'XDC-ETH']);
    expect(await found({ page: '100000', limit: '500' })).toEqual([]);
  });

  it.each<Fields>([{ page: '0' }, { limit: '501' }, { limit: 'all' }, { from: 'yesterday' }])(
    'has no %j [TRC-064]',
    async (query) => {
      const { status, body } = await history(query);
      expect([status, body['field']]).toEqual([400, Object.keys(query)[0]]);
    },
  );

  it('gives the newest 500 where no page is asked for [TRC-064]', async () => {
    const busy = await server.addTrader();
    await server.pool.query(
      `insert into trade_order
       select 100000 + n, 5, $1, 'buy', 0.05, 10, 0, 0, 0, 0.5, 'cancelled', null, now(), now() + n * interval '1 second'
       from generate_series(1, 501) as n`,
      [busy.uniqueId],
    );
    const { body } = await history({}, busy);
    const rows = body['data'] as { uniqueId: string }[];
    expect([rows.length, body['count'], rows[0]?.uniqueId, rows.at(-1)?.uniqueId]).toEqual([
      500,
      501,
      'o-100501',
      'o-100002',
    ]);
  });
});
