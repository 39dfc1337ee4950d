import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { connect } from '../db/client';
import { DATABASE, urlFor, withClient } from '../db/embedded/connection';
import { createDataDir, createRestingDataDir } from '../db/embedded/fixtures/dataDir';
import { createOwner } from '../db/embedded/fixtures/owner';
import { refusalOf } from '../db/embedded/fixtures/refusal';
import { readPidFile } from '../db/embedded/pidFile';
import { passwordIn, placeBeside } from '../db/embedded/place';
import { shareSession } from '../db/testing/sharedSession';
import { everythingIn } from '../db/testing/everythingIn';
import { createTestDatabase, setForDatabase } from '../db/testing/testDatabase';
import { SettingsError } from '../runtime/env';
import { kindFor } from './kinds';
import { openDatabase, type OpenDatabaseOptions } from './openDatabase';

const open = async (dataDir: string, extras: Partial<OpenDatabaseOptions> = {}) => {
  const onLost = vi.fn();
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir,
    wanted: 'demo',
    newExchangeIn: undefined,
    acceptOwnerRole: new URL(inject('clusterUrl')).username,
    leaseMs: 6_000,
    takeOverMs: 0,
    onLost,
    log: () => undefined,
    onProgress: () => undefined,
    ...extras,
  });
  onTestFinished(database.stop);
  return { ...database, onLost };
};

const serverIn = (dataDir: string) => ({ pid: readPidFile(placeBeside(dataDir))?.pid ?? 0 });
const query = (url: string, sql: string) => withClient(url, (client) => client.query(sql));

describe('a second start of the embedded exchange', () => {
  it('is refused with the pid of the owner and what to do, and the owner goes on [OPS-010]', async () => {
    const dataDir = await createRestingDataDir();
    const { connectionString } = await open(dataDir);
    const answer = await createOwner().own(dataDir);
    expect(answer).toMatchObject({
      refused: {
        problem: 'in-use',
        message: expect.stringMatching(
          new RegExp(`^This exchange is already running as process ${process.pid} on .+\\. Stop that one first\\.$`),
        ) as string,
        hint: `Press Ctrl-C where it runs, or kill ${process.pid}.`,
      },
    });
    await query(connectionString, 'select from trader');
  });

  it('in the same process is also refused [OPS-010]', async () => {
    const dataDir = await createRestingDataDir();
    await open(dataDir);
    expect(await refusalOf(open(dataDir))).toMatchObject({ problem: 'in-use' });
  });

  it(
    'at the same time is refused, and exactly one of them owns the exchange [OPS-011]',
    { tags: 'nightly' },
    async () => {
      const dataDir = await createDataDir();
      const owners = [createOwner(), createOwner(), createOwner()];
      await Promise.all(owners.map((owner) => owner.order({ do: 'stop' })));
      const answers = await Promise.all(owners.map((owner) => owner.own(dataDir)));
      const winner = owners[answers.findIndex((answer) => 'owned' in answer)];
      expect(answers.filter((answer) => 'owned' in answer)).toHaveLength(1);
      const refusals = answers.flatMap((answer) => ('refused' in answer ? [answer.refused.message] : []));
      const sentence = expect.stringContaining(`as process ${winner?.pid ?? 0} on`) as string;
      expect(refusals).toEqual([sentence, sentence]);
    },
  );
});

describe('after the owner was killed', () => {
  it(
    'exactly one of several starts takes over, without waiting for the lease to expire [OPS-011] [OPS-302]',
    { tags: 'nightly' },
    async () => {
      const dataDir = await createRestingDataDir();
      const owner = createOwner();
      // Longer than any test may take: a start that waited for it would time out.
      await owner.own(dataDir, 600_000);
      const { pid } = serverIn(dataDir);
      await owner.kill();
      const next = [createOwner(), createOwner(), createOwner()];
      const answers = await Promise.all(next.map((one) => one.own(dataDir)));
      expect(answers.flatMap((answer) => ('owned' in answer ? [answer.owned.steps] : []))).toEqual([['adopting']]);
      expect(serverIn(dataDir).pid).toBe(pid);
    },
  );
});

/** As the role that owns the tables, which the exchange itself is not. */
const asOwner = async (dataDir: string, sql: string) => {
  const folder = placeBeside(dataDir);
  const password = await readFile(passwordIn(folder), 'utf8');
  return query(urlFor(readPidFile(folder)?.port ?? 0, password, DATABASE), sql);
};

describe('an owner', () => {
  it(
    'that has a successor is notified and leaves the server running when it stops [OPS-017] [OPS-304]',
    { tags: 'nightly' },
    async () => {
      const dataDir = await createRestingDataDir();
      const { connectionString, lease, stop, onLost } = await open(dataDir, { leaseMs: 600 });
      await asOwner(dataDir, `update exchange_lease set holder = 'successor', term = term + 1, process = null`);
      await expect.poll(() => onLost.mock.calls.length).toBe(1);
      expect(lease.isHeld()).toBe(false);
      await stop();
      await query(connectionString, 'select from trader');
    },
  );
});

describe("the embedded exchange's database role", () => {
  it('can read and add rows, but not disable what keeps the ledger append-only [OPS-312]', async () => {
    const { connectionString } = await open(await createRestingDataDir());
    await query(connectionString, `insert into switch values ('test', true)`);
    expect((await query(connectionString, `select from switch where name = 'test'`)).rowCount).toBe(1);
    const forbidden = [
      'alter table entry disable trigger only_added_to',
      `set session_replication_role = 'replica'`,
      'create or replace function refuse_ledger_change() returns trigger language plpgsql as $$ begin return null; end $$',
      'truncate entry',
      'drop table entry',
      'create table more (value text)',
      `insert into database_kind (kind) values ('real')`,
      `update exchange_lease set holder = 'me'`,
      'set role exchange',
    ];
    for (const sql of forbidden)
      await expect(query(connectionString, sql)).rejects.toThrow(/permission denied|must be owner/);
  });
});

/** Uses the test run's server instead of an embedded one. */
const openNamed = async (databaseUrl: string, extras: Partial<OpenDatabaseOptions> = {}) =>
  open(await createDataDir(), { databaseUrl, ...extras });

const sentenceOf = async (starting: Promise<unknown>): Promise<string> => {
  const outcome = await starting.catch((error: unknown) => error);
  if (outcome instanceof SettingsError) return outcome.message;
  throw outcome instanceof Error ? outcome : new Error('It was not refused.');
};

describe('an external database', () => {
  it('with German date style returns the times that were stored [OPS-410]', async () => {
    const store = await createTestDatabase(inject('clusterUrl'));
    onTestFinished(store.drop);
    await setForDatabase(store.connectionString, { DateStyle: 'German', TimeZone: 'Europe/Berlin' });
    const { connectionString } = await openNamed(store.connectionString);
    const { pool, close } = connect({ connectionString, max: 1, onError: () => undefined });
    onTestFinished(close);
    const moment = new Date('2026-11-26T03:04:05.678Z');
    const { rows } = await pool.query('select $1::timestamptz as moment', [moment]);
    expect(rows).toEqual([{ moment }]);
  });

  it('that can lose confirmed writes is refused before anything is written, with what to do [OPS-412]', async () => {
    const store = await createTestDatabase(inject('clusterUrl'), 'template1');
    onTestFinished(store.drop);
    await setForDatabase(store.connectionString, { 'exchange.may_lose_data': 'off' });
    expect(await sentenceOf(openNamed(store.connectionString))).toBe(
      'The database server runs with fsync = off, so a power cut can destroy orders and balances that it confirmed. ' +
        'Set fsync = on in its configuration, reload that, then start again.',
    );
    expect(
      (await query(store.connectionString, `select from pg_class where relname = 'exchange_lease'`)).rowCount,
    ).toBe(0);
  });

  it('behind a pooler that shares its sessions is refused, with what to do [OPS-414]', async () => {
    const store = await createTestDatabase(inject('clusterUrl'));
    onTestFinished(store.drop);
    const pooler = await shareSession(store.connectionString);
    onTestFinished(pooler.close);
    expect(await sentenceOf(openNamed(pooler.url))).toBe(
      'DATABASE_URL leads to a pooler that shares sessions between connections, such as PgBouncer in transaction mode. ' +
        'The exchange needs sessions of its own: name the database server itself, or a pool in session mode.',
    );
  });

  it('that cannot store every name is refused, with what to do [OPS-412]', async () => {
    const clusterUrl = inject('clusterUrl');
    const name = 'western_names_only';
    await query(
      clusterUrl,
      `create database ${name} encoding 'LATIN1' locale_provider libc locale 'C' template template0`,
    );
    onTestFinished(async () => void (await query(clusterUrl, `drop database ${name} with (force)`)));
    const url = new URL(clusterUrl);
    url.pathname = name;
    expect(await sentenceOf(openNamed(url.href))).toBe(
      'The database named in DATABASE_URL stores text as LATIN1, which has no letters for many names. ' +
        "Create one with UTF8 instead: create database exchange encoding 'UTF8' template template0;",
    );
  });
});

const emptyDatabase = async () => {
  const store = await createTestDatabase(inject('clusterUrl'), 'template1');
  onTestFinished(store.drop);
  const { pathname, hostname, searchParams } = new URL(store.connectionString);
  return { url: store.connectionString, name: pathname.slice(1), host: searchParams.get('host') ?? hostname };
};

describe('a database', () => {
  it.each([
    [
      'production',
      'development',
      'This database belongs to a real exchange.',
      'Start with NODE_ENV=production, or run',
    ],
    [
      'development',
      'production',
      'This database was made for a demo',
      'Name an empty one with DATABASE_URL or DATA_DIR',
    ],
  ] as const)(
    'that was started as %s refuses a start as %s, with what to do, and is not changed [OPS-310]',
    async (first, second, sentence, hint) => {
      const { url, name } = await emptyDatabase();
      const opened = await openNamed(url, { wanted: kindFor({ NODE_ENV: first }), newExchangeIn: name });
      await opened.stop();
      const before = await everythingIn(url);
      const refused = await sentenceOf(openNamed(url, { wanted: kindFor({ NODE_ENV: second }) }));
      expect(refused).toContain(sentence);
      expect(refused).toContain(hint);
      expect(await everythingIn(url)).toEqual(before);
    },
  );
});

describe('a database without an exchange', () => {
  const tablesIn = async (url: string) =>
    (await query(url, `select from pg_class where relnamespace = 'public'::regnamespace`)).rowCount;

  it.each([undefined, 'exchange'])(
    'is refused in production by its name and with what to do, before anything is written, where NEW_EXCHANGE_IN is %s [OPS-440] [OPS-441]',
    async (newExchangeIn) => {
      const { url, name, host } = await emptyDatabase();
      expect(await sentenceOf(openNamed(url, { wanted: 'real', newExchangeIn }))).toBe(
        `There is no exchange in the database ${name} on ${host}. If you meant another database, correct DATABASE_URL. ` +
          `To set up a new exchange in this one, start with NEW_EXCHANGE_IN=${name}.`,
      );
      expect(await tablesIn(url)).toBe(0);
    },
  );

  it('gets one in production where NEW_EXCHANGE_IN names it, and the next start needs neither that nor a wait [OPS-441] [OPS-308]', async () => {
    const { url, name } = await emptyDatabase();
    const first = await openNamed(url, { wanted: 'real', newExchangeIn: name });
    expect(first.migrated).not.toEqual([]);
    await first.stop();
    expect((await openNamed(url, { wanted: 'real' })).migrated).toEqual([]);
  });

  it.each([undefined, '/elsewhere'])(
    'is refused in production by its data folder where NEW_EXCHANGE_IN is %s, and nothing is created there [OPS-442]',
    async (newExchangeIn) => {
      const dataDir = await createDataDir();
      expect(await sentenceOf(open(dataDir, { wanted: 'real', newExchangeIn }))).toBe(
        `There is no exchange in the data folder ${dataDir}. If you meant another folder, correct DATA_DIR, or mount ` +
          `its volume. To set up a new exchange in this one, start with NEW_EXCHANGE_IN=${dataDir}.`,
      );
      expect(existsSync(dataDir)).toBe(false);
    },
  );

  it(
    'gets one in production where NEW_EXCHANGE_IN gives its data folder, and later starts do without [OPS-442]',
    { tags: 'nightly' },
    async () => {
      const dataDir = await createDataDir();
      const first = await open(dataDir, { wanted: 'real', newExchangeIn: dataDir });
      expect(first.migrated).not.toEqual([]);
      await first.stop();
      expect((await open(dataDir, { wanted: 'real' })).migrated).toEqual([]);
    },
  );

  it('gets a demo without being asked [OPS-440]', async () => {
    const { url } = await emptyDatabase();
    expect((await openNamed(url)).migrated).not.toEqual([]);
  });
});
