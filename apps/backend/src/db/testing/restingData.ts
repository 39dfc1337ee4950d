import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { settlePurpose } from '../databasePurpose';
import { withClient } from '../embedded/connection';
import { writeRow } from '../embedded/fixtures/rows';
import { takeLock } from '../embedded/lock';
import { placeBeside } from '../embedded/place';
import { startEmbedded } from '../embedded/startEmbedded';
import { migrate } from '../migrate';
import { atExit } from './atExit';
import { ownerFileIn, removeCluster } from './removeCluster';
import { createTemporaryPlace } from './temporaryPlace';

declare module 'vitest' {
  export interface ProvidedContext {
    /** For `copyRestingData(inject('restingData'), …)`. */
    restingData: string;
  }
}

const run = promisify(execFile);

/** One data folder for the whole run, of a demo that was stopped. Tests serve copies of it. */
export const setup = async (project: Pick<TestProject, 'provide'>): Promise<() => void> => {
  const { folder } = await createTemporaryPlace();
  const remove = atExit(() => {
    removeCluster(placeBeside(folder));
    removeCluster(folder);
  });
  try {
    await takeLock(ownerFileIn(folder));
    const { connectionString, stop } = await startEmbedded({ dataDir: folder, log: () => undefined });
    await migrate(connectionString);
    await withClient(connectionString, (client) => settlePurpose(client, 'demo'));
    await writeRow(connectionString, 'kept');
    await stop();
  } catch (error) {
    remove();
    throw error;
  }
  project.provide('restingData', folder);
  return remove;
};

const copied = ['cluster', 'password'];

/**
 * Copies the database into a folder that `placeBeside` or a place of its own gives. Takes a tenth of the time of
 * creating one. Without the port, so that copies don't compete for it.
 */
export const copyRestingData = async (from: string, target: string): Promise<void> => {
  const source = placeBeside(from);
  await mkdir(target, { recursive: true });
  const files = copied.map((name) => join(source, name));
  // Unlike Node's own copy, it keeps the owner, who runs the server.
  if (process.platform !== 'win32') await run('cp', ['-a', ...files, target]);
  else for (const name of copied) await cp(join(source, name), join(target, name), { recursive: true });
};
