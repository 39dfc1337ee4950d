import { pairOf, type PairName } from '@exchange/domain';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startTrading, type TestTrader, type TradingServer } from './testing/tradingServer';

let server: TradingServer;
let seller: TestTrader;
let buyer: TestTrader;
beforeAll(async () => {
  server = await startTrading(inject('clusterUrl'));
  seller = await server.addTrader({ XDC: '1000', ETH: '10' });
  buyer = await server.addTrader({ USDT: '10000' });
});
afterAll(() => server.close());

const tapeFields = (pair: PairName, page = '1', limit = '100') => ({
  exchange_id: '1',
  trade_history_limit: limit,
  pair_id: pairOf(pair).id,
  pair,
  page,
});

const tape = async (pair: PairName, page?: string, limit?: string) => {
  const { body } = await server.post('/trade/trade_history', tapeFields(pair, page, limit));
  return body['data'] as { id: string; quantity: string }[];
};

it('anyone can read the last trades of a pair, newest first, without who traded [TRC-011]', async () => {
  await server.placed(seller, { side: 'sell', price: '0.05', amount: '30.5' });
  await server.placed(buyer, { side: 'buy', price: '0.05', amount: '20.5' });
  server.clock.now += 1_500;
  await server.placed(buyer, { side: 'buy', price: '0.04', amount: '5' });
  await server.placed(seller, { side: 'sell', price: '0.03', amount: '5' });
  expect(await server.post('/trade/trade_history', tapeFields('XDC-USDT'))).toEqual({
    status: 200,
    body: {
      data: [
        { id: '2', created_at: '2026-03-02T12:00:01.500Z', quantity: '5', taker_side: 'sell', price: '0.04' },
        { id: '1', created_at: '2026-03-02T12:00:00.000Z', quantity: '20.5', taker_side: 'buy', price: '0.05' },
      ],
    },
  });
});

it('a pair without XDC lists its trades as models, and ETH-USDT under a third call too [TRC-014]', async () => {
  for (const amount of ['0.01', '0.02']) {
    await server.placed(seller, { pair: 'ETH-USDT', side: 'sell', price: '3000', amount });
    await server.placed(buyer, { pair: 'ETH-USDT', side: 'buy', price: '3000', amount });
  }
  const { models } = (await server.post('/trade_histories', { pair: 'ETH-USDT' })).body;
  expect(models).toMatchObject([
    { quantity: '0.02', taker_side: 'buy', price: '3000' },
    { quantity: '0.01', taker_side: 'buy', price: '3000' },
  ]);
  expect((await server.post('/trade_histories', { pair: 'ETH-USDT', limit: '1' })).body['models']).toHaveLength(1);
  expect(await server.get('/websocket/trade_history_ethusdt')).toEqual({ status: 200, body: { data: models } });
});

it('the third call gives the last 100 of ETH-USDT, newest first, and no other pair [TRC-015]', async () => {
  await server.placed(seller, { pair: 'ETH-USDT', side: 'sell', price: '3000', amount: '1' });
  for (let times = 1; times <= 101; times += 1)
    await server.placed(buyer, { pair: 'ETH-USDT', side: 'buy', price: '3000', amount: `0.00${100 + times}` });
  await server.placed(seller, { side: 'sell', price: '0.05', amount: '3' });
  await server.placed(buyer, { side: 'buy', price: '0.05', amount: '3' });
  const { body } = await server.get('/websocket/trade_history_ethusdt');
  const told = (body['data'] as { quantity: string }[]).map(({ quantity }) => quantity);
  expect(told).toEqual(Array.from({ length: 100 }, (_, place) => `0.00${201 - place}`.replace(/0+$/, '')));
});

it('trades from before the exchange kept its own follow them [TRC-055]', async () => {
  await server.pool.query(
    `insert into past_trade select -n, 9, 3, n, 'sell', now() from generate_series(1, 3) as n;
     insert into trade values (900, 9, 3, 9, 'buy', 1, 2, now())`,
  );
  const quantities = async (page: string) => (await tape('XRP-USDT', page, '2')).map(({ quantity }) => quantity);
  expect(await quantities('1')).toEqual(['9', '1']);
  expect(await quantities('2')).toEqual(['2', '3']);
});

it('the list is empty if nothing was traded [TRC-016]', async () => {
  expect(await tape('XDC-XRP')).toEqual([]);
  expect((await server.post('/trade_histories', { pair: 'BTC-USDT' })).body).toEqual({ models: [] });
});

it('pages through the last 10,000 trades [TRC-012] [TRC-013]', async () => {
  await server.pool.query(
    `insert into trade select 1000 + n, 3, 0.5, n, 'buy', 1, 2, now() from generate_series(1, 10010) as n`,
  );
  expect((await tape('XDC-XRP', '1', '2')).map(({ quantity }) => quantity)).toEqual(['10010', '10009']);
  expect((await tape('XDC-XRP', '2', '2')).map(({ quantity }) => quantity)).toEqual(['10008', '10007']);
  expect((await tape('XDC-XRP', '100', '100')).at(-1)?.quantity).toBe('11');
  expect(await tape('XDC-XRP', '101', '100')).toEqual([]);
  expect(await tape('XDC-XRP', '999999', '100')).toEqual([]);
  expect(await tape('XDC-XRP', '334', '30')).toHaveLength(10);
  expect((await server.post('/trade_histories', { pair: 'XDC-XRP' })).body['models']).toHaveLength(100);
});

it.each([
  ['trade_history_limit', '101'],
  ['trade_history_limit', '0'],
  ['page', '0'],
  ['page', '-1'],
  ['page', '1.5'],
])('%s cannot be %s [TRC-012]', async (field, value) => {
  const { status, body } = await server.post('/trade/trade_history', { ...tapeFields('XDC-USDT'), [field]: value });
  expect([status, body['field']]).toEqual([400, field]);
});

it('refuses an unknown ID or name, and names of two different pairs [TRC-006] [TRC-007]', async () => {
  const noPair = (field: string) => ({
    status: 404,
    body: { statusCode: 404, code: 'not_found', message: "This pair doesn't exist.", field },
  });
  expect(await server.post('/trade/trade_history', { ...tapeFields('XDC-USDT'), pair_id: '77' })).toEqual(
    noPair('pair_id'),
  );
  expect(await server.post('/trade_histories', { pair: 'DOGE-XDC' })).toEqual(noPair('pair'));
  const other = await server.post('/trade/trade_history', { ...tapeFields('XDC-USDT'), pair: 'XDC-ETH' });
  expect([other.status, other.body['field']]).toEqual([400, 'pair']);
});
