import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hasCode } from './host/fileErrors';
import { clusterIn } from './place';
import { commandLineOf, isPid, isRunning } from './host/processes';

/** What a running or killed server recorded about itself. */
export interface PidFile {
  text: string;
  pid: number;
  port: number;
  isReady: boolean;
}

/**
 * `gone`: no such process. `stranger`: the pid now belongs to something else. `serving`: the server itself.
 * `unknown`: some process has the pid, but this system doesn't reveal which.
 */
export type PidState = 'gone' | 'stranger' | 'serving' | 'unknown';

const pidFileIn = (folder: string): string => join(clusterIn(folder), 'postmaster.pid');

/** The lines are pid, data folder, start, port, socket folder, address, shared memory, status. */
const PID_LINE = 0;
const PORT_LINE = 3;
const STATUS_LINE = 7;

export const readPidFile = (folder: string): PidFile | undefined => {
  try {
    const text = readFileSync(pidFileIn(folder), 'utf8');
    const lines = text.split('\n').map((line) => line.trim());
    const pid = Number(lines[PID_LINE]);
    if (!isPid(pid)) return undefined;
    return { text, pid, port: Number(lines[PORT_LINE]), isReady: lines[STATUS_LINE] === 'ready' };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/** We pass every server its port with this flag; its helper processes have a different command line. */
export const portFlag = (port: number): [string, string] => ['-p', String(port)];

const carriesPort = (words: string[], port: number): boolean => {
  const [flag, value] = portFlag(port);
  return words.some((word, index) => word === flag && words[index + 1] === value);
};

/** Only a process that certainly isn't ours counts as a stranger: a process that is ending has no command line. */
export const stateOf = ({ pid, port }: PidFile): PidState => {
  if (!isRunning({ pid })) return 'gone';
  const words = commandLineOf(pid) ?? [];
  const program = basename(words[0] ?? '');
  if (program === '') return 'unknown';
  if (carriesPort(words, port)) return 'serving';
  return program.startsWith('postgres') ? 'unknown' : 'stranger';
};

/** Above every system's limit, so never a running process. */
const IMPOSSIBLE_PID = '2147483647';

/** Replaces only the pid: the rest names the shared memory that tells a new server if helpers are still running. */
const disown = (folder: string, left: PidFile): void => {
  const file = openSync(pidFileIn(folder), constants.O_WRONLY | constants.O_TRUNC | constants.O_NOFOLLOW);
  try {
    writeSync(file, left.text.replace(/^\s*\d+/, IMPOSSIBLE_PID));
  } finally {
    closeSync(file);
  }
};

/**
 * PostgreSQL only checks if a process has the pid. It would mistake a stranger or a zombie for another server and
 * refuse to start.
 */
export const disownDead = (folder: string): void => {
  const left = readPidFile(folder);
  if (left && ['gone', 'stranger'].includes(stateOf(left))) disown(folder, left);
};

/**
 * For a server that may be running out of reach: it reads its file once a minute, and exits and removes the file if
 * the pid is no longer its own.
 */
export const disownUnseen = (folder: string): void => {
  const left = readPidFile(folder);
  if (left) disown(folder, left);
};
