import { sql } from 'drizzle-orm';
import type { Client, PoolClient } from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { connect, type DatabaseClient } from './client';
import { isDatabaseGone } from './databaseGone';
import { createTestDatabase, setForDatabase, type TestDatabase } from './testing/testDatabase';

let test: TestDatabase;
let database: DatabaseClient;
let lost: string[];

beforeEach(async () => {
  lost = [];
  test = await createTestDatabase(inject('clusterUrl'));
  const onError = ({ message }: Error) => void lost.push(message);
  database = connect({ connectionString: test.connectionString, max: 2, onError });
});

afterEach(async () => {
  await database.close();
  await test.drop();
});

const answers = (): Promise<boolean> =>
  database.pool.query('select 1').then(
    () => true,
    () => false,
  );

const endOthers = () =>
  database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);

it('a connection lost between two statements of a transaction fails that transaction and nothing else [OPS-285]', async () => {
  const writing = database.db.transaction(async (transaction) => {
    await transaction.execute(sql`select 1`);
    await endOthers();
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    await transaction.execute(sql`select 2`);
  });
  await expect(writing).rejects.toThrow();
  expect(await answers()).toBe(true);
  expect(lost).toHaveLength(1);
});

it('a connection lost as a transaction begins is returned, so that an outage does not drain the pool [LED-196]', async () => {
  const begin = () => database.db.transaction(async (transaction) => transaction.execute(sql`select 1`));
  await begin();
  for (let outage = 1; outage <= 3; outage += 1) {
    // Ends the connection just as the pool hands it out.
    database.pool.once('acquire', (client: PoolClient & Pick<Client, 'end'>) => {
      void client.end();
    });
    await expect(begin()).rejects.toThrow();
  }
  const { rowCount } = await begin();
  expect(rowCount).toBe(1);
});

it('a connection lost while it is idle is reported once and replaced [OPS-285]', async () => {
  await Promise.all([answers(), answers()]);
  await endOthers();
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  expect(await answers()).toBe(true);
  expect(lost).toHaveLength(1);
});

it('suspended, it ends what it has and opens nothing, until it is resumed [OPS-538]', async () => {
  await answers();
  const reading = database.pool.query('select pg_sleep(5)').catch((error: unknown) => error);
  const idle = await database.pool.connect();
  idle.release();
  database.suspend();
  expect(isDatabaseGone(await reading)).toBe(true);
  await expect(database.pool.query('select 1')).rejects.toSatisfy(isDatabaseGone);
  expect(database.pool.totalCount).toBe(0);
  database.resume();
  expect(await answers()).toBe(true);
});

it('a transaction that cannot begin returns its connection to the pool [OPS-286]', async () => {
  const isolationLevel = 'none' as 'serializable';
  for (let tries = 0; tries < 3; tries += 1)
    await expect(database.db.transaction(async () => undefined, { isolationLevel })).rejects.toThrow();
  expect(await answers()).toBe(true);
});

it('can store as long as a new connection can, whatever those it holds can do [OPS-106]', async () => {
  expect([await answers(), await database.canStore()]).toEqual([true, true]);
  await setForDatabase(test.connectionString, { default_transaction_read_only: 'on' });
  await expect.poll(database.canStore, { timeout: 5_000 }).toBe(false);
  await database.pool.query(`alter database ${new URL(test.connectionString).pathname.slice(1)} reset all`);
  await expect.poll(database.canStore, { timeout: 5_000 }).toBe(true);
});

it.each([
  ['statement', ({ db }: DatabaseClient) => db.execute(sql`select 1`)],
  [
    'transaction',
    ({ db }: DatabaseClient) => db.transaction(async (transaction) => transaction.execute(sql`select 1`)),
  ],
])('a %s that gets no answer fails after a while, and the next has a new connection [OPS-288]', async (_, run) => {
  const { connectionString } = test;
  const only = connect({ connectionString, max: 1, statementMs: 200, silenceMs: 100, onError: () => undefined });
  const { rows } = await only.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  try {
    const failed: unknown = await run(only).catch((error: unknown) => error);
    expect(isDatabaseGone(failed)).toBe(true);
    expect((await run(only)).rowCount).toBe(1);
  } finally {
    process.kill(pid, 'SIGCONT');
    await only.close();
  }
});
