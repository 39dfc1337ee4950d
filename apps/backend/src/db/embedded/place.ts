import { createHash } from 'node:crypto';
import { chmod, mkdir, realpath, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountForServer, accountOf, isRoot, ownUid, type Account } from './host/accounts';
import { ifThere } from './host/fileErrors';
import { canEnter } from './host/reach';
import { StartError } from './host/startError';

/** Where the database is stored and which user its server runs as. */
export interface Place {
  folder: string;
  account: Account | undefined;
}

export const clusterIn = (folder: string): string => join(folder, 'cluster');
export const passwordIn = (folder: string): string => join(folder, 'password');
export const applicationPasswordIn = (folder: string): string => join(folder, 'application.password');
export const portIn = (folder: string): string => join(folder, 'port');
export const logIn = (folder: string): string => join(folder, 'postgres.log');

export const AWAY_ROOT = '/var/lib/xdc-exchange';

export const placeBeside = (dataDir: string): string => join(dataDir, 'postgres');

/** For checkouts that the server's user can't reach; each gets its own folder there. */
export const placeAway = async (dataDir: string): Promise<string> =>
  join(
    AWAY_ROOT,
    createHash('sha256')
      .update(await realpath(dataDir))
      .digest('hex')
      .slice(0, 12),
  );

/** The cluster's folder is renamed into place once complete, so it is enough to check that it exists. */
export const hasCluster = async (folder: string): Promise<boolean> =>
  (await ifThere(stat(clusterIn(folder)))) !== undefined;

const foreignData = async (folder: string, uid: number, gid: number): Promise<StartError> =>
  new StartError(
    'foreign-data',
    `The database in ${folder} belongs to the user ${(await accountOf(uid, gid)).name}, not to the one starting it.`,
    'Start as root as before, or take ownership of the folder with chown -R while nothing is running.',
  );

/** The folder with the database of this data folder, if there is one. */
export const findCluster = async (dataDir: string): Promise<string | undefined> => {
  const beside = placeBeside(dataDir);
  if (await hasCluster(beside)) return beside;
  const away = await ifThere(placeAway(dataDir));
  return away !== undefined && (await hasCluster(away)) ? away : undefined;
};

/** The user who created the data keeps serving it. */
const settle = async (folder: string): Promise<Place> => {
  const { uid, gid } = await stat(clusterIn(folder));
  if (!isRoot()) {
    if (process.platform !== 'win32' && uid !== ownUid()) throw await foreignData(folder, uid, gid);
    return { folder, account: undefined };
  }
  const account = uid === 0 ? await accountForServer() : await accountOf(uid, gid);
  if (!account || (await canEnter(account, folder))) return { folder, account };
  throw new StartError(
    'unreachable',
    `The database in ${folder} belongs to the user ${account.name}, who can no longer access that folder.`,
    'Make the folders above it accessible again (chmod o+x on each).',
  );
};

const createFolder = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true });
  // A strict umask would deny the server's user access.
  if (isRoot()) await chmod(folder, 0o755);
  return folder;
};

const chooseNew = async (dataDir: string, away: string, log: (line: string) => void): Promise<Place> => {
  const account = await accountForServer();
  if (!account || (await canEnter(account, dataDir))) {
    return { folder: await createFolder(placeBeside(dataDir)), account };
  }
  log(`The user ${account.name} can't access ${dataDir}, so the database is kept in ${away} instead.`);
  await createFolder(AWAY_ROOT);
  await createFolder(away);
  // For a person who finds the folder and wonders what it belongs to.
  await writeFile(join(away, 'made-for'), `${dataDir}\n`);
  return { folder: away, account };
};

/** Existing data stays where it was created; only new data goes where the server's user can reach it. */
export const choosePlace = async (dataDir: string, log: (line: string) => void): Promise<Place> => {
  const existing = await findCluster(dataDir);
  return existing === undefined ? chooseNew(dataDir, await placeAway(dataDir), log) : settle(existing);
};
