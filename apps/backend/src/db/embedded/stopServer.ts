import { runCommand } from './host/command';
import type { Server } from './createCluster';
import { readPidFile, stateOf } from './pidFile';
import { clusterIn } from './place';

const FAST_S = 60;
const IMMEDIATE_S = 10;

/** A process that now has the pid of an ended server must not get the signal. */
export const isServed = (folder: string): boolean => {
  const pidFile = readPidFile(folder);
  if (!pidFile) return false;
  const state = stateOf(pidFile);
  return state === 'serving' || state === 'unknown';
};

const stopWithin = async (server: Server, mode: 'fast' | 'immediate', seconds: number): Promise<boolean> => {
  const { folder, account, binaries } = server;
  const flags = ['stop', '--silent', '--mode', mode, '--wait', `--timeout=${seconds}`];
  await runCommand(binaries.pg_ctl, flags, { account, cwd: folder, cluster: clusterIn(folder) });
  return !isServed(folder);
};

/** Ends open connections and writes everything back; a server that hangs is cut off and recovers at its next start. */
export const stopServer = async (server: Server, log: (line: string) => void): Promise<void> => {
  if (!isServed(server.folder) || (await stopWithin(server, 'fast', FAST_S))) return;
  log(
    `The database did not stop within ${FAST_S} seconds: stopping it immediately. It will recover at the next start.`,
  );
  if (await stopWithin(server, 'immediate', IMMEDIATE_S)) return;
  throw new Error(`The database in ${server.folder} could not be stopped.`);
};
