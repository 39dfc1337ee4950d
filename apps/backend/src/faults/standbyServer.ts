import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterIn } from '../db/embedded/place';
import { ensureDatabase, withClient } from '../db/embedded/connection';
import { takeLock } from '../db/embedded/lock';
import { passwordFor } from '../db/embedded/password';
import { readPidFile } from '../db/embedded/pidFile';
import { runnableBinaries } from '../db/embedded/runnableBinaries';
import { startServer } from '../db/embedded/startServer';
import { atExit } from '../db/testing/atExit';
import { ownerFileIn, removeCluster } from '../db/testing/removeCluster';
import { copyRestingData } from '../db/testing/restingData';
import { createTemporaryPlace } from '../db/testing/temporaryPlace';
import { retryUntil } from './retryUntil';

export interface StandbyServer {
  connectionString: string;
  /** Ends it at once, and resolves when it is gone. */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  remove: () => void;
}

/** As the connection settings of the standby's own configuration. */
const conninfoOf = (primaryUrl: string): string => {
  const { hostname, port, username, password } = new URL(primaryUrl);
  return `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`;
};

const ignore = () => undefined;

/**
 * A streaming standby of a primary that was just started on the same resting data: both begin at the same position, so
 * that no backup is needed.
 */
export const startStandbyServer = async (restingData: string, primaryUrl: string): Promise<StandbyServer> => {
  const place = await createTemporaryPlace();
  const { folder } = place;
  const remove = atExit(() => removeCluster(folder));
  try {
    await takeLock(ownerFileIn(folder));
    const server = { ...place, binaries: await runnableBinaries(place, ignore) };
    await copyRestingData(restingData, folder);
    await appendFile(
      join(clusterIn(folder), 'postgresql.auto.conf'),
      `primary_conninfo = '${conninfoOf(primaryUrl)}'\nwal_retrieve_retry_interval = '100ms'\n`,
    );
    await writeFile(join(clusterIn(folder), 'standby.signal'), '');
    const password = await passwordFor(server);
    const start = async () => ensureDatabase(await startServer(server, {}, ignore), password);
    const connectionString = await start();
    await withClient(primaryUrl, (client) =>
      retryUntil(
        async () => (await client.query(`select from pg_stat_replication where state = 'streaming'`)).rowCount === 1,
        'The standby did not connect.',
      ),
    );
    return {
      connectionString,
      kill: async () => {
        const pidFile = readPidFile(folder);
        if (!pidFile) return;
        process.kill(pidFile.pid, 'SIGQUIT');
        await retryUntil(async () => readPidFile(folder) === undefined, 'The standby did not end.');
      },
      restart: async () => {
        if ((await start()) !== connectionString) throw new Error('The standby came back at another port.');
      },
      remove,
    };
  } catch (error) {
    remove();
    throw error;
  }
};
