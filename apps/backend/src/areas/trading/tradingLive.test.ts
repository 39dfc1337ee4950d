import { pairOf } from '@exchange/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../app';
import { createSessionStore } from '../../identity/stores/sessions';
import { orderFields } from './testing/tradingServer';
import { startTestExchange, type TestExchange } from '../../exchange/testing/testExchange';
import { readEnv } from '../../runtime/env';
import { connectClient } from '../../live/testing/liveClient';

let former: TestExchange;
let app: FastifyInstance;
let url: string;
let seller: string;
let buyer: string;

const follow = async (token?: string) => {
  const client = await connectClient(url, { token: () => token });
  client.socket.emit('join', { pair: 'XDC-USDT' });
  await client.settle();
  return client;
};

const askForBook = async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/trade/order_book',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `exchange_id=1&pair_id=${pairOf('XDC-USDT').id}&order_book_limit=500`,
  });
  return response.json<{ data: unknown }>().data;
};

const buy = (price: string, amount: string): Promise<Response> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(orderFields({ side: 'buy', price, amount }))) body.append(name, value);
  const headers = { authorization: `token of ${buyer}` };
  return fetch(`${url}/api/trade/new_order`, { method: 'POST', headers, body });
};

beforeAll(async () => {
  former = await startTestExchange(inject('clusterUrl'));
  seller = await former.addTrader({ XDC: '1000' });
  buyer = await former.addTrader({ USDT: '1000' });
  await former.sell(seller, { price: '0.05', amount: '300' });
  await former.current().stop();
  const { database } = former;
  const sessions = createSessionStore(database.db, { idleMs: 1e12, maxMs: 1e12 });
  for (const trader of [seller, buyer]) await sessions.open(`token of ${trader}`, trader, '127.0.0.1', new Date());
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO_MARKET: 'false', FEED_HEARTBEAT_MS: '3600000' });
  app = await buildApp({ env, database, config: {} });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await former.close();
});

const rest = (price: string, amount: string) => ({ pair: 'XDC-USDT', asks: [{ price, amount }], bids: [] });

describe('the whole way from an order to its subscribers', () => {
  it('begins with the book from before the server’s start [LVC-004]', async () => {
    expect(await askForBook()).toMatchObject(rest('0.05', '300'));
  });

  it('publishes a trade once it can be read back, and each side to its trader [LVC-045] [LVC-061]', async () => {
    const [visitor, sold, bought] = [
      await follow(),
      await follow(`token of ${seller}`),
      await follow(`token of ${buyer}`),
    ];
    const stored = new Promise<unknown>((resolve) => {
      visitor.socket.once('trade-history', ({ id }: { id: string }) => {
        const found = former.database.pool.query('select amount::text from trade where id = $1', [id]);
        void found.then(({ rows }) => resolve(rows));
      });
    });
    const book = visitor.next('XDC-USDT-book');
    expect((await buy('0.05', '100')).status).toBe(200);
    expect(await stored).toHaveLength(1);
    expect(await book).toMatchObject({ pair: 'XDC-USDT', asks: [['0.05', '200']], bids: [] });
    expect(await askForBook()).toMatchObject(rest('0.05', '200'));
    for (const { settle } of [sold, bought]) await settle();
    expect(sold.heard(`demo-event-${seller}`)).toMatchObject([{ Amount: '100', Trade_status: 'partially' }]);
    expect(bought.heard(`demo-event-${buyer}`)).toMatchObject([{ Amount: '100', Trade_status: 'completed' }]);
    expect(visitor.heard('XDC-USDT')).toMatchObject([{ Type: 'buy', amount: '100', status: 'accepted' }]);
    expect(visitor.heard('demo-event')).toMatchObject([{ Amount: '100', Trade_status: 'completed' }]);
  });

  it('publishes the figures and volume of the pair that moved, and no other, as in the responses [LIV-021] [LIV-022]', async () => {
    const { socket, next, settle, heard } = await connectClient(url);
    socket.emit('join', { pair: 'XDC-USDT', pairStats: true });
    await settle();
    // Once a trade was published, no earlier change waits to go out with the next one.
    expect((await buy('0.05', '20')).status).toBe(200);
    await expect.poll(() => heard('pairVolume').at(-1)).toContainEqual({ pairName: 'XDC-USDT', volume: '120' });
    const [told, toldVolume] = [next('pairStats'), next('pairVolume')];
    expect((await buy('0.05', '30')).status).toBe(200);
    const response = await app.inject({
      method: 'POST',
      url: '/api/pair_price',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'exchange_id=1',
    });
    const { data } = response.json<{ data: { pairName: string; volume: string }[] }>();
    expect(data.length).toBeGreaterThan(1);
    const moved = data.filter(({ pairName }) => pairName === 'XDC-USDT');
    expect(await told).toEqual(moved);
    expect(await toldVolume).toEqual(moved.map(({ pairName, volume }) => ({ pairName, volume })));
  });
});
