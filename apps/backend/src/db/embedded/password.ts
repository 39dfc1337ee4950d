import { randomBytes } from 'node:crypto';
import { chmod, chown, readFile, writeFile } from 'node:fs/promises';
import { ifThere } from './host/fileErrors';
import { clusterIn, hasCluster, passwordIn, type Place } from './place';
import { StartError } from './host/startError';

export const passwordRefused = (folder: string): StartError =>
  new StartError(
    'password',
    `The password in ${passwordIn(folder)} is not the one this database was created with.`,
    `Restore the original file, or move ${clusterIn(folder)} away to start with an empty exchange.`,
  );

const create = async ({ folder, account }: Place): Promise<string> => {
  const password = randomBytes(24).toString('base64url');
  const file = passwordIn(folder);
  await writeFile(file, password, { mode: 0o600, flush: true });
  await chmod(file, 0o600);
  // initdb reads the file itself.
  if (account) await chown(file, account.uid, account.gid);
  return password;
};

/** The cluster's password, created before the cluster and kept beside it. */
export const passwordFor = async (place: Place): Promise<string> => {
  const kept = (await ifThere(readFile(passwordIn(place.folder), 'utf8')))?.trim();
  if (kept) return kept;
  if (await hasCluster(place.folder)) throw passwordRefused(place.folder);
  return create(place);
};
