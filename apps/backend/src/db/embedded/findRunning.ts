import { readFile } from 'node:fs/promises';
import { APPLICATION, DATABASE, urlFor } from './connection';
import { ifThere } from './host/fileErrors';
import { readPidFile, stateOf } from './pidFile';
import { applicationPasswordIn, findCluster } from './place';

/** The database of the exchange that runs on this data folder, for a second process beside it. */
export const findRunning = async (dataDir: string): Promise<string | undefined> => {
  const folder = await findCluster(dataDir);
  const left = folder === undefined ? undefined : readPidFile(folder);
  if (folder === undefined || !left || !['serving', 'unknown'].includes(stateOf(left))) return undefined;
  const password = await ifThere(readFile(applicationPasswordIn(folder), 'utf8'));
  return password === undefined ? undefined : urlFor(left.port, password.trim(), DATABASE, APPLICATION);
};
