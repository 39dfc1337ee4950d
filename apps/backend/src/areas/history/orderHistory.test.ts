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
  it('has the outcome of all orders, last changed first [TRC-061]', async () => {
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

  it('belongs to the trader of the token, whoever the call names [TRC-048]', async () => {
    const { body } = await history({ userid: trader.uniqueId }, other);
    expect(namesIn(body)).toEqual(['XDC-USDT']);
  });

  it('requires a token [TRC-049]', async () => {
    const { status, body } = await server.get('/trade-history', { userid: trader.uniqueId });
    expect([status, body]).toEqual([401, { statusCode: 401, code: 'session_ended', message: 'please login again' }]);
  });

  it.each([
    [{ curr: 'USDT' }, ['BTC-USDT', 'ETH-USDT', 'XDC-USDT']],
    [{ curr: 'ETH' }, ['ETH-USDT', 'XDC-ETH']],
    [{ currency: 'BTC' }, ['XDC-BTC', 'BTC-USDT']],
    [{ currency: 'XDC-ETH' }, ['XDC-ETH']],
    [{ curr: 'XDC', currency: 'BTC' }, ['XDC-BTC']],
    [{ curr: 'DOGE' }, []],
    [{ currency: "x' or 1=1" }, []],
  ])('with %j finds %j [TRC-062] [HIS-025]', async (query, names) => {
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

  it('finds an order by the id its trader sent it with, in whatever state, and nobody else finds it [TRC-078]', async () => {
    const seller = await server.addTrader({ XDC: '10' });
    const sent = { side: 'sell', price: '0.5', amount: '2' } as const;
    const ofClient = async (id: string, whose = seller) => (await history({ client_order_id: id }, whose)).body;
    const first = await server.place(seller, sent, { client_order_id: 'sent-1' });
    await server.place(seller, sent, { client_order_id: 'sent-2' });
    expect(await ofClient('sent-1')).toMatchObject({
      data: [{ client_order_id: 'sent-1', status: 'active', amount: '2' }],
      count: 1,
    });
    const { uniqueId } = (first.body as { data: { uniqueId: string } }).data;
    await server.cancel(seller, uniqueId);
    expect(await ofClient('sent-1')).toMatchObject({ data: [{ uniqueId, status: 'cancelled' }] });
    expect(await ofClient('sent-3')).toEqual({ data: [], count: 0 });
    expect(await ofClient('sent-1', trader)).toEqual({ data: [], count: 0 });
    expect((await history({}, seller)).body['data']).toMatchObject([{ client_order_id: 'sent-1' }]);
  });

  it('refuses a range that ends before it begins [TRC-063]', async () => {
    expect(await history({ from: '2026-03-02T13:00:00Z', to: '2026-03-02T12:00:00Z' })).toEqual({
      status: 400,
      body: {
        statusCode: 400,
        code: 'invalid_request',
        message: "The start date can't be after the end date.",
        field: 'from',
      },
    });
  });

  it.each([
    [{ from: '0000-01-01T00:00:00Z' }, 5],
    [{ to: '9999-12-31T23:59:59-23:00' }, 5],
    [{ from: '9999-12-31T23:59:59-23:00' }, 0],
    [{ to: '0000-01-01T00:00:00Z' }, 0],
    [{ to: '2026-12-31T23:59:60Z' }, 5],
  ])('accepts times like %j [TRC-065]', async (query, rows) => {
    expect(await found(query)).toHaveLength(rows);
  });

  it('comes in pages, with the total [TRC-064]', async () => {
    const { body } = await history({ page: '2', limit: '2', curr: 'USDT' });
    expect([namesIn(body), body['count']]).toEqual([['XDC-USDT'], 3]);
    expect(await found({ page: '2', limit: '2' })).toEqual(['ETH-USDT', 'XDC-ETH']);
    expect(await found({ page: '100000', limit: '500' })).toEqual([]);
  });

  it.each<Fields>([{ page: '0' }, { limit: '501' }, { limit: 'all' }, { from: 'yesterday' }])(
    'refuses %j [TRC-064]',
    async (query) => {
      const { status, body } = await history(query);
      expect([status, body['field']]).toEqual([400, Object.keys(query)[0]]);
    },
  );

  it('returns the newest 500 if no page is requested [TRC-064]', async () => {
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

describe('an order in the history', () => {
  interface Past {
    uniqueId: string;
    name: PairName;
    updatedAt: string;
    status: string;
    tradeType: string;
  }

  const rowsOf = async (whose: TestTrader, query: Record<string, string> = {}): Promise<Past[]> =>
    (await history(query, whose)).body['data'] as Past[];

  it('says when it last changed, what it was and its result, last changed first [HIS-021] [HIS-022]', async () => {
    const own = await server.addTrader({ XDC: '1000' });
    const buyer = await server.addTrader({ USDT: '100' });
    const first = await server.placed(own, { side: 'sell', price: '0.05', amount: '300' });
    const second = await server.placed(own, { side: 'sell', price: '0.06', amount: '200' });
    const third = await server.placed(own, { side: 'sell', price: '0.07', amount: '100' });
    server.clock.now += 1_000;
    await server.placed(buyer, { side: 'buy', price: '0.06', amount: '400' });
    server.clock.now += 1_000;
    await server.cancel(own, second);
    server.clock.now += 1_000;
    await server.cancel(own, third);
    const changedAt = (secondsAgo: number) => new Date(server.clock.now - secondsAgo * 1_000).toISOString();
    const common = { name: 'XDC-USDT', tradeType: 'limit', type: 'sell' };
    expect(await rowsOf(own)).toEqual([
      {
        ...common,
        uniqueId: third,
        status: 'cancelled',
        averagePrice: '0',
        price: '0.07',
        amount: '100',
        receivedTotal: '0',
        total: '0',
        fee: '0',
        updatedAt: changedAt(0),
      },
      {
        ...common,
        uniqueId: second,
        status: 'partially cancelled',
        averagePrice: '0.06',
        price: '0.06',
        amount: '200',
        receivedTotal: '5.97',
        total: '6',
        fee: '0.03',
        updatedAt: changedAt(1),
      },
      {
        ...common,
        uniqueId: first,
        status: 'completed',
        averagePrice: '0.05',
        price: '0.05',
        amount: '300',
        receivedTotal: '14.925',
        total: '15',
        fee: '0.075',
        updatedAt: changedAt(2),
      },
    ]);
  });

  it('says whether it was a limit order or a swap [HIS-023]', async () => {
    const own = await server.addTrader({ XDC: '1000' });
    const { status, body } = await server.placeSwap(own, { side: 'sell', price: '1', amount: '100' });
    expect([status, body['message'] === undefined]).toEqual([200, false]);
    await server.placed(own, { side: 'sell', price: '0.5', amount: '2' });
    await server.clearBooks();
    const found = (await rowsOf(own)).map(({ name, tradeType }) => [name, tradeType]);
    expect(found.toSorted()).toEqual([
      ['XDC-USDT', 'limit'],
      ['XDC-XDCE', 'swap'],
    ]);
  });

  it('is there beside the trades with the OTC desk, on the right page and counted [HIS-027]', async () => {
    const own = await server.addTrader({ XDC: '1000' });
    const orders: string[] = [];
    const trade = (id: string, pair: number) =>
      server.pool.query(
        `with request as (insert into public_request (reference, kind, name, email, fields, created_at, updated_at)
           values ($1, 'otc', 'A', 'a@example.com', '{}', now(), now()))
         insert into otc_quote values ($1, $1, $1, $2, $3, 'sell', 4000000, 200001, 'settled', 'ada', 'Asked', 'ada', 'Accepted',
           to_timestamp($4 / 1000.0), to_timestamp($4 / 1000.0 + 60), to_timestamp($4 / 1000.0))`,
        [id, own.uniqueId, pair, server.clock.now],
      );
    for (const what of ['order', 'XDC-USDT', 'order', 'XDC-BTC', 'XDC-USDT', 'order']) {
      server.clock.now += 1_000;
      const id = `Q-${String(orders.length)}`;
      if (what === 'order') {
        const placed = await server.placed(own, { side: 'sell', price: '0.5', amount: '2' });
        await server.cancel(own, placed);
        orders.unshift(placed);
      } else {
        await trade(id, what === 'XDC-BTC' ? 2 : 5);
        orders.unshift(id);
      }
    }
    const idsIn = async (query: Record<string, string> = {}) =>
      (await rowsOf(own, query)).map(({ uniqueId }) => uniqueId);
    expect(await idsIn()).toEqual(orders);
    for (const limit of [1, 2, 4])
      for (const page of [1, 2, 3, 4, 5, 6, 7])
        expect(await idsIn({ page: String(page), limit: String(limit) })).toEqual(
          orders.slice((page - 1) * limit, page * limit),
        );
    expect((await history({ limit: '1' }, own)).body['count']).toBe(6);
    expect(await idsIn({ curr: 'BTC' })).toEqual(['Q-3']);
    expect((await rowsOf(own, { curr: 'BTC' }))[0]).toMatchObject({
      ...{ tradeType: 'otc', type: 'sell', status: 'completed', averagePrice: '0.05000025' },
      ...{ amount: '4000000', receivedTotal: '200001', total: '200001', fee: '0' },
    });
  });

  it('is found by every combination of filters [HIS-024]', { tags: 'nightly' }, async () => {
    const all = await rowsOf(trader);
    const [from, to] = ['2026-03-02T13:00:00Z', '2026-03-02T16:00:00Z'];
    const ranges: Record<string, string>[] = [{}, { from }, { to }, { from, to }];
    const isOf = (name: string, wanted?: string) =>
      wanted === undefined || name === wanted || name.split('-').includes(wanted);
    const isIn = (moment: string, range: Record<string, string>) =>
      Date.parse(moment) >= Date.parse(range['from'] ?? '2000-01-01T00:00:00Z') &&
      Date.parse(moment) < Date.parse(range['to'] ?? '2100-01-01T00:00:00Z');
    for (const curr of [undefined, 'XDC', 'USDT', 'ETH'])
      for (const currency of [undefined, 'BTC', 'XDC-ETH', 'ETH-USDT'])
        for (const range of ranges) {
          const expected = all.filter(
            ({ name, updatedAt }) => isOf(name, curr) && isOf(name, currency) && isIn(updatedAt, range),
          );
          const query = { ...(curr && { curr }), ...(currency && { currency }), ...range };
          const { body } = await history(query);
          expect([body['data'], body['count']]).toEqual([expected, expected.length]);
          const pages = ['1', '2', '3'].map((page) => rowsOf(trader, { ...query, page, limit: '2' }));
          expect((await Promise.all(pages)).flat()).toEqual(expected);
        }
  });
});
