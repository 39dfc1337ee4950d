import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { Registry } from 'prom-client';
import { buildApp } from '../../app';
import { connect, type DatabaseClient } from '../../db/client';
import { withClient } from '../../db/embedded/connection';
import { createTestDatabase, type TestDatabase } from '../../db/testing/testDatabase';
import { readEnv } from '../../runtime/env';
import { ledgerCheckJob } from './ledgerCheckJob';
import { ledgerMetrics } from './ledgerMetrics';
import { createLedgerResults } from './ledgerResults';
import { writeSoundLedger } from '../testing/soundLedger';

const minute = 60_000;
const day = 24 * 60 * minute;

let store: TestDatabase;
let database: DatabaseClient;

beforeAll(async () => {
  store = await createTestDatabase(inject('clusterUrl'));
  await withClient(store.connectionString, writeSoundLedger);
  database = connect({ connectionString: store.connectionString, max: 4, onError: () => undefined });
});

afterAll(async () => {
  await database.close();
  await store.drop();
});

const makeMoney = (amount: number) =>
  database.pool.query('update account set balance = balance + $1 where id = 11', [amount]);

it('is checked at the start and once a day, and every ten minutes while something is wrong [LED-186]', async () => {
  const clock = { now: Date.parse('2026-03-02T12:00:00Z') };
  const said: string[] = [];
  const job = ledgerCheckJob({
    pool: database.pool,
    log: { error: (_, line) => void said.push(line), info: (_, line) => void said.push(line) },
    metrics: ledgerMetrics(new Registry()),
    now: () => clock.now,
    checkEveryMs: day,
  });
  const checkedAt = async (): Promise<string | undefined> =>
    (await createLedgerResults(database.pool).newest())?.finishedAt.toISOString();
  const runAfter = async (ms: number) => {
    clock.now += ms;
    await job.work(new AbortController().signal);
    return checkedAt();
  };
  expect(job).toMatchObject({ firstAfterMs: minute, everyMs: 10 * minute });
  expect(await runAfter(0)).toBe('2026-03-02T12:00:00.000Z');
  expect(await runAfter(day - 1)).toBe('2026-03-02T12:00:00.000Z');
  await makeMoney(1);
  expect(await runAfter(1)).toBe('2026-03-03T12:00:00.000Z');
  expect(said).toEqual(['Money does not add up: withdrawals are stopped until it does']);
  await makeMoney(-1);
  expect(await runAfter(10 * minute)).toBe('2026-03-03T12:10:00.000Z');
  expect(said.at(-1)).toBe('Money adds up again: withdrawals go on');
});

it('shows its result in the metrics and in the health of the server [LED-189]', async () => {
  const own = await createTestDatabase(inject('clusterUrl'));
  const client = connect({ connectionString: own.connectionString, max: 4, onError: () => undefined });
  const app = await buildApp({
    env: readEnv({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DEMO_MARKET: 'false',
      DEMO_ACCOUNTS: 'false',
      LEDGER_CHECK_EVERY_MS: '20',
    }),
    database: client,
    config: {},
  });
  onTestFinished(async () => {
    await app.close();
    await client.close();
    await own.drop();
  });
  const shown = async () => {
    const health = await app.inject({ url: '/api/health' });
    const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    return {
      status: health.statusCode,
      ledger: health.json<{ checks: Record<string, string> }>().checks['ledger'],
      wrong: /^ledger_wrong_checks (\d+)$/m.exec(body)?.[1],
    };
  };
  await expect.poll(shown).toEqual({ status: 200, ledger: 'ok', wrong: '0' });
  await client.pool.query(`insert into account values (1, 'fees', null, 'XDC', 1)`);
  // The balance isn't the sum of its entries, and all accounts together aren't zero.
  await expect.poll(shown).toEqual({ status: 200, ledger: 'wrong', wrong: '2' });
  await client.pool.query('delete from account');
  await expect.poll(shown).toEqual({ status: 200, ledger: 'ok', wrong: '0' });
});
