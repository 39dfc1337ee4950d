import { Client } from 'pg';
import { beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { withClient } from '../db/embedded/connection';
import { createTestDatabase } from '../db/testing/testDatabase';
import { startDatabaseProxy } from '../faults/testing/databaseProxy';
import { createLease, type LeaseOptions } from './lease';
import { connectionName, readAnnounced } from './leaseTable';
import { thisProcess, type ProcessOnHost } from '../db/embedded/host/processOnHost';

let connectionString: string;

/** An empty database, because the lease's table is created before all others. */
beforeEach(async () => {
  const store = await createTestDatabase(inject('clusterUrl'), 'template1');
  ({ connectionString } = store);
  onTestFinished(store.drop);
});

const leaseOn = (extras: Partial<LeaseOptions> = {}) => {
  const onLost = vi.fn();
  const lease = createLease({ connectionString, ttlMs: 1_500, patienceMs: 0, onLost, ...extras });
  onTestFinished(lease.release);
  return { ...lease, onLost };
};

const query = (sql: string, values: unknown[] = []) =>
  withClient(connectionString, (client) => client.query<Record<string, unknown>>(sql, values));

const isInLine = (name: string) =>
  expect
    .poll(async () => {
      const { rows } = await query(
        `select from pg_stat_activity where application_name = $1 and query like 'select holder%'`,
        [connectionName(name, 'lease')],
      );
      return rows.length;
    })
    .toBe(1);

/** Simulates a holder on another machine that has gone silent. */
const heldElsewhere = async (secondsLeft: number): Promise<void> => {
  await leaseOn().take();
  await query(
    `update exchange_lease set holder = 'elsewhere', term = term + 1, process = '{"pid": 1, "host": "elsewhere"}',
       expires_at = clock_timestamp() + make_interval(secs => $1)`,
    [secondsLeft],
  );
};

it('says where its owner takes commands, until it is given up or runs out [OPS-681]', async () => {
  const announced = () => withClient(connectionString, readAnnounced);
  const lease = leaseOn();
  await lease.take();
  expect(await announced()).toBeUndefined();
  await lease.announce('http://127.0.0.1:4100');
  expect(await announced()).toEqual({ owner: lease.name, url: 'http://127.0.0.1:4100' });
  await query(`update exchange_lease set expires_at = clock_timestamp()`);
  expect(await announced()).toBeUndefined();
  const next = leaseOn();
  await next.take();
  // Its connections were ended by the next owner.
  await expect(lease.announce('http://127.0.0.1:4101')).rejects.toThrow();
  expect(await announced()).toBeUndefined();
});

it('writes only its own table before it is held [OPS-305]', async () => {
  const lease = leaseOn();
  await lease.take();
  const { rows } = await query(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  expect(rows).toEqual([{ name: 'exchange_lease' }]);
});

it('is taken by exactly one of several processes that ask at the same time [OPS-011]', async () => {
  const leases = [leaseOn(), leaseOn(), leaseOn()];
  const answers = await Promise.allSettled(leases.map(({ take }) => take()));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(leases.filter(({ isHeld }) => isHeld())).toHaveLength(1);
});

it('is kept for as long as its holder renews it [OPS-010]', async () => {
  const first = leaseOn();
  await first.take();
  await expect(leaseOn({ patienceMs: 2_000 }).take()).rejects.toThrow('This exchange is already running as process');
  expect(first.isHeld()).toBe(true);
});

it('is free as soon as it is released [OPS-308]', async () => {
  const [first, second] = [leaseOn({ ttlMs: 600_000 }), leaseOn()];
  await first.take();
  await first.release();
  expect(first.isHeld()).toBe(false);
  await second.take();
  expect(second.isHeld()).toBe(true);
});

describe('a holder on another machine that has gone silent', () => {
  it('keeps the lease until it expires, and then its connections are ended [OPS-300] [OPS-307]', async () => {
    await heldElsewhere(1);
    const left = new Client({ connectionString, application_name: connectionName('elsewhere', 'writer') });
    const ended = new Promise((resolve) => left.on('error', resolve));
    await left.connect();
    await left.query('begin');
    const bystander = new Client({ connectionString, application_name: 'elsewhere-else writer' });
    await bystander.connect();
    onTestFinished(() => bystander.end());

    const successor = leaseOn();
    await successor.take();
    await ended;
    expect(successor.isHeld()).toBe(true);
    await bystander.query('select');
  });

  it('may have connections that end slowly: the start waits for them and keeps the lease meanwhile [LED-197]', async () => {
    await heldElsewhere(0);
    const left = new Client({ connectionString, application_name: connectionName('elsewhere', 'writer') });
    left.on('error', () => undefined);
    await left.connect();
    const { rows } = await left.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid ?? 0;
    process.kill(pid, 'SIGSTOP');
    const successor = leaseOn();
    let isTaken = false;
    const taking = successor.take().then(() => (isTaken = true));
    const renewals = async () => (await query('select renewed_at from exchange_lease')).rows[0]?.['renewed_at'];
    const taken = await renewals();
    // Longer than the database may take to answer, and than the lease lasts without renewal.
    await query('select pg_sleep(2.5)');
    expect(isTaken).toBe(false);
    expect(await renewals()).not.toEqual(taken);
    process.kill(pid, 'SIGCONT');
    await taking;
    expect(successor.isHeld()).toBe(true);
  });

  it('is told from one that is alive, however patient the start is [OPS-300]', async () => {
    await heldElsewhere(600);
    const waiting = leaseOn({ patienceMs: 100 });
    const taking = waiting.take();
    // The other holder hasn't shown that it is alive, so the start neither gives up nor takes the lease.
    await query('select pg_sleep(0.5)');
    expect(waiting.isHeld()).toBe(false);
    await query('update exchange_lease set expires_at = clock_timestamp()');
    await taking;
  });
});

describe('a holder whose process does not exist', () => {
  /** Its pid is above every limit that a system sets. */
  const heldBy = async (changes: Partial<ProcessOnHost>): Promise<void> => {
    await leaseOn().take();
    await query(
      `update exchange_lease set holder = 'elsewhere', term = term + 1, process = $1,
         expires_at = clock_timestamp() + interval '10 minutes'`,
      [JSON.stringify({ ...thisProcess(), pid: 2_147_483_647, ...changes })],
    );
  };

  it('loses the lease at once on this machine [OPS-302]', async (context) => {
    context.skip(thisProcess().pidNamespace === undefined, 'this system does not tell what a process is');
    await heldBy({});
    const successor = leaseOn();
    await successor.take();
    expect(successor.isHeld()).toBe(true);
  });

  it.each<[string, Partial<ProcessOnHost>]>([
    ['on another machine of this name', { startedAt: 'another boot/17' }],
    ['in another container of this name', { pidNamespace: 'pid:[1]' }],
    ['on a machine that does not tell when it started', { startedAt: undefined }],
  ])('is waited for %s [OPS-400]', async (_, changes) => {
    await heldBy(changes);
    const waiting = leaseOn();
    const taking = waiting.take();
    await query('select pg_sleep(0.5)');
    expect(waiting.isHeld()).toBe(false);
    await query('update exchange_lease set expires_at = clock_timestamp()');
    await taking;
  });
});

describe('a start that waits for the lease', () => {
  it('keeps waiting if the database is unreachable for a moment [LED-197]', async () => {
    await heldElsewhere(600);
    const proxy = await startDatabaseProxy(connectionString);
    onTestFinished(() => proxy.close());
    const waiting = leaseOn({ connectionString: proxy.url, ttlMs: 6_000 });
    const taking = waiting.take();
    await isInLine(waiting.name);
    proxy.goDown();
    await expect.poll(proxy.wasAsked).toBe(true);
    proxy.comeBack();
    await isInLine(waiting.name);
    await query('update exchange_lease set expires_at = clock_timestamp()');
    await taking;
    expect(waiting.isHeld()).toBe(true);
  });

  it('holds the lease even if the answer to its claim was lost [LED-197]', async () => {
    await heldElsewhere(600);
    const waiting = leaseOn();
    const taking = waiting.take();
    await isInLine(waiting.name);
    await query('update exchange_lease set holder = $1', [waiting.name]);
    await taking;
    expect(waiting.isHeld()).toBe(true);
  });
});

describe('a connection that is lost', () => {
  it('ends the hold before another process can have it, unless it comes back in time [OPS-301] [OPS-309]', async () => {
    const proxy = await startDatabaseProxy(connectionString);
    onTestFinished(() => proxy.close());
    const lease = leaseOn({ connectionString: proxy.url });
    await lease.take();
    proxy.cutLine();
    await expect.poll(lease.isHeld, { interval: 10 }).toBe(false);
    const { rows } = await query(
      'select expires_at > clock_timestamp() - make_interval(secs => 1) as is_recent from exchange_lease',
    );
    expect(rows).toEqual([{ is_recent: true }]);
    expect(lease.isOurs()).toBe(true);
    proxy.comeBack();
    await expect.poll(lease.confirm).toBe(true);
    expect(lease.onLost).not.toHaveBeenCalled();
  });

  it('that comes back to a successor ends the hold for good, and is reported once [OPS-304]', async () => {
    const proxy = await startDatabaseProxy(connectionString);
    onTestFinished(() => proxy.close());
    const lease = leaseOn({ connectionString: proxy.url });
    await lease.take();
    proxy.cutLine();
    await leaseOn().take();
    expect(lease.isHeld()).toBe(false);
    proxy.comeBack();
    await expect.poll(() => lease.onLost.mock.calls.length).toBe(1);
    expect([await lease.confirm(), lease.isOurs()]).toEqual([false, false]);
    expect(lease.onLost).toHaveBeenCalledOnce();
  });
});
