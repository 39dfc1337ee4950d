import { pairOf, type PairName } from '@exchange/domain';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { startTrading, type TradingServer } from './testing/tradingServer';

let server: TradingServer;
beforeAll(async () => {
  server = await startTrading(inject('clusterUrl'));
});
afterEach(() => server.clearBooks());
afterAll(() => server.close());

const bookFields = (pair_id: string, order_book_limit = '500') => ({ exchange_id: '1', pair_id, order_book_limit });

const bookOf = async (pair: PairName, limit?: string) => {
  const { body } = await server.post('/trade/order_book', bookFields(pairOf(pair).id, limit));
  return body['data'] as { asks: object[]; bids: object[] };
};

const mirrored = (pair: PairName, more: Record<string, string> = {}) =>
  server.post('/user/get_order_book', { exchangeId: '1', pairId: pairOf(pair).id, pair, ...more });

it('anyone can read both sides, best price first [TRC-001] [TRC-004]', async () => {
  const [one, other] = [await server.addTrader({ XDC: '300' }), await server.addTrader({ USDT: '100' })];
  await server.placed(one, { side: 'sell', price: '0.06', amount: '100.5' });
  await server.placed(one, { side: 'sell', price: '0.051', amount: '20' });
  await server.placed(one, { side: 'sell', price: '0.06', amount: '2' });
  await server.placed(other, { side: 'buy', price: '0.04', amount: '30' });
  await server.placed(other, { side: 'buy', price: '0.045', amount: '40' });
  expect(await server.post('/trade/order_book', bookFields('5'))).toEqual({
    status: 200,
    body: {
      data: {
        pair: 'XDC-USDT',
        seq: expect.any(Number) as number,
        asks: [
          { price: '0.051', amount: '20' },
          { price: '0.06', amount: '102.5' },
        ],
        bids: [
          { price: '0.045', amount: '40' },
          { price: '0.04', amount: '30' },
        ],
      },
    },
  });
});

it('filled and cancelled orders are gone from the book by the time of the response [TRC-004]', async () => {
  const [one, other] = [await server.addTrader({ XDC: '300' }), await server.addTrader({ USDT: '100' })];
  const order = await server.placed(one, { side: 'sell', price: '0.05', amount: '50' });
  await server.placed(other, { side: 'buy', price: '0.05', amount: '20' });
  expect(await bookOf('XDC-USDT')).toMatchObject({ asks: [{ price: '0.05', amount: '30' }], bids: [] });
  await server.cancel(one, order);
  expect(await bookOf('XDC-USDT')).toMatchObject({ asks: [], bids: [] });
});

it('returns 5 or 500 levels per side [TRC-002]', async () => {
  const trader = await server.addTrader({ USDT: '100' });
  for (const cents of [1, 2, 3, 4, 5, 6])
    await server.placed(trader, { side: 'buy', price: `0.0${cents}`, amount: '2' });
  expect((await bookOf('XDC-USDT', '5')).bids).toHaveLength(5);
  expect((await bookOf('XDC-USDT', '500')).bids).toHaveLength(6);
});

it.each(['6', '0', '-5', '', '5.0'])('%j levels are refused [TRC-002]', async (limit) => {
  expect(await server.post('/trade/order_book', bookFields('5', limit))).toEqual({
    status: 400,
    body: {
      statusCode: 400,
      code: 'invalid_request',
      message: 'The limit must be 5 or 500.',
      field: 'order_book_limit',
    },
  });
});

it('a pair without orders has an empty book, and so has a contract [TRC-003]', async () => {
  expect(await bookOf('XDC-XRP')).toEqual({ pair: 'XDC-XRP', seq: 0, asks: [], bids: [] });
  expect(await bookOf('BTC-PERPETUAL')).toEqual({ pair: 'BTC-PERPETUAL', seq: 0, asks: [], bids: [] });
});

it.each(['0', '13', '05', 'XDC-USDT', '1e0'])('no pair has the ID %j [TRC-006]', async (id) => {
  const refusal = (field: string) => ({
    status: 404,
    body: { statusCode: 404, code: 'not_found', message: "This pair doesn't exist.", field },
  });
  expect(await server.post('/trade/order_book', bookFields(id))).toEqual(refusal('pair_id'));
  expect(await mirrored('ETH-USDT', { pairId: id })).toEqual(refusal('pairId'));
});

it.each(['ETH-USDT', 'BTC-USDC', 'XRP-USDT', 'BTC-USDT', 'XDC-USDC'] as const)(
  '%s has a book under the other call as well [TRC-005]',
  async (pair) => {
    expect(await mirrored(pair)).toEqual({ status: 200, body: { data: { pair, seq: 0, asks: [], bids: [] } } });
  },
);

it('the other call gives the same book [TRC-005]', async () => {
  const trader = await server.addTrader({ USDT: '100' });
  await server.placed(trader, { pair: 'XRP-USDT', side: 'buy', price: '0.5', amount: '10' });
  expect((await mirrored('XRP-USDT')).body['data']).toEqual(await bookOf('XRP-USDT'));
});

it('no other pair has a book there [TRC-005]', async () => {
  expect(await mirrored('XDC-USDT')).toEqual({
    status: 404,
    body: { statusCode: 404, code: 'not_found', message: "This pair isn't available from this call.", field: 'pair' },
  });
});

it('refuses the name of another pair [TRC-007]', async () => {
  const { status, body } = await mirrored('ETH-USDT', { pair: 'BTC-USDT' });
  expect([status, body['field']]).toEqual([400, 'pair']);
});
