import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hasCode } from './fileErrors';
import { clusterIn } from './place';
import { commandLineOf, isPid, isRunning } from './processes';

/** What a running server, or one that was killed, wrote down about itself. */
export interface PidFile {
  text: string;
  pid: number;
  port: number;
  isReady: boolean;
}

/**
 * `gone`: no such process. `stranger`: the pid belongs to something else by now. `serving`: the server itself.
 * `unknown`: some process has the pid and this system does not tell which.
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

/** Every server of ours is told its port by this flag, and its own helpers carry another command line. */
export const portFlag = (port: number): [string, string] => ['-p', String(port)];

const carriesPort = (words: string[], port: number): boolean => {
  const [flag, value] = portFlag(port);
  return words.some((word, index) => word === flag && words[index + 1] === value);
};

/** Only what certainly is none of ours counts as a stranger: a process that is ending has no command line left. */
export const stateOf = ({ pid, port }: PidFile): PidState => {
  if (!isRunning({ pid })) return 'gone';
  const words = commandLineOf(pid) ?? [];
  const program = basename(words[0] ?? '');
  if (program === '') return 'unknown';
  if (carriesPort(words, port)) return 'serving';
  return program.startsWith('postgres') ? 'unknown' : 'stranger';
};

/** Above every limit a system sets, so never a living process. */
const IMPOSSIBLE_PID = '2147483647';

/** Nothing but the pid is replaced: the rest names the shared memory by which a new server notices helpers at work. */
const disown = (folder: string, left: PidFile): void => {
  const file = openSync(pidFileIn(folder), constants.O_WRONLY | constants.O_TRUNC | constants.O_NOFOLLOW);
  try {
    writeSync(file, left.text.replace(/^\s*\d+/, IMPOSSIBLE_PID));
  } finally {
    closeSync(file);
  }
};

/**
 * PostgreSQL asks only whether a process has the pid, takes a stranger or a zombie for another server, and refuses to
 * start.
 */
export const disownDead = (folder: string): void => {
  const left = readPidFile(folder);
  if (left && ['gone', 'stranger'].includes(stateOf(left))) disown(folder, left);
};

/**
 * For a server that may run where nobody can reach it: once a minute it reads its file, and ends at once where that is
 * no longer its own. Its file goes with it.
 */
export const disownUnseen = (folder: string): void => {
  const left = readPidFile(folder);
  if (left) disown(folder, left);
};
