import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { migrationsFolder } from '../runtime/places';
import { explainLockWaits } from './lockWait';
import { openSession } from './session';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** An arbitrary number, for a lock that makes processes that start at once take turns. */
export const migrationLock = 7_302_117;

export const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${folder}/${name}`, 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

const apply = async (client: Client, { name, sql, checksum }: Migration): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed and was rolled back.`, { cause });
  }
};

const assertUnedited = (landed: Map<string, string>, migrations: Migration[]): void => {
  const edited = migrations.find(({ name, checksum }) => (landed.get(name) ?? checksum) !== checksum);
  if (edited) throw new Error(`Migration ${edited.name} was edited after it was released. Add a new one instead.`);
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...landed.keys()].find((name) => !known.has(name));
  if (unknown)
    throw new Error(`The database was written by a newer version: it has ${unknown}, which this version doesn't know.`);
};

interface MigrateOptions {
  folder?: string;
  /** The connection's name on the server; see `ownership/leaseTable`. */
  applicationName?: string;
  /** Reports sessions that keep the migrations waiting for long. */
  log?: (line: string) => void;
  sayAfterMs?: number;
  patienceMs?: number;
}

const bringForward = async (client: Client, folder: string): Promise<string[]> => {
  // A large table takes longer than many databases allow a statement by default.
  await client.query('set statement_timeout = 0');
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  await client.query(
    `create table if not exists schema_migration (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  const landed = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const migrations = await readMigrations(folder);
  assertUnedited(landed, migrations);
  const missing = migrations.filter(({ name }) => !landed.has(name));
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ name }) => name);
};

/** Applies the missing migrations. Applied ones are never edited or reverted. */
export const migrate = async (connectionString: string, options: MigrateOptions = {}): Promise<string[]> => {
  const { folder = migrationsFolder, applicationName, log = () => undefined } = options;
  const { sayAfterMs = 3_000, patienceMs = 60_000 } = options;
  const client = new Client({ connectionString, application_name: applicationName });
  await openSession(client);
  try {
    const waiting = { connectionString, log, sayAfterMs, patienceMs };
    return await explainLockWaits(client, waiting, () => bringForward(client, folder));
  } finally {
    await client.end();
  }
};
