import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { migrationsFolder } from '../runtime/places';
import { migrate } from './migrate';
import { createTestDatabase, type TestDatabase } from './testing/testDatabase';

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
  it('land once, whoever starts at the same time [OPS-120]', async () => {
    const landed = await Promise.all([1, 2, 3].map(() => migrate(database.connectionString, { folder })));
    expect(landed.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await migrate(database.connectionString, { folder })).toEqual([]);
  });

  it('that fail leave nothing behind and say which one it was [OPS-120]', async () => {
    await migrate(database.connectionString, { folder });
    writeFileSync(join(folder, '9998_broken.sql'), 'create table half (id int); select no_such_function();');
    await expect(migrate(database.connectionString, { folder })).rejects.toThrow('Migration 9998_broken.sql failed');
    expect(await query("select to_regclass('half') as half")).toEqual([{ half: null }]);
  });

  it('are never edited once landed [OPS-121]', async () => {
    writeFileSync(join(folder, '9998_more.sql'), 'create table more (id int);');
    await migrate(database.connectionString, { folder });
    writeFileSync(join(folder, '9998_more.sql'), 'create table more (id bigint);');
    await expect(migrate(database.connectionString, { folder })).rejects.toThrow('9998_more.sql was edited');
  });

  it('give every mail that is there already a Message-ID of its own [OPS-272]', async () => {
    const later = readdirSync(folder).filter((name) => name >= '0008');
    for (const name of later) rmSync(join(folder, name));
    await migrate(database.connectionString, { folder });
    await query(`insert into outgoing_mail (recipient, subject, text, html, created_at, next_try_at)
      select 'ada@example.com', '', '', '', now(), now() from generate_series(1, 3)`);
    cpSync(migrationsFolder, folder, { recursive: true });
    await migrate(database.connectionString, { folder });
    expect(await query('select count(distinct message_id)::integer as ids from outgoing_mail')).toEqual([{ ids: 3 }]);
  });

  it('of a newer version are not run over by an older one [OPS-121]', async () => {
    writeFileSync(join(folder, '9999_future.sql'), 'create table future (id int);');
    await migrate(database.connectionString, { folder });
    await expect(migrate(database.connectionString, { folder: migrationsFolder })).rejects.toThrow(
      'written by a newer version',
    );
  });
});
