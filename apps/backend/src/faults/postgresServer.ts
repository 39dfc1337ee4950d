import { setTimeout as pause } from 'node:timers/promises';
import { ensureDatabase, withClient } from '../db/embedded/connection';
import { createCluster, type Server } from '../db/embedded/createCluster';
import { takeLock } from '../db/embedded/lock';
import { passwordFor } from '../db/embedded/password';
import { readPidFile } from '../db/embedded/pidFile';
import { isRunning } from '../db/embedded/host/processes';
import { runnableBinaries } from '../db/embedded/runnableBinaries';
import { startServer } from '../db/embedded/startServer';
import { migrate } from '../db/migrate';
import { settlePurpose } from '../db/databasePurpose';
import { atExit } from '../db/testing/atExit';
import { ownerFileIn, removeAbandoned, removeCluster } from '../db/testing/removeCluster';
import { copyRestingData } from '../db/testing/restingData';
import { createTemporaryPlace } from '../db/testing/temporaryPlace';
import { retryUntil } from './retryUntil';

/** A separate PostgreSQL that can be killed. */
export interface KillableServer {
  connectionString: string;
  /** Kills the whole server, which is the worst crash short of the machine's own. */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  remove: () => void;
}

/** It writes through to the disk, as in production. */
export interface PostgresServer extends KillableServer {
  /**
   * Kills the process that serves the exchange. The server then ends all others and recovers automatically; this
   * resolves once it has, so that later connections are not ended by it.
   */
  killWriter: () => Promise<void>;
}

const ignore = () => undefined;

const killIfThere = (pid: number): void => {
  if (isRunning({ pid })) process.kill(pid, 'SIGKILL');
};

const writersOf = (connectionString: string): Promise<number[]> =>
  withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name like 'exchange-% writer'`,
    );
    return rows.map(({ pid }) => pid);
  });

/** The server starts this process again whenever it recovers. */
const recoveryOf = (connectionString: string): Promise<string | undefined> =>
  withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ since: string }>(
      `select backend_start::text as since from pg_stat_activity where backend_type = 'checkpointer'`,
    );
    return rows[0]?.since;
  });

const killWriter = async (connectionString: string): Promise<void> => {
  const before = await recoveryOf(connectionString);
  const writers = await writersOf(connectionString);
  if (writers.length === 0) throw new Error('No exchange is connected that could lose its connection.');
  writers.forEach(killIfThere);
  await retryUntil(async () => {
    const now = await recoveryOf(connectionString);
    return now !== undefined && now !== before;
  }, 'The database did not recover.');
};

interface Starting {
  /** Copied; without it the server starts on a new cluster. */
  restingData?: string | undefined;
  /** Changes the folder before the server starts there. */
  prepare?: (folder: string) => Promise<void>;
}

export const startKillable = async <Extra>(
  { restingData, prepare }: Starting,
  complete: (connectionString: string) => Promise<Extra>,
): Promise<KillableServer & Extra> => {
  removeAbandoned();
  const place = await createTemporaryPlace();
  const remove = atExit(() => removeCluster(place.folder));
  try {
    await takeLock(ownerFileIn(place.folder));
    const server: Server = { ...place, binaries: await runnableBinaries(place, ignore) };
    if (restingData !== undefined) await copyRestingData(restingData, place.folder);
    const password = await passwordFor(server);
    // An empty cluster has nothing to lose; the server itself syncs what it writes.
    if (restingData === undefined) await createCluster(server, ['--no-sync']);
    await prepare?.(place.folder);
    const start = async () => ensureDatabase(await startServer(server, {}, ignore), password);
    const connectionString = await start();
    return {
      ...(await complete(connectionString)),
      connectionString,
      kill: async () => {
        const pidFile = readPidFile(place.folder);
        if (!pidFile) return;
        killIfThere(pidFile.pid);
        while (isRunning(pidFile)) await pause(1);
      },
      restart: async () => {
        if ((await start()) !== connectionString) throw new Error('The database came back at another port.');
      },
      remove,
    };
  } catch (error) {
    remove();
    throw error;
  }
};

export const startPostgresServer = (restingData?: string): Promise<PostgresServer> =>
  startKillable({ restingData }, async (connectionString) => {
    await migrate(connectionString);
    await withClient(connectionString, (client) => settlePurpose(client, 'demo'));
    return { killWriter: () => killWriter(connectionString) };
  });
