import type { Client } from 'pg';
import { isDatabaseGone } from '../db/databaseGone';
import { withPlainClient } from '../db/embedded/connection';
import { SettingsError } from '../runtime/env';

interface Identity {
  /** A replica has the numbers of its primary. */
  numbers: string;
  isReplica: boolean;
}

const identify = async (client: Client): Promise<Identity> => {
  const { rows } = await client.query<Identity>(`
    select concat(system_identifier, ' ', pg_database.oid) as numbers, pg_is_in_recovery() as "isReplica"
    from pg_control_system(), pg_database where datname = current_database()`);
  const [identity] = rows;
  if (!identity) throw new Error('The database server did not say what it is.');
  return identity;
};

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const noSuchHost = new Set(['ENOTFOUND', 'EAI_AGAIN']);

const isAway = (error: unknown): boolean =>
  isDatabaseGone(error) || noSuchHost.has((error as NodeJS.ErrnoException).code ?? '');

/** The replica's identity, or why it can't be reached. */
const identifyReplica = async (url: string): Promise<Identity | string> => {
  try {
    return await withPlainClient(url, identify);
  } catch (error) {
    if (isAway(error)) return wordsOf(error);
    throw new SettingsError(
      `The database server in READ_DATABASE_URL refused the connection: ${wordsOf(error)}. Correct the setting, or ` +
        'remove it to read everything from DATABASE_URL.',
      { cause: error },
    );
  }
};

/**
 * Refuses a database that isn't a replica of the exchange's own. One that can't be reached is reported, because the
 * exchange works without it.
 */
export const refuseWrongReplica = async (
  { url, primaryUrl }: { url: string; primaryUrl: string },
  say: (line: string) => void,
): Promise<void> => {
  const replica = await identifyReplica(url);
  if (typeof replica === 'string') {
    say(`The replica in READ_DATABASE_URL can't be reached: ${replica}. Until it can, the primary answers everything.`);
    return;
  }
  const primary = await withPlainClient(primaryUrl, identify);
  if (replica.numbers !== primary.numbers)
    throw new SettingsError(
      "READ_DATABASE_URL names a database that isn't a copy of the one in DATABASE_URL. Name a streaming replica of " +
        'it, with the same database name, or remove the setting.',
    );
  if (!replica.isReplica)
    throw new SettingsError(
      'READ_DATABASE_URL names a server that accepts writes, so it is no replica of the one in DATABASE_URL, or no ' +
        'longer. Name a streaming replica, or remove the setting.',
    );
};
