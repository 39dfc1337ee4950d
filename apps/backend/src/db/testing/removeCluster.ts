import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../embedded/host/fileErrors';
import { readPidFile, stateOf } from '../embedded/pidFile';
import { isRunning } from '../embedded/host/processes';
import { readProcess } from '../embedded/host/processOnHost';
import { TEMPORARY_PREFIX, temporaryRoots } from './temporaryPlace';

const PATIENCE_MS = 5_000;
const PAUSE_MS = 5;

const pauseNow = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);

const signalIfThere = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
};

/** PostgreSQL's immediate shutdown, because its data is deleted straight afterwards. */
const endServer = (folder: string): void => {
  const pidFile = readPidFile(folder);
  if (!pidFile || stateOf(pidFile) === 'gone' || stateOf(pidFile) === 'stranger') return;
  signalIfThere(pidFile.pid, 'SIGQUIT');
  const deadline = Date.now() + PATIENCE_MS;
  while (isRunning(pidFile) && Date.now() < deadline) pauseNow();
};

/** Synchronous, because a process that is exiting doesn't wait for anything else. */
export const removeCluster = (folder: string): void => {
  endServer(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
};

export const ownerFileIn = (folder: string): string => join(folder, 'owner.lock');

const isAbandoned = (folder: string): boolean => {
  try {
    const owner = readProcess(readFileSync(ownerFileIn(folder), 'utf8'));
    return owner !== undefined && !isRunning(owner);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EACCES')) return false;
    throw error;
  }
};

const foldersIn = (root: string): string[] => {
  try {
    const names = readdirSync(root).filter((name) => name.startsWith(TEMPORARY_PREFIX));
    return names.map((name) => join(root, name));
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EACCES')) return [];
    throw error;
  }
};

const removeIfOurs = (folder: string): void => {
  try {
    removeCluster(folder);
  } catch (error) {
    // Left by another user's run; that user's next run removes it.
    if (!hasCode(error, 'EPERM', 'EACCES')) throw error;
  }
};

/** Removes what killed runs left behind. */
export const removeAbandoned = (): void =>
  temporaryRoots().flatMap(foldersIn).filter(isAbandoned).forEach(removeIfOurs);
