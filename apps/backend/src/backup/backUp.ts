import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { copyOut } from '../db/copy';
import { readPurpose } from '../db/databasePurpose';
import { openSession } from '../db/session';
import { readServer } from '../db/suitableServer';
import { SettingsError } from '../runtime/env';
import { writeBackup, type BackupHeader } from './backupFormat';
import { createProgress } from './progress';
import { readSequences, readTables, type StoredTable } from './tables';

interface BackUpOptions {
  connectionString: string;
  file: string;
  tell: (line: string) => void;
}

interface BackedUp {
  at: Date;
  tables: number;
  rows: number;
  /** Of the file. */
  bytes: number;
}

const readHeader = async (client: Client): Promise<Omit<BackupHeader, 'backup' | 'format'>> => {
  const purpose = await readPurpose(client);
  const { rows: migrations } = await client.query<BackupHeader['migrations'][number]>(
    'select name, checksum from schema_migration order by name',
  );
  if (purpose === undefined)
    throw new SettingsError('There is no exchange in this database yet, so nothing to back up.');
  const { version, versionNumber } = await readServer(client);
  const { rows } = await client.query<{ at: Date }>('select now() as at');
  return {
    at: (rows[0]?.at ?? new Date()).toISOString(),
    purpose,
    postgres: { version, number: versionNumber },
    migrations,
    // Read within the transaction but not part of it: no lower than any number in it.
    sequences: await readSequences(client),
  };
};

/** Everything in the database as it was at one moment. Trading goes on meanwhile. */
async function* contentsOf(client: Client, { tell }: BackUpOptions) {
  await client.query('begin transaction isolation level repeatable read, read only');
  const head = await readHeader(client);
  const tables = await readTables(client);
  const following = createProgress(tell);
  const copied = async function* (all: readonly StoredTable[]) {
    for (const { name, columns } of all) {
      const listed = columns.map((column) => client.escapeIdentifier(column)).join(', ');
      const { lines, rows } = copyOut(client, `copy ${client.escapeIdentifier(name)} (${listed}) to stdout`);
      yield { table: name, columns, lines: following(name, lines), rows };
    }
  };
  const end = yield* writeBackup(head, copied(tables));
  await client.query('commit');
  return { at: new Date(head.at), tables: end.tables, rows: end.rows };
}

/** A rename is on disk once its folder is. Some systems can't open folders, and need no such step. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
};

/** Whoever finds a file under its own name finds it whole. */
const writeWhole = async (file: string, write: (partial: string) => Promise<void>): Promise<void> => {
  const partial = `${file}.partial`;
  try {
    await write(partial);
    await rename(partial, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
};

const refuseExisting = async (file: string): Promise<void> => {
  const found = await stat(file).catch(() => undefined);
  if (found) throw new SettingsError(`${file} exists already. Name another file, so that no backup is overwritten.`);
};

/** Writes a backup of a running exchange. Nothing of it stays in memory, and nothing half-written in the file. */
export const backUp = async (options: BackUpOptions): Promise<BackedUp> => {
  const { connectionString, file } = options;
  await refuseExisting(file);
  const client = new Client({ connectionString, application_name: 'exchange backup', statement_timeout: 0 });
  client.on('error', () => undefined);
  await openSession(client);
  try {
    let done: Omit<BackedUp, 'bytes'> | undefined;
    const contents = async function* () {
      done = yield* contentsOf(client, options);
    };
    await writeWhole(file, (partial) =>
      pipeline(
        Readable.from(contents(), { objectMode: true, highWaterMark: 1 }),
        createGzip({ chunkSize: 256 * 1024 }),
        // Traders' personal data is in it.
        createWriteStream(partial, { mode: 0o600, flush: true }),
      ),
    );
    if (!done) throw new Error('The backup ended before it was complete.');
    return { ...done, bytes: (await stat(file)).size };
  } finally {
    await client.end();
  }
};
