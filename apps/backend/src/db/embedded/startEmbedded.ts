import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabasePurpose } from '../databasePurpose';
import { admitApplication } from './application';
import { adoptServer } from './adopt';
import { ensureDatabase, isWrongPassword } from './connection';
import { ensureCluster, type Server } from './createCluster';
import { explainFileError } from './host/fileErrors';
import { takeLock, type Lock } from './lock';
import { passwordFor, passwordRefused } from './password';
import { choosePlace, type Place } from './place';
import type { Reports, StartStep } from './reports';
import { runnableBinaries } from './runnableBinaries';
import { markFolder, refuseElsewhere, type Mark, type Patience } from './servedBy';
import { createWatch } from './host/signOfLife';
import { StartError } from './host/startError';
import { startServer, startServerAgain } from './startServer';
import { isServed, stopServer } from './stopServer';

interface EmbeddedOptions {
  /** Where everything is kept, usually the checkout's `.data`. */
  dataDir: string;
  log: (line: string) => void;
  onProgress?: (step: StartStep) => void;
  /** How long to wait for an exchange that may serve the folder elsewhere. */
  patience?: Patience;
}

export interface EmbeddedDatabase {
  /** Connects as the role that owns everything in the database. */
  connectionString: string;
  /** Whether the server was already running because its last owner ended without stopping it. */
  adopted: boolean;
  /** Returns the application's connection string, for a role that owns nothing. Call it once all tables exist. */
  admit: (purpose: DatabasePurpose) => Promise<string>;
  /**
   * Restarts the server at its address if it stopped unexpectedly, such as after a full disk or a kill by the system.
   * Like `stop`, only for the owner.
   */
  keepRunning: () => Promise<void>;
  /** Only for the owner of the exchange; a second call waits for the first. */
  stop: () => Promise<void>;
}

/** The previous start may itself be waiting for a server elsewhere to end. */
const START_PATIENCE_MS = 180_000;
const START_PAUSE_MS = 50;

/** Only one start at a time creates, finds or launches the server. The lease then decides who owns the exchange. */
const takeTurn = async (dataDir: string): Promise<Lock> => {
  await mkdir(dataDir, { recursive: true });
  const until = Date.now() + START_PATIENCE_MS;
  const watch = createWatch();
  for (;;) {
    const { lock, holder } = await takeLock(join(dataDir, 'start.lock'), watch);
    if (lock) return lock;
    if (Date.now() > until)
      throw new StartError(
        'in-use',
        `Process ${holder.pid} on ${holder.host} seems to be stuck while starting the database in ${dataDir}.`,
        `Stop it there with kill -9 ${holder.pid}, then start again.`,
      );
    await pause(START_PAUSE_MS);
  }
};

const inTurn = async <Answer>(dataDir: string, work: () => Promise<Answer>): Promise<Answer> => {
  const turn = await takeTurn(dataDir);
  try {
    return await work();
  } finally {
    await turn.release();
  }
};

interface Serving {
  server: Server;
  mark: Mark;
  log: Reports['log'];
}

const stopOnce = ({ server, mark, log }: Serving): (() => Promise<void>) => {
  const stop = async (): Promise<void> => {
    await refuseElsewhere(server.folder);
    await stopServer(server, log);
    await mark.remove();
  };
  let stopping: Promise<void> | undefined;
  return () => (stopping ??= stop().finally(mark.leave));
};

const keepRunning = async (dataDir: string, { server, mark, log }: Serving, port: number): Promise<void> => {
  await mark.keep();
  if (isServed(server.folder)) return;
  await inTurn(dataDir, async () => {
    if (isServed(server.folder)) return;
    await startServerAgain(server, port);
    log('The database stopped unexpectedly and has been restarted.');
  });
};

const serve = async (dataDir: string, place: Place, mark: Mark, reports: Reports): Promise<EmbeddedDatabase> => {
  const { log, onProgress } = reports;
  const server: Server = { ...place, binaries: await runnableBinaries(place, onProgress) };
  const password = await passwordFor(server);
  await ensureCluster(server, () => onProgress('creating'));
  const adoptedPort = await adoptServer(server.folder, password);
  const adopted = adoptedPort !== undefined;
  onProgress(adopted ? 'adopting' : 'starting');
  const port = adoptedPort ?? (await startServer(server, {}, log));
  const serving = { server, mark, log };
  try {
    return {
      connectionString: await ensureDatabase(port, password),
      adopted,
      admit: (purpose) => admitApplication(server, { port, ownerPassword: password, purpose }),
      keepRunning: () => keepRunning(dataDir, serving, port),
      stop: stopOnce(serving),
    };
  } catch (error) {
    if (!adopted) await stopServer(server, log);
    throw isWrongPassword(error) ? passwordRefused(server.folder) : error;
  }
};

const bringUp = async (dataDir: string, reports: Reports, patience?: Patience): Promise<EmbeddedDatabase> => {
  const place = await choosePlace(dataDir, reports.log);
  const mark = await markFolder(place.folder, reports.log, patience);
  try {
    return await serve(dataDir, place, mark, reports);
  } catch (error) {
    if (isServed(place.folder)) mark.leave();
    else await mark.remove();
    throw error;
  }
};

/** Starts the embedded PostgreSQL, or reuses the one that the last run left running. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const dataDir = resolve(options.dataDir);
  const reports: Reports = { log: options.log, onProgress: options.onProgress ?? (() => undefined) };
  try {
    return await inTurn(dataDir, () => bringUp(dataDir, reports, options.patience));
  } catch (error) {
    throw explainFileError(dataDir, error);
  }
};
