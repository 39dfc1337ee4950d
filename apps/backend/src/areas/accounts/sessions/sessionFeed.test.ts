import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '#app';
import { createSessionStore } from '#identity/stores/sessions';
import { createTraderStore } from '#identity/stores/traders';
import { connect, type DatabaseClient } from '#db/client';
import { createTestDatabase, type TestDatabase } from '#db/testing/testDatabase';
import { readEnv } from '#runtime/env';
import { startBackground } from '#runtime/testing/startBackground';
import { createSessionFeed } from './sessionFeed';
import { connectClient } from '#live/testing/liveClient';

const hour = 3_600_000;
const times = { idleMs: hour, maxMs: 24 * hour };

let test: TestDatabase;
let database: DatabaseClient;
let app: FastifyInstance;
let url: string;
let sessions: ReturnType<typeof createSessionStore>;
let tokens = 0;

beforeAll(async () => {
  test = await createTestDatabase(inject('clusterUrl'));
  database = connect({ connectionString: test.connectionString, max: 4, onError: () => undefined });
  sessions = createSessionStore(database.db, times);
  const at = new Date();
  await createTraderStore(database.db).add({
    uniqueId: 'u-ada',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Field',
    passwordHash: 'none',
    passwordChangedAt: at,
    referralCode: 'ADA',
    createdAt: at,
  });
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO_MARKET: 'false' });
  app = await buildApp({ env, database, config: {} });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await database.close();
  await test.drop();
});

const openSession = async (at = new Date()) => {
  tokens += 1;
  const token = `token-${tokens}`;
  await sessions.open(token, 'u-ada', '127.0.0.1', at);
  const found = await createSessionStore(database.db, { idleMs: 1e12, maxMs: 1e12 }).find(token, at);
  return { token, id: found?.session ?? '' };
};

const connectWith = async (token: () => unknown) => {
  const client = await connectClient(url, { token });
  await client.settle();
  return client;
};

describe('a live connection of a session', () => {
  it('ends when the trader logs out, and comes back as a visitor’s [ACC-164]', async () => {
    const { token } = await openSession();
    const { token: other } = await openSession();
    const [mine, elsewhere] = [await connectWith(() => token), await connectWith(() => other)];
    const ended = mine.next('disconnect');
    const response = await app.inject({
      method: 'POST',
      url: '/api/user/logout',
      headers: { authorization: token, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'exchange_id=1',
    });
    expect(response.statusCode).toBe(200);
    expect(await ended).toBe('io server disconnect');
    expect(elsewhere.socket.connected).toBe(true);
    const back = mine.next('connect');
    mine.socket.connect();
    await back;
    await mine.settle();
    expect(mine.socket.connected).toBe(true);
  });

  it('ends when another process ends all sessions of the trader [ACC-164]', async () => {
    const clients = [];
    for (let count = 0; count < 2; count += 1) {
      const { token } = await openSession();
      clients.push(await connectWith(() => token));
    }
    const visitor = await connectWith(() => undefined);
    const ended = Promise.all(clients.map(({ next }) => next('disconnect')));
    await sessions.endAll('u-ada', new Date());
    await ended;
    expect(visitor.socket.connected).toBe(true);
  });
});

describe('sessions of live connections', () => {
  it('that were idle, grew too old or ended while no one listened are ended, and others aren’t [ACC-164]', async () => {
    const now = Date.now();
    const good = await openSession(new Date(now - hour / 2));
    const idle = await openSession(new Date(now - 2 * hour));
    const ended = await openSession();
    const old = await openSession(new Date(now - 25 * hour));
    await createSessionStore(database.db, { idleMs: 1e12, maxMs: 1e12 }).find(old.token, new Date(now));
    await sessions.end(ended.id, new Date(now));
    const told: string[] = [];
    const feed = createSessionFeed({
      connectionString: test.connectionString,
      live: {
        sessions: () => [good, idle, ended, old].map(({ id }) => id),
        endSession: (id) => void told.push(id),
      },
      log: app.log,
      stillHeld: (ids) => createSessionStore(database.db, times).held(ids, new Date(now)),
      everyMs: 20,
    });
    const background = startBackground();
    await background.add(feed.listening).ask();
    const dead = [idle.id, ended.id, old.id];
    expect(told).toEqual(dead);
    background.add(feed.sweep);
    await expect.poll(() => told.length).toBeGreaterThanOrEqual(6);
    await background.stop();
    expect(new Set(told)).toEqual(new Set(dead));
  });
});
