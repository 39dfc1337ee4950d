import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { counted } from '@exchange/domain';
import { Client } from 'pg';
import { SettingsError } from '../runtime/env';
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
    throw new SettingsError(
      `The database was written by a newer version: it has ${unknown}, which this version doesn't know. Start that ` +
        'version or a newer one. To go back to this one, restore the backup from before the upgrade into an empty ' +
        'database; whatever happened since then is not in it.',
    );
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

const readLanded = async (client: Client): Promise<Map<string, string>> => {
  const { rows: tables } = await client.query<{ name: string | null }>(
    `select to_regclass('schema_migration') as name`,
  );
  if (tables[0]?.name == null) return new Map();
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
};

const bringForward = async (client: Client, folder: string): Promise<string[]> => {
  // A large table takes longer than many databases allow a statement by default.
  await client.query('set statement_timeout = 0');
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  const landed = await readLanded(client);
  const migrations = await readMigrations(folder);
  assertUnedited(landed, migrations);
  const missing = migrations.filter(({ name }) => !landed.has(name));
  if (missing.length > 0)
    await client.query(
      `create table if not exists schema_migration (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ name }) => name);
};

/** Applies the missing migrations. Applied ones are never edited or reverted. */
export const migrate = async (connectionString: string, options: MigrateOptions = {}): Promise<string[]> => {
  const { folder = migrationsFolder, applicationName, log = () => undefined } = options;
  const { sayAfterMs = 3_000, patienceMs = 60_000 } = options;
  const client = new Client({ connectionString, application_name: applicationName });
  client.on('error', () => undefined);
  await openSession(client);
  try {
    const waiting = { connectionString, log, sayAfterMs, patienceMs };
    return await explainLockWaits(client, waiting, () => bringForward(client, folder));
  } finally {
    await client.end();
  }
};

/** Before anything is written: a role that owns no tables can start the exchange, but not migrate it. */
export const refuseUnmigrated = async (client: Client): Promise<void> => {
  const landed = await readLanded(client);
  const missing = (await readMigrations(migrationsFolder)).filter(({ name }) => !landed.has(name));
  if (missing.length === 0) return;
  const { rows } = await client.query<{ role: string; isAllowed: boolean | null }>(
    `select current_user as role, has_schema_privilege(current_schema(), 'create') as "isAllowed"`,
  );
  if (rows[0]?.isAllowed !== false) return;
  throw new SettingsError(
    `The database lacks ${counted(missing.length, 'migration')}, and the role ${rows[0].role} may not change its tables. ` +
      'Run `npm run operator -- database migrate` with DATABASE_OWNER_URL, the same database in the role that owns ' +
      'them, then start again.',
  );
};
