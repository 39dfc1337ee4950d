import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { isWrongPassword, urlFor, withClient } from './connection';
import { ifThere } from './host/fileErrors';
import { passwordRefused } from './password';
import { readPidFile, stateOf, type PidFile, type PidState } from './pidFile';
import { clusterIn } from './place';
import { StartError } from './host/startError';

const PATIENCE_MS: Record<PidState, number> = { gone: 0, stranger: 0, unknown: 3_000, serving: 60_000 };
const PAUSE_MS = 20;

const isSameFolder = async (one: string, other: string): Promise<boolean> => {
  const [first, second] = await Promise.all([one, other].map((folder) => ifThere(stat(folder))));
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
};

type Answer = { served: string } | 'silent' | 'wrong-password';

/** Any other error comes from a server that is starting or stopping, which only takes a moment. */
const ask = async (port: number, password: string): Promise<Answer> => {
  try {
    return await withClient(urlFor(port, password, 'postgres'), async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return { served: rows[0]?.data_directory ?? '' };
    });
  } catch (error) {
    return isWrongPassword(error) ? 'wrong-password' : 'silent';
  }
};

/** Resolves with the port if the server answers for this folder, otherwise with undefined. */
const portOnceAnswering = async (
  folder: string,
  { pid, port }: PidFile,
  state: PidState,
  password: string,
): Promise<number | undefined> => {
  const answer = await ask(port, password);
  if (answer === 'wrong-password' && state === 'serving') throw passwordRefused(folder);
  if (typeof answer === 'string') return undefined;
  if (await isSameFolder(answer.served, clusterIn(folder))) return port;
  throw new StartError(
    'in-use',
    `The folder ${folder} is a copy, or was moved, while process ${pid} was serving it as ${answer.served}.`,
    `Stop process ${pid} first, then start again.`,
  );
};

const silentServer = (folder: string, pid: number): StartError =>
  new StartError(
    'not-started',
    `Process ${pid} serves the database in ${folder} but isn't responding.`,
    `Stop process ${pid}, then start again.`,
  );

/**
 * The port of a server that outlived its owner, or undefined if none did. Waits for one that is stopping or
 * recovering.
 */
export const adoptServer = async (folder: string, password: string): Promise<number | undefined> => {
  const begin = Date.now();
  for (;;) {
    const pidFile = readPidFile(folder);
    const state = pidFile ? stateOf(pidFile) : 'gone';
    if (!pidFile || state === 'gone' || state === 'stranger') return undefined;
    const port = await portOnceAnswering(folder, pidFile, state, password);
    if (port !== undefined) return port;
    const isOverdue = Date.now() - begin > PATIENCE_MS[state];
    if (isOverdue && state === 'serving') throw silentServer(folder, pidFile.pid);
    // If the process can't be identified, PostgreSQL's own check decides.
    if (isOverdue) return undefined;
    await pause(PAUSE_MS);
  }
};
