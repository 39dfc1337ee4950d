import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startTrading, type TestTrader, type TradingServer } from '../trading/testing/tradingServer';
import { favouriteTraderHandlers } from './favourites';

let server: TradingServer;
let trader: TestTrader;
beforeAll(async () => {
  server = await startTrading(inject('clusterUrl'), { traderHandlers: favouriteTraderHandlers });
});
afterAll(() => server.close());

const call = (name: 'add' | 'remove' | 'list', whose: TestTrader, pair_id = '1', user_id = whose.uniqueId) =>
  server.post(`/user/${name}_fav_pair`, { exchange_id: '1', user_id, ...(name !== 'list' && { pair_id }) }, whose);
const favouritesOf = async (whose: TestTrader) => (await call('list', whose)).body;

it('favourites are kept in the order they were chosen [TRC-071]', async () => {
  trader = await server.addTrader();
  expect(await favouritesOf(trader)).toEqual({ data: [] });
  for (const pair of ['7', '1', '12']) {
    expect(await call('add', trader, pair)).toEqual({
      status: 200,
      body: { status: 200, message: 'Added to favourites.' },
    });
    server.clock.now += 1_000;
  }
  expect(await favouritesOf(trader)).toEqual({ data: [{ pairId: '7' }, { pairId: '1' }, { pairId: '12' }] });
});

it('adding a favourite again or removing one that isn’t succeeds and changes nothing [TRC-072]', async () => {
  const one = await server.addTrader();
  await call('add', one, '5');
  expect((await call('add', one, '5')).status).toBe(200);
  expect(await call('remove', one, '9')).toEqual({
    status: 200,
    body: { status: 200, message: 'Removed from favourites.' },
  });
  expect(await favouritesOf(one)).toEqual({ data: [{ pairId: '5' }] });
  await call('remove', one, '5');
  expect(await favouritesOf(one)).toEqual({ data: [] });
});

it('favourites belong to the trader of the token, whoever the call names [TRC-048]', async () => {
  const [one, other] = [await server.addTrader(), await server.addTrader()];
  await call('add', one, '5', other.uniqueId);
  expect(await favouritesOf(one)).toEqual({ data: [{ pairId: '5' }] });
  expect(await favouritesOf(other)).toEqual({ data: [] });
});

it.each(['0', '13', '05', 'XDC-ETH', '1; drop table favourite_pair'])(
  'refuses the unknown pair %j [TRC-006]',
  async (pair) => {
    const refusal = {
      status: 404,
      body: { status: 404, code: 'not_found', message: "This pair doesn't exist.", field: 'pair_id' },
    };
    const one = await server.addTrader();
    expect(await call('add', one, pair)).toEqual(refusal);
    expect(await call('remove', one, pair)).toEqual(refusal);
  },
);

it('requires a token [TRC-049]', async () => {
  const fields = { exchange_id: '1', user_id: 'u-1', pair_id: '1' };
  expect((await server.post('/user/list_fav_pair', fields)).body).toEqual({
    statusCode: 401,
    code: 'session_ended',
    message: 'please login again',
  });
  for (const name of ['add', 'remove'])
    expect((await server.post(`/user/${name}_fav_pair`, fields)).body).toEqual({
      status: 401,
      code: 'session_ended',
      message: 'please login again',
    });
});
