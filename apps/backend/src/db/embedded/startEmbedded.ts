import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
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
import { startServer } from './startServer';
import { stopServer } from './stopServer';

interface EmbeddedOptions {
  /** Where everything is kept: `.data` of the checkout, if the caller has no other wish. */
  dataDir: string;
  log: (line: string) => void;
  onProgress?: (step: StartStep) => void;
}

export interface EmbeddedDatabase {
  connectionString: string;
  /** The server was running already: its last owner ended without stopping it. */
  adopted: boolean;
  /** To be called when nobody works with the database any more; the second call waits for the first. */
  stop: () => Promise<void>;
}

const ownDataDir = async (dataDir: string): Promise<Lock> => {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'owner.lock');
  const { lock, holder } = await takeLock(file);
  if (lock) return lock;
  throw new StartError(
    'in-use',
    `The exchange in ${dataDir} is running already as process ${holder.pid}: stop that one first.`,
    `Press Ctrl-C where it runs, or kill ${holder.pid}; if that process is something else, delete ${file}.`,
  );
};

const stopOnce = (server: Server, lock: Lock, log: Reports['log']): (() => Promise<void>) => {
  const stop = async () => {
    if (await lock.isLost()) {
      log(`The database in ${server.folder} has another owner by now and is left running.`);
      return;
    }
    await stopServer(server, log);
    await lock.release();
  };
  let stopping: Promise<void> | undefined;
  return () => (stopping ??= stop());
};

const bringUp = async (dataDir: string, lock: Lock, reports: Reports): Promise<EmbeddedDatabase> => {
  const { log, onProgress } = reports;
  const place = await choosePlace(dataDir, log);
  const server: Server = { ...place, binaries: await runnableBinaries(place, onProgress) };
  const password = await passwordFor(server);
  await ensureCluster(server, () => onProgress('creating'));
  const adoptedPort = await adoptServer(server.folder, password);
  const adopted = adoptedPort !== undefined;
  onProgress(adopted ? 'adopting' : 'starting');
  if (adopted) log(`The last run left its database running in ${server.folder}: it is carried on with.`);
  const port = adoptedPort ?? (await startServer(server, {}, log));
  try {
    return { connectionString: await ensureDatabase(port, password), adopted, stop: stopOnce(server, lock, log) };
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
    const lock = await ownDataDir(dataDir);
    try {
      return await bringUp(dataDir, lock, reports);
    } catch (error) {
      await lock.release();
      throw error;
    }
  } catch (error) {
    throw explainFileError(dataDir, error);
  }
};
