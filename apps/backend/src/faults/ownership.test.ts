import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { connect, type DatabaseClient } from '../db/client';
import { everythingIn } from '../db/testing/everythingIn';
import { createTestDatabase } from '../db/testing/testDatabase';
import { isNightly } from '../testing/nightly';
import { launchBackendProcess, startBackendProcess } from './testing/backendProcess';
import { startDatabaseProxy } from './testing/databaseProxy';

const key = randomBytes(32).toString('base64');
const exchange_id = '1';

let connectionString: string;
let database: DatabaseClient;

/** An empty database for each test, since its purpose is written only once. */
beforeEach(async () => {
  const store = await createTestDatabase(inject('clusterUrl'), 'template1');
  ({ connectionString } = store);
  database = connect({ connectionString, max: 1, onError: () => undefined });
  onTestFinished(async () => {
    await database.close();
    await store.drop();
  });
});

const settings = (env: Record<string, string> = {}) => ({
  DATABASE_URL: connectionString,
  NEW_EXCHANGE_IN: new URL(connectionString).pathname.slice(1),
  ACCEPT_OWNER_ROLE: new URL(connectionString).username,
  SECRETS_KEY: key,
  PUBLIC_URL: 'https://exchange.example',
  DEMO_MARKET: 'false',
  DEMO_ACCOUNTS: 'false',
  FEED_HEARTBEAT_MS: '200',
  // With the usual lease nightly, since most of the time is spent waiting for it.
  LEASE_MS: isNightly ? '6000' : '3000',
  ...env,
});

/** A successor that waits in line as long as it takes. */
const successorOf = (env: Record<string, string> = {}) =>
  launchBackendProcess(settings({ TAKE_OVER_MS: '600000', ...env }));

const holder = async (): Promise<string> => {
  const { rows } = await database.pool.query<{ holder: string }>('select holder from exchange_lease');
  return rows[0]?.holder ?? '';
};

/** An owner's connections, including listeners. */
const connectionsOf = async (owner: string): Promise<number> => {
  const { rowCount } = await database.pool.query(
    `select from pg_stat_activity where starts_with(application_name, $1 || ' ')`,
    [owner],
  );
  return rowCount ?? 0;
};

const isInLine = async (): Promise<boolean> => {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(distinct application_name)::int as count from pg_stat_activity
     where application_name like 'exchange-% lease' and datname = current_database()`,
  );
  return rows[0]?.count === 2;
};

/** Seconds by the database's clock until another process owns the exchange. */
const secondsUntilTakenOver = async (strike: () => unknown): Promise<number> => {
  const former = await holder();
  await expect.poll(isInLine, { timeout: 60_000 }).toBe(true);
  const before = await database.pool.query<{ at: Date }>('select clock_timestamp() as at');
  await strike();
  await expect.poll(holder, { timeout: 60_000, interval: 100 }).not.toBe(former);
  const after = await database.pool.query<{ seconds: number }>(
    'select extract(epoch from renewed_at - $1)::float8 as seconds from exchange_lease',
    [before.rows[0]?.at],
  );
  return after.rows[0]?.seconds ?? Infinity;
};

const stale = [
  ['/pair_price', { exchange_id }],
  ['/trade/order_book', { exchange_id, order_book_limit: '500', pair_id: '5' }],
  ['/get_pair_status', { exchangeId: exchange_id }],
] as const;

/** 503 for no answer, too, since the process may be gone. Any other answer would be stale. */
const answersOf = async (backend: Awaited<ReturnType<typeof startBackendProcess>>) =>
  Promise.all(stale.map(async ([path, fields]) => (await backend.post(path, fields))?.status ?? 503));

const refused = [503, 503, 503];

describe('an owner that is suspended', { tags: 'nightly', timeout: 180_000 }, () => {
  it('is replaced within ten seconds, and when it comes back answers 503, is silent and ends [OPS-300] [OPS-303] [OPS-304] [OPS-307]', async () => {
    const first = launchBackendProcess(settings());
    const old = await first.ready;
    expect(await answersOf(old)).toEqual([200, 200, 200]);
    const listener = io(old.url, { transports: ['websocket'], query: { pairStats: 'true' }, reconnection: false });
    onTestFinished(() => void listener.close());
    const heard: number[] = [];
    listener.on('pairStats', () => heard.push(performance.now()));
    await expect.poll(() => heard.length, { timeout: 30_000 }).toBeGreaterThan(1);

    const former = await holder();
    expect(await connectionsOf(former)).toBeGreaterThan(5);
    const second = successorOf();
    expect(await secondsUntilTakenOver(() => first.signal('SIGSTOP'))).toBeLessThan(10);
    await expect.poll(() => connectionsOf(former), { timeout: 30_000 }).toBe(0);
    const next = await second.ready;

    // What it had sent before it was suspended is still on its way.
    await pause(500);
    heard.length = 0;
    first.signal('SIGCONT');
    expect(await answersOf(old)).toEqual(refused);
    expect(await first.ended).toBe(1);
    expect(heard).toEqual([]);
    expect(first.said()).toContain('Another process now owns this exchange; this one is stopping.');
    expect(await answersOf(next)).toEqual([200, 200, 200]);
  });
});

describe('an owner that is cut off from its database', { tags: 'nightly', timeout: 180_000 }, () => {
  it('is replaced within ten seconds, and answers 503 from then on until it ends [OPS-301] [OPS-303] [OPS-304]', async () => {
    const proxy = await startDatabaseProxy(connectionString);
    onTestFinished(() => proxy.close());
    const first = launchBackendProcess(settings({ DATABASE_URL: proxy.url }));
    const old = await first.ready;
    const second = successorOf();
    expect(await secondsUntilTakenOver(proxy.cutLine)).toBeLessThan(10);
    expect(await answersOf(old)).toEqual(refused);
    await second.ready;
    proxy.comeBack();
    expect(await first.ended).toBe(1);
  });
});

const settled = async (): Promise<Record<string, unknown>> => {
  let before = await everythingIn(connectionString);
  await expect
    .poll(async () => {
      const now = await everythingIn(connectionString);
      const isSame = JSON.stringify(now) === JSON.stringify(before);
      before = now;
      return isSame;
    })
    .toBe(true);
  return before;
};

describe('a second start on a database whose exchange runs', { tags: 'nightly', timeout: 180_000 }, () => {
  it('writes nothing and is refused, so that no demo account appears in a real exchange [OPS-305]', async () => {
    const running = await startBackendProcess(settings({ NODE_ENV: 'production' }));
    const before = await settled();
    const second = launchBackendProcess(settings({ DEMO_ACCOUNTS: 'true', TAKE_OVER_MS: '10' }));
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain('This exchange is already running as process');
    expect(await everythingIn(connectionString)).toEqual(before);
    const signIn = { exchange_id, email: 'plain@demo.test', password: 'Demo-1234!' };
    expect((await running.post('/user/login', signIn))?.status).toBe(401);
    await running.kill();
  });
});
