import { link, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isElsewhere } from './elsewhere';
import { disownUnseen, readPidFile } from './pidFile';
import { isInSight, readProcess, thisProcess, type ProcessOnHost } from './processOnHost';
import { isSame, keepTouching, lookAt, SILENCE_MS, type Sign } from './signOfLife';
import { StartError } from './startError';
import { placeWhole } from './wholeFile';

/** Our word on the folder that we serve it. Pids say nothing to another machine or container with the same folder. */
export interface Mark {
  /** Puts it back where it was lost. */
  keep: () => Promise<void>;
  /** For once the server has stopped. */
  remove: () => Promise<void>;
  /** Leaves the server to the next owner. */
  leave: () => void;
}

export interface Patience {
  silenceMs: number;
  /** How long a server may take to notice that its folder was taken away. */
  unnoticedMs: number;
}

/** A server that has nothing to do sleeps for up to a minute before it looks whether a minute has passed. */
const usualPatience: Patience = { silenceMs: SILENCE_MS, unnoticedMs: 130_000 };

const PAUSE_MS = 100;

export const markIn = (folder: string): string => join(folder, 'served-by');

const servedElsewhere = (folder: string, host: string): StartError =>
  new StartError(
    'in-use',
    `The exchange in ${folder} is already running on ${host}: stop that one first.`,
    'Stop it there, or name another data folder with DATA_DIR.',
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

/** Before anything is done to a server or its files: whoever was stopped for a while may have been succeeded. */
export const refuseElsewhere = async (folder: string): Promise<void> => {
  const served = await servedUnseen(folder);
  if (!served) return;
  throw new StartError(
    'in-use',
    `The database in ${folder} is served on ${served.by.host} by now, so it is left alone here.`,
    'Stop this exchange, or the one there.',
  );
};

type IsOver = (now: Served | undefined) => boolean;

/** Resolves after a time without a sign of life, or once it is over with the other. */
const watchFor = async (folder: string, first: Served, ms: number, isOver: IsOver): Promise<void> => {
  const until = performance.now() + ms;
  for (;;) {
    // Whoever was stopped meanwhile itself has one more look after its time.
    const isLast = performance.now() >= until;
    const now = await servedUnseen(folder);
    if (isOver(now)) return;
    if (now && !isSame(now.sign, first.sign)) throw servedElsewhere(folder, now.by.host);
    if (isLast) return;
    await pause(PAUSE_MS);
  }
};

/** An exchange that fell silent may have left its server running, or may itself be stopped for a while only. */
const outwait = async (folder: string, log: (line: string) => void, patience: Patience): Promise<void> => {
  const served = await servedUnseen(folder);
  if (!served) return;
  const { host } = served.by;
  const hasServer = () => readPidFile(folder) !== undefined;
  log(`The database was last served on ${host}: waiting ${patience.silenceMs / 1_000} seconds for a sign of life…`);
  await watchFor(folder, served, patience.silenceMs, (now) => now === undefined);
  if (!hasServer() || !(await servedUnseen(folder))) return;
  log(`There is none. A database server left on ${host} would end within two minutes: waiting for that…`);
  disownUnseen(folder);
  await watchFor(folder, served, patience.unnoticedMs, () => !hasServer());
};

/**
 * Marks the folder as served from here, as soon as nobody elsewhere can be serving it. Throws where somebody does.
 * Whoever has the turn to start may ask.
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
  // One that others around here count on stays as it is.
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
