import { chown, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runCommand } from './host/command';
import { clusterIn, hasCluster, passwordIn, type Place } from './place';
import type { Binaries } from './runnableBinaries';
import { StartError } from './host/startError';

/** Everything needed to run a server: its folder, its user and its binaries. */
export interface Server extends Place {
  binaries: Binaries;
}

export const SUPERUSER = 'exchange';

const UNFINISHED = 'cluster.new-';
const KEPT_LINES = 20;

/** The built-in locale sorts the same on every system; log messages stay in English for operators. */
const initdbFlags = [
  `--username=${SUPERUSER}`,
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=scram-sha-256',
  ...['timezone=UTC', 'log_timezone=UTC', 'log_checkpoints=off'].flatMap((setting) => ['--set', setting]),
];

const removeUnfinished = async (folder: string): Promise<void> => {
  const left = (await readdir(folder)).filter((name) => name.startsWith(UNFINISHED));
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true, maxRetries: 20 })));
};

/** A rename is durable only once its folder is synced. Windows can't open folders and doesn't need this. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Created under another name and renamed when complete, so an interrupted first start leaves no partial cluster. */
export const createCluster = async (server: Server, extraFlags: string[] = []): Promise<void> => {
  const { folder, account, binaries } = server;
  await removeUnfinished(folder);
  const unfinished = await mkdtemp(join(folder, UNFINISHED));
  if (account) await chown(unfinished, account.uid, account.gid);
  const flags = [...initdbFlags, `--pwfile=${basename(passwordIn(folder))}`, ...extraFlags, basename(unfinished)];
  const { status, output } = await runCommand(binaries.initdb, flags, { account, cwd: folder });
  if (status !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    throw new StartError(
      'not-created',
      `The database could not be created in ${folder}: initdb failed (${status}).`,
      "The end of initdb's output is below. Check free disk space and memory first.",
      output.split('\n').filter(Boolean).slice(-KEPT_LINES),
    );
  }
  await rename(unfinished, clusterIn(folder));
  await syncFolder(folder);
};

const majorOf = (version: string): string => version.split('.')[0] ?? version;

/** PostgreSQL can only read data of its own major version. */
const requireSameVersion = async ({ folder, binaries }: Server): Promise<void> => {
  const made = (await readFile(join(clusterIn(folder), 'PG_VERSION'), 'utf8')).trim();
  if (majorOf(made) === majorOf(binaries.version)) return;
  throw new StartError(
    'other-version',
    `The database in ${clusterIn(folder)} was created by PostgreSQL ${made}, but ${binaries.version} is installed.`,
    `Install the release that created it, or move ${clusterIn(folder)} away to start with an empty exchange.`,
  );
};

export const ensureCluster = async (server: Server, beforeCreating: () => void): Promise<void> => {
  if (await hasCluster(server.folder)) return requireSameVersion(server);
  beforeCreating();
  await createCluster(server);
};
