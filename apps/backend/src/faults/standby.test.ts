import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { buildApp } from '../app';
import { connect } from '../db/client';
import { isDatabaseGone } from '../db/databaseGone';
import { withClient, withPlainClient } from '../db/embedded/connection';
import { readServer, refuseUnsuitable } from '../db/suitableServer';
import { UnconfirmedByStandby } from '../db/unconfirmedByStandby';
import type { OwnExchangeOptions } from '../exchange/running/createOwnExchange';
import { startTestExchange, type TestExchange } from '../exchange/testing/testExchange';
import { checkLedger } from '../ledger/checks/ledgerCheck';
import { seedReferenceData } from '../reference/seedReferenceData';
import { readEnv } from '../runtime/env';
import { startPostgresServer, type PostgresServer } from './postgresServer';
import { retryUntil } from './retryUntil';
import { startStandbyServer, type StandbyServer } from './standbyServer';
import { startDatabaseProxy, type DatabaseProxy } from './testing/databaseProxy';

let primary: PostgresServer;
let standby: StandbyServer;
let proxy: DatabaseProxy;
let exchange: TestExchange;
let seller: string;

const soon = { timeout: 10_000, interval: 20 };

const settings: Partial<OwnExchangeOptions> = { statementMs: 300, confirmMs: 6_000 };

/** On the primary, past the exchange and what it holds back. */
const onPrimary = <Row extends object>(text: string) =>
  withClient(primary.connectionString, async (client) => (await client.query<Row>(text)).rows);

const nameStandbys = async (names: string): Promise<void> => {
  await withClient(primary.connectionString, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '${names}'`);
    await client.query('select pg_reload_conf()');
  });
  await retryUntil(
    async () =>
      (await onPrimary(`select where current_setting('synchronous_standby_names') = '${names}'`)).length === 1,
    'The server did not read its configuration.',
  );
};

const resumptions = new Set<() => void>();

/** From here on the standby gets nothing, until the returned function is called. */
const holdStandby = async (): Promise<{ pid: number; letGo: () => void }> => {
  const [sender] = await onPrimary<{ pid: number }>('select pid from pg_stat_replication');
  const pid = sender?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  const letGo = (): void => {
    if (resumptions.delete(letGo)) process.kill(pid, 'SIGCONT');
  };
  resumptions.add(letGo);
  onTestFinished(letGo);
  return { pid, letGo };
};

beforeAll(async () => {
  primary = await startPostgresServer(inject('restingData'));
  standby = await startStandbyServer(inject('restingData'), primary.connectionString);
  await nameStandbys('*');
  proxy = await startDatabaseProxy(primary.connectionString);
  exchange = await startTestExchange('', settings, async () => ({
    connectionString: proxy.url,
    drop: async () => undefined,
  }));
  await seedReferenceData(exchange.database.db);
  seller = await exchange.addTrader({ XDC: '1000' });
}, 60_000);

afterAll(async () => {
  for (const letGo of resumptions) letGo();
  await exchange.close();
  await proxy.close();
  standby.remove();
  primary.remove();
});

const untilOpen = () => expect.poll(() => exchange.current().isOpen(), soon).toBe(true);
const untilClosed = () => expect.poll(() => exchange.current().isOpen(), soon).toBe(false);

const sell = (clientOrderId: string) => exchange.sell(seller, { price: '0.5', amount: '2', clientOrderId });

/** An order, and its outcome if there is one yet. */
const sellInBackground = (clientOrderId: string) => {
  const sent: { outcome?: Awaited<ReturnType<typeof sell>> } = {};
  const answered = sell(clientOrderId).then((outcome) => (sent.outcome = outcome));
  return { sent, answered };
};

const countOf = (clientOrderId: string): string =>
  `select count(*)::int as count from trade_order where client_order_id = '${clientOrderId}'`;

const shownToReaders = async (clientOrderId: string): Promise<number | 'unavailable'> => {
  try {
    const { rows } = await exchange.database.pool.query<{ count: number }>(countOf(clientOrderId));
    return rows[0]?.count ?? 0;
  } catch (error) {
    if (isDatabaseGone(error)) return 'unavailable';
    throw error;
  }
};

const onPrimaryAlone = async (clientOrderId: string) =>
  (await onPrimary<{ count: number }>(countOf(clientOrderId)))[0]?.count;

const isWaiting = (name: string) =>
  expect
    .poll(
      () => onPrimary(`select from pg_stat_activity where wait_event = 'SyncRep' and application_name like '${name}'`),
      soon,
    )
    .not.toEqual([]);

const endWait = (name: string) =>
  onPrimary(`select pg_cancel_backend(pid) from pg_stat_activity
             where wait_event = 'SyncRep' and application_name like '${name}'`);

beforeEach(async () => {
  await nameStandbys('*');
  await untilOpen();
});

it('a standby that stalls keeps orders unanswered and out of sight until it has them [OPS-532] [OPS-533]', async () => {
  const { letGo } = await holdStandby();
  const { sent, answered } = sellInBackground('stalled');
  await untilClosed();
  // The exchange has ended its own connection by now, and with it the wait.
  await expect.poll(() => onPrimaryAlone('stalled'), soon).toBe(1);
  expect([sent.outcome, await shownToReaders('stalled')]).toEqual([undefined, 'unavailable']);
  letGo();
  expect((await answered).done).toMatchObject({ isRepeat: false, order: { status: 'open' } });
  expect(await shownToReaders('stalled')).toBe(1);
  expect((await sell('stalled')).done?.isRepeat).toBe(true);
});

it('a wait that somebody ends is no success: the order is answered once the standby has it [OPS-531]', async () => {
  const { letGo } = await holdStandby();
  const { sent, answered } = sellInBackground('cancelled');
  await isWaiting('% writer');
  await endWait('% writer');
  await untilClosed();
  expect([sent.outcome, await shownToReaders('cancelled')]).toEqual([undefined, 'unavailable']);
  letGo();
  expect((await answered).done).toMatchObject({ isRepeat: false, order: { status: 'open' } });
});

it('a write of anything else fails, too, when somebody ends its wait [OPS-531]', async () => {
  const { pool, close } = connect({
    connectionString: primary.connectionString,
    max: 1,
    applicationName: 'elsewhere',
    onError: () => undefined,
  });
  onTestFinished(close);
  await holdStandby();
  const storing = `insert into health_probe (stored_at) values (now())
    on conflict (is_only) do update set stored_at = excluded.stored_at`;
  const writing = pool.query(storing).catch((error: unknown) => error);
  await isWaiting('elsewhere');
  await endWait('elsewhere');
  expect(await writing).toBeInstanceOf(UnconfirmedByStandby);
});

describe('a cluster that no longer waits for its standby', () => {
  const saidLost = (): string[] => exchange.troubles.filter((trouble) => trouble.includes('lost its standby'));

  it('carries out nothing, and goes on once it waits again [OPS-534]', async () => {
    exchange.troubles.length = 0;
    await nameStandbys('');
    expect((await sell('alone')).refused?.code).toBe('unavailable');
    expect([exchange.current().standby(), await shownToReaders('alone')]).toEqual(['missing', 'unavailable']);
    await expect.poll(saidLost, soon).toHaveLength(2);
    await nameStandbys('*');
    await untilOpen();
    expect([exchange.current().standby(), await shownToReaders('alone')]).toEqual(['ok', 0]);
  });

  it('proves nothing about what an earlier connection left waiting [OPS-535]', async () => {
    const { letGo } = await holdStandby();
    const { sent, answered } = sellInBackground('left waiting');
    await expect.poll(() => onPrimaryAlone('left waiting'), soon).toBe(1);
    await isWaiting('% writer');
    await nameStandbys('');
    await expect.poll(() => exchange.current().standby(), soon).toBe('missing');
    expect([sent.outcome, await shownToReaders('left waiting')]).toEqual([undefined, 'unavailable']);
    letGo();
    await nameStandbys('*');
    expect((await answered).done).toMatchObject({ isRepeat: false, order: { status: 'open' } });
  });

  it('acknowledges nothing that was waiting when it stopped to [OPS-535]', async () => {
    const { letGo } = await holdStandby();
    const { sent, answered } = sellInBackground('released');
    await isWaiting('% writer');
    await nameStandbys('');
    await untilClosed();
    expect(await onPrimaryAlone('released')).toBe(1);
    expect([sent.outcome, await shownToReaders('released')]).toEqual([undefined, 'unavailable']);
    letGo();
    await nameStandbys('*');
    expect((await answered).done).toMatchObject({ isRepeat: false, order: { status: 'open' } });
  });
});

it('calls that read the database are answered 503 from a cut until the standby has everything, and health says why [OPS-533] [OPS-534]', async () => {
  await exchange.current().stop();
  const own = connect({ connectionString: primary.connectionString, max: 20, onError: () => undefined });
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO_MARKET: 'false', DEMO_ACCOUNTS: 'false' });
  const app = await buildApp({ env, database: own, config: {} });
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  const checks = async () => (await app.inject('/api/health')).json<{ checks: object }>().checks;
  const readStatus = () => statusOf('/api/get_currency_stats');
  onTestFinished(async () => {
    await app.close();
    await own.close();
    await exchange.restart();
  });
  await app.ready();
  expect([await readStatus(), await checks()]).toMatchObject([200, { sequencer: 'ok', standby: 'ok' }]);
  const { letGo } = await holdStandby();
  await onPrimary(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like '% writer'`);
  // Sooner than the pool could run out of connections because of writes that wait.
  await expect.poll(readStatus, { timeout: 1_000, interval: 20 }).toBe(503);
  letGo();
  await expect.poll(readStatus, soon).toBe(200);
  await nameStandbys('');
  await onPrimary(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like '% writer'`);
  await expect.poll(checks, soon).toMatchObject({ sequencer: 'unavailable', standby: 'missing' });
  await nameStandbys('*');
  await expect.poll(() => statusOf('/api/health'), soon).toBe(200);
});

it('a role whose commits would not wait is refused with what to do [OPS-530]', async () => {
  const facts = () => withPlainClient(primary.connectionString, readServer);
  for (const weak of ['local', 'off']) {
    await onPrimary(`alter role current_user set synchronous_commit = ${weak}`);
    expect(refuseUnsuitable.bind(undefined, await facts())).toThrow(
      'The database server has commits wait for a standby, but synchronous_commit is local or off for this role',
    );
  }
  await onPrimary('alter role current_user reset synchronous_commit');
  expect(refuseUnsuitable.bind(undefined, await facts())).not.toThrow();
});

it('when the standby takes over, everything acknowledged is there once, and nothing else [OPS-536] [OPS-537]', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `kept ${index}`);
  const kept = await Promise.all(names.map(sell));
  const { pid, letGo } = await holdStandby();
  const { answered } = sellInBackground('gone');
  await expect.poll(() => onPrimaryAlone('gone'), soon).toBe(1);
  resumptions.delete(letGo);
  process.kill(pid, 'SIGKILL');
  await primary.kill();
  await standby.promote();
  proxy.leadTo(standby.connectionString);
  // Nobody has named a standby of the new primary yet.
  await expect.poll(() => exchange.current().standby(), soon).toBe('missing');
  expect((await answered).refused?.code).toBe('unconfirmed');
  expect(await shownToReaders('gone')).toBe('unavailable');

  settings.requireStandby = true;
  await expect(exchange.restart()).rejects.toThrow('The database lost its standby');
  settings.requireStandby = false;
  await exchange.restart();
  const ids = await Promise.all(
    names.map(async (name) => {
      const { rows } = await exchange.database.pool.query<{ id: string }>(
        `select 'o-' || id as id from trade_order where client_order_id = $1`,
        [name],
      );
      return rows.map(({ id }) => id);
    }),
  );
  expect(ids).toEqual(kept.map(({ done }) => [done?.order.id]));
  expect(await shownToReaders('gone')).toBe(0);
  expect((await sell('gone')).done?.isRepeat).toBe(false);
  expect(await exchange.leftOver()).toEqual([]);
  expect(await checkLedger(exchange.database.pool)).toMatchObject({ isSound: true });
});
