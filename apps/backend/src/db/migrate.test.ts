import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { explain } from '../explain';
import { migrationsFolder } from '../runtime/places';
import { migrate } from './migrate';
import { createTestDatabase, setForDatabase, type TestDatabase } from './testing/testDatabase';

let database: TestDatabase;
let folder: string;

const query = async (sql: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

/** Another client's session that ran `sql` and then left its transaction open. */
const leftOpen = async (sql: string) => {
  const session = new Client({ connectionString: database.connectionString, application_name: 'left open' });
  session.on('error', () => undefined);
  await session.connect();
  const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid');
  await session.query(sql);
  return { session, pid: rows[0]?.pid };
};

beforeEach(async () => {
  database = await createTestDatabase(inject('clusterUrl'), 'template1');
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

describe('migrations', () => {
  it('are applied once, even if several processes start at the same time [OPS-120]', async () => {
    const landed = await Promise.all([1, 2, 3].map(() => migrate(database.connectionString, { folder })));
    expect(landed.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await migrate(database.connectionString, { folder })).toEqual([]);
  });

  it('that fail leave nothing behind and name the one that failed [OPS-120]', async () => {
    await migrate(database.connectionString, { folder });
    writeFileSync(join(folder, '9998_broken.sql'), 'create table half (id int); select no_such_function();');
    await expect(migrate(database.connectionString, { folder })).rejects.toThrow('Migration 9998_broken.sql failed');
    expect(await query("select to_regclass('half') as half")).toEqual([{ half: null }]);
  });

  it('take as long as they need, whatever a statement may take by default [OPS-410]', async () => {
    await migrate(database.connectionString, { folder });
    await setForDatabase(database.connectionString, { statement_timeout: '100ms' });
    writeFileSync(join(folder, '9998_slow.sql'), 'select pg_sleep(0.3);');
    expect(await migrate(database.connectionString, { folder })).toEqual(['9998_slow.sql']);
  });

  const sayAfterMs = 20;

  it('name the session that they wait for, and continue once it releases its lock [OPS-413]', async () => {
    await migrate(database.connectionString, { folder });
    writeFileSync(join(folder, '9998_more.sql'), 'alter table trader add column more text;');
    const { session, pid } = await leftOpen('begin; lock table trader;');
    const said: string[] = [];
    const log = (line: string) => {
      said.push(line);
      void session.query('rollback');
    };
    expect(await migrate(database.connectionString, { folder, log, sayAfterMs })).toEqual(['9998_more.sql']);
    expect(said).toEqual([
      `Waiting for session ${pid} of the database (left open), which holds a lock that the migrations need…`,
    ]);
  });

  it('give up with one sentence if the lock is never released [OPS-413]', async () => {
    const { pid } = await leftOpen('select pg_advisory_lock(7302117);');
    const said: string[] = [];
    const log = (line: string) => void said.push(line);
    const waiting = migrate(database.connectionString, { folder, log, sayAfterMs, patienceMs: 1_000 });
    const error: unknown = await waiting.catch((reason: unknown) => reason);
    expect(explain(error)).toBe(
      'Another database session holds a lock that is needed here. ' +
        'End that session or wait for it to finish, then try again.',
    );
    expect(said).toEqual([expect.stringContaining(`session ${pid} of the database (left open)`)]);
  });

  it('must not be edited once applied [OPS-121]', async () => {
    writeFileSync(join(folder, '9998_more.sql'), 'create table more (id int);');
    await migrate(database.connectionString, { folder });
    writeFileSync(join(folder, '9998_more.sql'), 'create table more (id bigint);');
    await expect(migrate(database.connectionString, { folder })).rejects.toThrow('9998_more.sql was edited');
  });

  it('give every existing email its own Message-ID [OPS-272]', async () => {
    const later = readdirSync(folder).filter((name) => name >= '0008');
    for (const name of later) rmSync(join(folder, name));
    await migrate(database.connectionString, { folder });
    await query(`insert into outgoing_mail (recipient, subject, text, html, created_at, next_try_at)
      select 'ada@example.com', '', '', '', now(), now() from generate_series(1, 3)`);
    cpSync(migrationsFolder, folder, { recursive: true });
    await migrate(database.connectionString, { folder });
    expect(await query('select count(distinct message_id)::integer as ids from outgoing_mail')).toEqual([{ ids: 3 }]);
  });

  it('of a newer version keep an older one from starting [OPS-121]', async () => {
    writeFileSync(join(folder, '9999_future.sql'), 'create table future (id int);');
    await migrate(database.connectionString, { folder });
    const error: unknown = await migrate(database.connectionString, { folder: migrationsFolder }).catch(
      (reason: unknown) => reason,
    );
    expect(explain(error)).toBe(
      "The database was written by a newer version: it has 9999_future.sql, which this version doesn't know. Start that " +
        'version or a newer one. To go back to this one, restore the backup from before the upgrade into an empty ' +
        'database; whatever happened since then is not in it.',
    );
  });
});
