import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { admitApplication } from './application';
import { adoptServer } from './adopt';
import { ensureDatabase, isWrongPassword } from './connection';
import { ensureCluster, type Server } from './createCluster';
import { explainFileError } from './fileErrors';
import { takeLock, type Lock } from './lock';
import { passwordFor, passwordRefused } from './password';
import { choosePlace } from './place';
import type { Reports, StartStep } from './reports';
import { runnableBinaries } from './runnableBinaries';
import { StartError } from './startError';
import { startServer, startServerAgain } from './startServer';
import { isServed, stopServer } from './stopServer';

interface EmbeddedOptions {
  /** Where everything is kept: `.data` of the checkout, if the caller has no other wish. */
  dataDir: string;
  log: (line: string) => void;
  onProgress?: (step: StartStep) => void;
}

export interface EmbeddedDatabase {
  /** As the role that owns everything in it. */
  connectionString: string;
  /** The server was running already: its last owner ended without stopping it. */
  adopted: boolean;
  /** Lets the application in, once all tables are there, and says how it connects: as a role that owns none of them. */
  admit: () => Promise<string>;
  /**
   * Starts the server again at its address, where it ended by itself: its disk was full, or the system killed it. Like
   * `stop` the owner's alone.
   */
  keepRunning: () => Promise<void>;
  /** To be called by the owner of the exchange, and by nobody else; the second call waits for the first. */
  stop: () => Promise<void>;
}

const START_PATIENCE_MS = 60_000;
const START_PAUSE_MS = 50;

/** One start at a time makes, finds or launches the server. Who owns the exchange is decided afterwards, by the lease. */
const takeTurn = async (dataDir: string): Promise<Lock> => {
  await mkdir(dataDir, { recursive: true });
  const until = Date.now() + START_PATIENCE_MS;
  for (;;) {
    const { lock, holder } = await takeLock(join(dataDir, 'start.lock'));
    if (lock) return lock;
    if (Date.now() > until)
      throw new StartError(
        'in-use',
        `Process ${holder.pid} has been starting the database in ${dataDir} for a while and seems stuck.`,
        `End it with kill -9 ${holder.pid}, then start again.`,
      );
    await pause(START_PAUSE_MS);
  }
};

const stopOnce = (server: Server, log: Reports['log']): (() => Promise<void>) => {
  let stopping: Promise<void> | undefined;
  return () => (stopping ??= stopServer(server, log));
};

const inTurn = async <Answer>(dataDir: string, work: () => Promise<Answer>): Promise<Answer> => {
  const turn = await takeTurn(dataDir);
  try {
    return await work();
  } finally {
    await turn.release();
  }
};

const keepRunning = async (dataDir: string, server: Server, port: number, log: Reports['log']): Promise<void> => {
  if (isServed(server.folder)) return;
  await inTurn(dataDir, async () => {
    if (isServed(server.folder)) return;
    await startServerAgain(server, port);
    log('The database stopped unexpectedly and has been restarted.');
  });
};

const bringUp = async (dataDir: string, reports: Reports): Promise<EmbeddedDatabase> => {
  const { log, onProgress } = reports;
  const place = await choosePlace(dataDir, log);
  const server: Server = { ...place, binaries: await runnableBinaries(place, onProgress) };
  const password = await passwordFor(server);
  await ensureCluster(server, () => onProgress('creating'));
  const adoptedPort = await adoptServer(server.folder, password);
  const adopted = adoptedPort !== undefined;
  onProgress(adopted ? 'adopting' : 'starting');
  const port = adoptedPort ?? (await startServer(server, {}, log));
  try {
    return {
      connectionString: await ensureDatabase(port, password),
      adopted,
      admit: () => admitApplication(server, port, password),
      keepRunning: () => keepRunning(dataDir, server, port, log),
      stop: stopOnce(server, log),
    };
  } catch (error) {
    if (!adopted) await stopServer(server, log);
    throw isWrongPassword(error) ? passwordRefused(server.folder) : error;
  }
};

/** Starts the exchange's own PostgreSQL, or carries on with the one that the last run left behind. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const dataDir = resolve(options.dataDir);
  const reports: Reports = { log: options.log, onProgress: options.onProgress ?? (() => undefined) };
  try {
    return await inTurn(dataDir, () => bringUp(dataDir, reports));
  } catch (error) {
    throw explainFileError(dataDir, error);
  }
};
