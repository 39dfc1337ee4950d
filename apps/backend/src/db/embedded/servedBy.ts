import { link, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isElsewhere } from './host/elsewhere';
import { disownUnseen, readPidFile } from './pidFile';
import { isInSight, readProcess, thisProcess, type ProcessOnHost } from './host/processOnHost';
import { isSame, keepTouching, lookAt, SILENCE_MS, type Sign } from './host/signOfLife';
import { StartError } from './host/startError';
import { placeWhole } from './host/wholeFile';

/** Marks a folder as served by us. Pids mean nothing to other machines or containers that share the folder. */
export interface Mark {
  /** Restores the mark if it was lost. */
  keep: () => Promise<void>;
  /** Removes the mark once the server has stopped. */
  remove: () => Promise<void>;
  /** Leaves the server to the next owner. */
  leave: () => void;
}

export interface Patience {
  silenceMs: number;
  /** How long a server may take to notice that its folder was taken over. */
  unnoticedMs: number;
}

/** An idle server sleeps for up to a minute before it checks if a minute has passed. */
const usualPatience: Patience = { silenceMs: SILENCE_MS, unnoticedMs: 130_000 };

const PAUSE_MS = 100;

export const markIn = (folder: string): string => join(folder, 'served-by');

const servedElsewhere = (folder: string, host: string): StartError =>
  new StartError(
    'in-use',
    `The exchange in ${folder} is already running on ${host}.`,
    'Stop it there, or choose another data folder with DATA_DIR.',
  );

interface Served {
  sign: Sign;
  by: ProcessOnHost;
}

const servedUnseen = async (folder: string): Promise<Served | undefined> => {
  const sign = await lookAt(markIn(folder));
  const by = sign && readProcess(sign.text);
  return by && (await isElsewhere(by, folder)) ? { sign, by } : undefined;
};

/** To be called before touching a server or its files: an exchange that was suspended may have a successor. */
export const refuseElsewhere = async (folder: string): Promise<void> => {
  const served = await servedUnseen(folder);
  if (!served) return;
  throw new StartError(
    'in-use',
    `The database in ${folder} is now served on ${served.by.host}, so this exchange leaves it alone.`,
    'Stop this exchange, or the one on that machine.',
  );
};

type IsOver = (now: Served | undefined) => boolean;

/** Resolves after `ms` without a sign of life, or once `isOver` says that the other exchange has ended. */
const watchFor = async (folder: string, first: Served, ms: number, isOver: IsOver): Promise<void> => {
  const until = performance.now() + ms;
  for (;;) {
    // If we were suspended ourselves meanwhile, look once more after the time is up.
    const isLast = performance.now() >= until;
    const now = await servedUnseen(folder);
    if (isOver(now)) return;
    if (now && !isSame(now.sign, first.sign)) throw servedElsewhere(folder, now.by.host);
    if (isLast) return;
    await pause(PAUSE_MS);
  }
};

/** An exchange that went silent may have left its server running, or may only be suspended for a while. */
const outwait = async (folder: string, log: (line: string) => void, patience: Patience): Promise<void> => {
  const served = await servedUnseen(folder);
  if (!served) return;
  const { host } = served.by;
  const hasServer = () => readPidFile(folder) !== undefined;
  log(`The database was last served on ${host}: waiting ${patience.silenceMs / 1_000} seconds to see if it still is…`);
  await watchFor(folder, served, patience.silenceMs, (now) => now === undefined);
  if (!hasServer() || !(await servedUnseen(folder))) return;
  log(`It isn't. A database server left behind on ${host} would stop within two minutes: waiting for that…`);
  disownUnseen(folder);
  await watchFor(folder, served, patience.unnoticedMs, () => !hasServer());
};

/**
 * Marks the folder as served from here once no other machine or container can be serving it; throws if one is.
 * Only to be called while holding the start lock.
 */
export const markFolder = async (
  folder: string,
  log: (line: string) => void,
  patience = usualPatience,
): Promise<Mark> => {
  await outwait(folder, log, patience);
  const file = markIn(folder);
  const left = (await lookAt(file))?.text ?? '';
  const before = readProcess(left);
  // A mark from a process in sight stays, because others here may rely on it.
  const text = before && isInSight(before) ? left : JSON.stringify(thisProcess());
  if (text !== left) await placeWhole(file, text, rename);
  const leave = keepTouching(file, text);
  return {
    keep: async () => {
      if (!(await lookAt(file))) await placeWhole(file, text, link);
    },
    remove: async () => {
      leave();
      if ((await lookAt(file))?.text === text) await rm(file, { force: true });
    },
    leave,
  };
};
