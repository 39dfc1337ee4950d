import type { Client } from 'pg';
import { startEmbedded } from '../db/embedded/startEmbedded';
import { findRunning } from '../db/embedded/findRunning';
import { withPlainClient } from '../db/embedded/connection';
import { migrationLock } from '../db/migrate';
import { refuseSharedSessions } from '../db/ownSessions';
import { readServer, refuseUnsuitable } from '../db/suitableServer';
import { SettingsError } from '../runtime/env';

export interface RestoreTarget {
  connectionString: string;
  /** Where it is, for people. */
  place: string;
  close: () => Promise<void>;
}

interface TargetOptions {
  databaseUrl: string | undefined;
  dataDir: string;
  tell: (line: string) => void;
}

const named = async (connectionString: string): Promise<RestoreTarget> => {
  refuseUnsuitable(await withPlainClient(connectionString, readServer));
  await refuseSharedSessions(connectionString);
  const place = await withPlainClient(
    connectionString,
    async ({ database = '', host }) => `the database ${database} on ${host}`,
  );
  return { connectionString, place, close: async () => undefined };
};

const embedded = async (dataDir: string, tell: (line: string) => void): Promise<RestoreTarget> => {
  // Not even its server is touched.
  if ((await findRunning(dataDir)) !== undefined)
    throw new SettingsError(
      `An exchange is running in ${dataDir}. To restore beside it, name an empty folder with DATA_DIR.`,
    );
  const { connectionString, adopted, stop } = await startEmbedded({ dataDir, log: tell });
  return { connectionString, place: dataDir, close: async () => (adopted ? undefined : stop()) };
};

/** The database at DATABASE_URL, or a new one in the data folder, whose server runs while it is restored. */
export const openRestoreTarget = ({ databaseUrl, dataDir, tell }: TargetOptions): Promise<RestoreTarget> =>
  databaseUrl === undefined ? embedded(dataDir, tell) : named(databaseUrl);

/** A start, or another restore, waits until this connection ends. */
export const refuseUnlessEmpty = async (client: Client, place: string): Promise<void> => {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  const { rows } = await client.query(
    `select from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') limit 1`,
  );
  if (rows.length > 0)
    throw new SettingsError(
      `There is something in ${place} already. A backup is restored into an empty database only: create one, and name it with DATABASE_URL or DATA_DIR.`,
    );
};
