import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { copyIn } from '../db/copy';
import { readMigrations, type Migration } from '../db/migrate';
import { openSession } from '../db/session';
import { readServer } from '../db/suitableServer';
import { SettingsError } from '../runtime/env';
import { migrationsFolder } from '../runtime/places';
import { readBackup, type BackupHeader } from './backupFormat';
import { refuseUnlessEmpty, type RestoreTarget } from './restoreTarget';
import { createProgress } from './progress';
import { readTables } from './tables';

interface RestoreOptions {
  target: Pick<RestoreTarget, 'connectionString' | 'place'>;
  file: string;
  tell: (line: string) => void;
  /** What else belongs to a restored exchange, in the same transaction. */
  complete: (client: Client, header: BackupHeader) => Promise<void>;
}

export interface Restored {
  header: BackupHeader;
  tables: number;
  rows: number;
}

const majorOf = (number: number): number => Math.floor(number / 10_000);

const refuseOlderServer = async (client: Client, { postgres }: BackupHeader): Promise<void> => {
  const { version, versionNumber } = await readServer(client);
  const [from, to] = [majorOf(postgres.number), majorOf(versionNumber)];
  if (to < from)
    throw new SettingsError(
      `This backup was made with PostgreSQL ${from}, and this database is PostgreSQL ${version}. ` +
        `Restore it into PostgreSQL ${from} or later.`,
    );
};

/** The migrations that the backed-up database had, and those that this version adds to it. */
const splitMigrations = async ({ migrations }: BackupHeader): Promise<[Migration[], Migration[]]> => {
  const known = await readMigrations(migrationsFolder);
  const had = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const unknown = migrations.find((one) => !known.some(({ name }) => name === one.name));
  if (unknown)
    throw new SettingsError(
      `This backup was made by a newer version: it has ${unknown.name}, which this version doesn't know. Restore it with that version.`,
    );
  const edited = known.find(({ name, checksum }) => (had.get(name) ?? checksum) !== checksum);
  if (edited) throw new SettingsError(`This backup was made by another version, whose ${edited.name} differs.`);
  return [known.filter(({ name }) => had.has(name)), known.filter(({ name }) => !had.has(name))];
};

const applyAll = async (client: Client, migrations: readonly Migration[]): Promise<void> => {
  for (const { name, sql, checksum } of migrations) {
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
  }
};

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Rows come table by table, so foreign keys wait for the last one, and are then proven over all of them. */
const withoutForeignKeys = async (client: Client, work: () => Promise<void>): Promise<void> => {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  await work();
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
};

/** What triggers do is in the backup already, and append-only tables are emptied of what migrations put in. */
const withoutTriggers = async (client: Client, tables: readonly string[], work: () => Promise<void>): Promise<void> => {
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await work();
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
};

const setSequences = async (client: Client, { sequences }: BackupHeader): Promise<void> => {
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval(quote_ident($1)::regclass, $2::bigint)', [name, last]);
};

/** All in one transaction: a restore that fails leaves the database as empty as it was. */
const restoreInto = async (client: Client, { file, tell, complete }: RestoreOptions): Promise<Restored> => {
  // The reader of the last one learns of an error in either.
  const source = pipeline(
    createReadStream(file, { highWaterMark: 256 * 1024 }),
    createGunzip({ chunkSize: 1024 * 1024 }),
    () => undefined,
  );
  try {
    const backup = await readBackup(source);
    const { header } = backup;
    await refuseOlderServer(client, header);
    const [had, added] = await splitMigrations(header);
    await client.query('begin');
    await client.query(
      `create table schema_migration (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    await applyAll(client, had);
    const tables = await readTables(client);
    const names = tables.map(({ name }) => client.escapeIdentifier(name));
    const following = createProgress(tell);
    let restored = { tables: 0, rows: 0 };
    await withoutTriggers(client, names, () =>
      withoutForeignKeys(client, async () => {
        await client.query(`truncate ${names.join(', ')}`);
        restored = await backup.eachTable(({ table, columns }, lines) => {
          const listed = columns.map((column) => client.escapeIdentifier(column)).join(', ');
          return copyIn(
            client,
            `copy ${client.escapeIdentifier(table)} (${listed}) from stdin`,
            following(table, lines),
          );
        });
      }),
    );
    await setSequences(client, header);
    await applyAll(client, added);
    await complete(client, header);
    await client.query('commit');
    await client.query('analyze');
    return { header, tables: restored.tables, rows: restored.rows };
  } finally {
    source.destroy();
  }
};

const refuseMissing = async (file: string): Promise<void> => {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) throw new SettingsError(`There is no file ${file} that this account can read.`);
};

/** Restores a backup into an empty database. */
export const restoreBackup = async (options: RestoreOptions): Promise<Restored> => {
  const { connectionString, place } = options.target;
  await refuseMissing(options.file);
  const client = new Client({ connectionString, application_name: 'exchange restore' });
  client.on('error', () => undefined);
  await openSession(client);
  try {
    await client.query('set statement_timeout = 0');
    await refuseUnlessEmpty(client, place);
    return await restoreInto(client, options);
  } finally {
    await client.end();
  }
};
