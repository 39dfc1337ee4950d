import { pairNames } from '@exchange/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../app';
import { createCandleStore } from '../marketData/candleStore';
import { createStatusStore } from '../reference/statusStore';
import { switchPair } from '../areas/status/testing/switchPair';
import { readContract } from '../contract/document';
import { createChannelChecks } from '../contract/validation';
import { connect, type DatabaseClient } from '../db/client';
import { createTestDatabase, type TestDatabase } from '../db/testing/testDatabase';
import { readEnv } from '../runtime/env';
import { connectClient, connectionOutcome } from './testing/liveClient';

const start = Date.parse('2026-02-10T15:37:21Z');
const checkOf = createChannelChecks(readContract());
const settings = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DEMO_INTERVAL_MS: '10',
  FEED_HEARTBEAT_MS: '60000',
  ALLOWED_ORIGINS: 'https://app.example',
  LIVE_PAIRS: '3',
};

const urlsOf = (server: FastifyInstance): string[] =>
  server.addresses().flatMap((address) => {
    if (typeof address === 'string') return [];
    const { family, port } = address;
    return [`http://${family === 'IPv6' ? `[${address.address}]` : address.address}:${port}`];
  });

let now = start;
let store: TestDatabase;
let database: DatabaseClient;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  store = await createTestDatabase(inject('clusterUrl'));
  database = connect({ connectionString: store.connectionString, max: 4, onError: () => undefined });
  app = await buildApp({ env: readEnv(settings), database, config: {}, now: () => now });
  await app.listen({ host: 'localhost', port: 0 });
  [url = ''] = urlsOf(app);
});

afterAll(async () => {
  await app.close();
  await database.close();
  await store.drop();
});

const listen = async () => {
  const client = await connectClient(url);
  client.socket.emit('join', { pair: 'XDC-USDT', pairStats: true });
  await client.settle();
  return client;
};

describe('as the demo market moves', () => {
  it.each([
    ['pairStats', '[LIV-021]'],
    ['pairVolume', '[LIV-022]'],
    ['estimate-price-update', '[LIV-023]'],
  ])('%s is published, and fits the contract [LIV-027] %s', async (channel) => {
    const { next } = await listen();
    const told = next(channel);
    now += 4_000;
    expect(checkOf(channel)(await told)).toBeUndefined();
  });

  it('live messages equal the responses of the calls [LIV-021] [LIV-022]', async () => {
    const { heard } = await listen();
    now += 6_000;
    for (const channel of ['pairStats', 'pairVolume', 'estimate-price-update'])
      await expect.poll(() => heard(channel).length).toBeGreaterThan(0);
    const response = await app.inject({
      method: 'POST',
      url: '/api/pair_price',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'exchange_id=1',
    });
    const { data } = response.json<{ data: { pairName: string; volume: string }[] }>();
    expect(data.map(({ pairName }) => pairName)).toEqual([...pairNames]);
    const [stats, volumes] = ['pairStats', 'pairVolume'].map((channel) => heard(channel).at(-1) as unknown[]);
    expect(stats).not.toEqual([]);
    expect(data).toEqual(expect.arrayContaining(stats ?? []));
    expect(volumes).not.toEqual([]);
    expect(data.map(({ pairName, volume }) => ({ pairName, volume }))).toEqual(expect.arrayContaining(volumes ?? []));
  });
});

describe('as an operator works', () => {
  it.each([
    ['update-curr-status', '[LIV-024]', () => createStatusStore(database.db).setDeposits('XDC', false)],
    ['update-pair-status', '[LIV-025]', () => switchPair(database.db, 'XDC-BTC', false)],
  ] as const)('%s reaches everybody, and fits the contract [LIV-027] %s', async (channel, _, change) => {
    const client = await connectClient(url);
    const told = client.next(channel);
    expect(await change()).toBe(true);
    expect(checkOf(channel)(await told)).toBeUndefined();
  });
});

describe('a check of the live contract', () => {
  it('finds violations [LIV-027]', () => {
    expect(checkOf('pairStats')([{ pairName: 'XDC-USDT' }])?.message).toContain('is missing');
    expect(checkOf('update-curr-status')({ XRP: ['Coin', 'Active'] })).toBeDefined();
  });
});

describe('a connection that asks for too much', () => {
  it.each([
    [
      'events',
      '[LIV-050]',
      Array<string>(200).fill('XDC-USDT'),
      'Too many messages were sent over this live connection.',
    ],
    ['pairs', '[LIV-051]', pairNames.slice(0, 4), 'A live connection can follow 3 pairs.'],
  ])('(%s) is ended with the reason %s', async (_what, _code, pairs, why) => {
    const { socket, next, heard } = await connectClient(url);
    const ended = next('disconnect');
    for (const pair of pairs) socket.emit('join', { pair });
    expect(await ended).toBe('io server disconnect');
    const message = `${why} It was closed, and can be opened again in 5 seconds.`;
    expect(heard('refusal')).toEqual([{ code: 'too_many_requests', message, retryAfter: 5 }]);
    expect(checkOf('refusal')(heard('refusal')[0])).toBeUndefined();
  });

  it('(pairs) may leave one for another [LIV-051]', async () => {
    const { socket, settle } = await connectClient(url);
    for (const pair of pairNames.slice(0, 5)) {
      socket.emit('join', { pair });
      socket.emit('join', { pair });
      await settle();
      socket.emit('leave', { pair });
    }
    expect(socket.connected).toBe(true);
  });
});

describe('the server', () => {
  it('can be reached at each of its addresses [LIV-001]', async () => {
    expect(urlsOf(app).length).toBeGreaterThan(0);
    for (const address of urlsOf(app)) expect(await connectionOutcome(address)).toBe('connected');
  });

  it('can be reached from the pages that the operator allows, and from no others [OPS-230] [LIV-002]', async () => {
    expect(await connectionOutcome(url, { origin: 'https://app.example' })).toBe('connected');
    expect(await connectionOutcome(url, { origin: 'https://evil.example' })).not.toBe('connected');
  });

  it('without a demo market writes no history and no trades, and its heartbeats repeat the same figures [MKT-015] [LIV-028]', async () => {
    const other = await createTestDatabase(inject('clusterUrl'));
    const empty = connect({ connectionString: other.connectionString, max: 2, onError: () => undefined });
    const said: string[] = [];
    const still = await buildApp({
      env: readEnv({ ...settings, DEMO_MARKET: 'false', FEED_HEARTBEAT_MS: '20' }),
      database: empty,
      config: {},
      onProgress: (line) => said.push(line),
    });
    await still.listen({ host: '127.0.0.1', port: 0 });
    const { heard } = await connectClient(urlsOf(still)[0] ?? '', { query: { pairStats: 'true' } });
    await expect.poll(() => heard('pairStats').length).toBeGreaterThan(2);
    expect(heard('pairStats')[2]).toEqual(heard('pairStats')[0]);
    expect(checkOf('pairStats')(heard('pairStats')[0])).toBeUndefined();
    expect(said).toEqual([]);
    expect(await createCandleStore(empty.pool).latest(60)).toBeUndefined();
    await still.close();
    await empty.close();
    await other.drop();
  });

  it('stops at once even with clients connected [LIV-009]', async () => {
    const clients = [await listen(), await listen(), await listen()];
    const ended = Promise.all(clients.map(({ next }) => next('disconnect')));
    const began = performance.now();
    await app.close();
    expect(performance.now() - began).toBeLessThan(2_000);
    await ended;
  });
});
