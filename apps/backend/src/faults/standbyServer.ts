import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '../db/embedded/connection';
import { clusterIn } from '../db/embedded/place';
import { startKillable, type KillableServer } from './postgresServer';
import { retryUntil } from './retryUntil';

export interface StandbyServer extends KillableServer {
  /** Makes it a primary. */
  promote: () => Promise<void>;
}

/** As the connection settings of the standby's own configuration. */
const conninfoOf = (primaryUrl: string): string => {
  const { hostname, port, username, password } = new URL(primaryUrl);
  return `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`;
};

const follow = async (folder: string, primaryUrl: string): Promise<void> => {
  await appendFile(
    join(clusterIn(folder), 'postgresql.auto.conf'),
    `primary_conninfo = '${conninfoOf(primaryUrl)}'\nwal_retrieve_retry_interval = '100ms'\n`,
  );
  await writeFile(join(clusterIn(folder), 'standby.signal'), '');
};

const streaming = (primaryUrl: string): Promise<void> =>
  withClient(primaryUrl, (client) =>
    retryUntil(
      async () => (await client.query(`select from pg_stat_replication where state = 'streaming'`)).rowCount === 1,
      'The standby did not connect.',
    ),
  );

/**
 * A streaming standby of a primary that was just started on the same resting data: both begin at the same position, so
 * that no backup is needed.
 */
export const startStandbyServer = (restingData: string, primaryUrl: string): Promise<StandbyServer> =>
  startKillable({ restingData, prepare: (folder) => follow(folder, primaryUrl) }, async (connectionString) => {
    await streaming(primaryUrl);
    return {
      promote: () => withClient(connectionString, async (client) => void (await client.query('select pg_promote()'))),
    };
  });
