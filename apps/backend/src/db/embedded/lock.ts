import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isElsewhere } from './host/elsewhere';
import { ifThere } from './host/fileErrors';
import { isRunning } from './host/processes';
import { readProcess, thisProcess, type ProcessOnHost } from './host/processOnHost';
import { createWatch, isSame, keepTouching, lookAt, SILENCE_MS, type Sign, type Watch } from './host/signOfLife';
import { placeWhole } from './host/wholeFile';

export interface Lock {
  /** Leaves the file alone if another process has created its own meanwhile. */
  release: () => Promise<void>;
}

type LockAttempt = { lock: Lock; holder?: never } | { lock?: never; holder: ProcessOnHost };

const GUARD_PAUSE_MS = 10;

const lockOn = (file: string, claim: string): Lock => {
  const stopTouching = keepTouching(file, claim);
  return {
    release: async () => {
      stopTouching();
      if ((await ifThere(readFile(file, 'utf8'))) === claim) await rm(file, { force: true });
    },
  };
};

/**
 * Only the holder of the guard may replace a dead owner's lock, and only while the lock is unchanged:
 * otherwise two starts that both saw the dead owner could each remove the lock that the other just took.
 */
const replaceDead = async (file: string, dead: Sign, claim: string, watch: Watch): Promise<boolean> => {
  const { lock: guard } = await takeLock(`${file}.takeover`, watch);
  if (!guard) {
    await pause(GUARD_PAUSE_MS);
    return false;
  }
  try {
    const left = await lookAt(file);
    if (!left || !isSame(left, dead)) return false;
    return await placeWhole(file, claim, rename);
  } finally {
    await guard.release();
  }
};

/** A holder that can't be checked from here counts as dead once the file hasn't been touched for long enough. */
const isAlive = async (holder: ProcessOnHost, file: string, silentMs: number): Promise<boolean> =>
  (await isElsewhere(holder, dirname(file))) ? silentMs < SILENCE_MS : isRunning(holder);

/** Takes the lock for this process, or returns its holder. Callers that retry must pass the same watch each time. */
export const takeLock = async (file: string, watch = createWatch()): Promise<LockAttempt> => {
  const claim = JSON.stringify({ ...thisProcess(), claim: randomUUID() });
  for (;;) {
    if (await placeWhole(file, claim, link)) return { lock: lockOn(file, claim) };
    const left = await lookAt(file);
    if (left === undefined) continue;
    const holder = readProcess(left.text);
    if (holder && (await isAlive(holder, file, watch(file, left)))) return { holder };
    if (await replaceDead(file, left, claim, watch)) return { lock: lockOn(file, claim) };
  }
};
