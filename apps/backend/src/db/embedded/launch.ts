import type { FileHandle } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { runCommand } from './host/command';
import type { Server } from './createCluster';
import { openLog } from './logFile';
import { readPidFile, portFlag } from './pidFile';
import { clusterIn } from './place';
import { HOST } from './port';

export type Settings = Record<string, string>;

/** Why a launched server ended again. */
export type LaunchFailure = { reason: 'port-taken' | 'helpers-left' | 'other'; logLines: string[] };

const POLL_MS = 5;
const PG_CTL_WAIT_S = 300;

const flagsFor = (port: number, settings: Settings): string =>
  [
    ...portFlag(port),
    ...Object.entries({ listen_addresses: HOST, unix_socket_directories: '', ...settings }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]),
  ].join(' ');

const reasonIn = (logLines: string[]): LaunchFailure['reason'] => {
  const text = logLines.join('\n');
  if (/could not bind|could not create any TCP/.test(text)) return 'port-taken';
  return text.includes('pre-existing shared memory block') ? 'helpers-left' : 'other';
};

/** Ignores the last server's pid file, even if the new one got the same pid. */
const becomesReady = async (folder: string, stale: string | undefined, signal: AbortSignal): Promise<boolean> => {
  while (!signal.aborted) {
    const pidFile = readPidFile(folder);
    if (pidFile?.isReady && pidFile.text !== stale) return true;
    await pause(POLL_MS);
  }
  return false;
};

const startServer = async ({ folder, account, binaries }: Server, flags: string, log: FileHandle) => {
  try {
    return await runCommand(
      binaries.pg_ctl,
      ['start', '--silent', '--wait', `--timeout=${PG_CTL_WAIT_S}`, '-o', flags],
      { account, cwd: folder, cluster: clusterIn(folder), outputTo: log.fd },
    );
  } finally {
    await log.close();
  }
};

/**
 * Resolves with undefined once the server accepts connections. `pg_ctl` detaches it and reports an early end, but polls
 * only ten times a second, so readiness is read from the server's own file meanwhile.
 */
export const launch = async (server: Server, port: number, settings: Settings): Promise<LaunchFailure | undefined> => {
  const { folder } = server;
  const stale = readPidFile(folder)?.text;
  const { handle, tail } = await openLog(folder);
  const watch = new AbortController();
  const launched = startServer(server, flagsFor(port, settings), handle);
  const isUp = await Promise.race([
    becomesReady(folder, stale, watch.signal),
    launched.then(({ status }) => status === 0),
  ]).finally(() => watch.abort());
  if (isUp) return undefined;
  const logLines = await tail();
  return { reason: reasonIn(logLines), logLines };
};
