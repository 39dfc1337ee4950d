import { urlFor } from '../embedded/connection';
import { createCluster, type Server } from '../embedded/createCluster';
import { takeLock } from '../embedded/lock';
import { clusterIn } from '../embedded/place';
import { passwordFor } from '../embedded/password';
import { runnableBinaries } from '../embedded/runnableBinaries';
import { startServer } from '../embedded/startServer';
import { atExit } from './atExit';
import { ownerFileIn, removeAbandoned, removeCluster } from './removeCluster';
import { createTemporaryPlace } from './temporaryPlace';

export interface TestCluster {
  /** Connects to the cluster's `postgres` database, from which others are created. */
  url: string;
  /** Ends the server and removes every trace of it. */
  stop: () => Promise<void>;
}

/** Test data needn't survive a power cut, and many test files connect at once. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  'exchange.may_lose_data': 'on',
  max_connections: '300',
};

const ignore = () => undefined;

/** A third less work for both ends than TCP, where the server may have one. */
const hasSocketFile = process.platform === 'linux';

const overSocketFile = (url: string, folder: string): string => `${url}?host=${encodeURIComponent(folder)}`;

/** One PostgreSQL for a whole test run, in the system's temporary folder. */
export const startTestCluster = async (): Promise<TestCluster> => {
  removeAbandoned();
  const place = await createTemporaryPlace();
  const remove = atExit(() => removeCluster(place.folder));
  try {
    await takeLock(ownerFileIn(place.folder));
    const server: Server = { ...place, binaries: await runnableBinaries(place, ignore) };
    const password = await passwordFor(server);
    await createCluster(server, ['--no-sync']);
    const cluster = clusterIn(place.folder);
    const sockets = { unix_socket_directories: hasSocketFile ? cluster : '' };
    const url = urlFor(await startServer(server, { ...settings, ...sockets }, ignore), password, 'postgres');
    return { url: hasSocketFile ? overSocketFile(url, cluster) : url, stop: async () => remove() };
  } catch (error) {
    remove();
    throw error;
  }
};
