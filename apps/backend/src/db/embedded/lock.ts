import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { hasCode, ifThere } from './fileErrors';
import { isPid, isRunning, markOf, type ProcessMark } from './processes';

export interface Lock {
  /** Leaves the file alone where another process made its own by now. */
  release: () => Promise<void>;
}

type LockAttempt = { lock: Lock; holder?: never } | { lock?: never; holder: ProcessMark };

const GUARD_PAUSE_MS = 10;

export const readHolder = (text: string): ProcessMark | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !isPid(value.pid)) return undefined;
    const startedAt = 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : undefined;
    return { pid: value.pid, startedAt };
  } catch {
    return undefined;
  }
};

const lockOn = (file: string, claim: string): Lock => ({
  release: async () => {
    if ((await ifThere(readFile(file, 'utf8'))) === claim) await rm(file, { force: true });
  },
});

/** The text is complete before the name exists, so that nobody ever reads half a lock. */
const placeWhole = async (file: string, text: string, place: typeof link): Promise<boolean> => {
  const aside = `${file}.${randomUUID()}`;
  try {
    await writeFile(aside, text);
    await place(aside, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
};

/**
 * Only the holder of the guard may replace a dead owner's lock, and only while it is still the one found dead:
 * otherwise two starts that both saw the dead owner could each remove what the other had just taken.
 */
const replaceDead = async (file: string, dead: string, claim: string): Promise<boolean> => {
  const { lock: guard } = await takeLock(`${file}.takeover`);
  if (!guard) {
    await pause(GUARD_PAUSE_MS);
    return false;
  }
  try {
    if ((await ifThere(readFile(file, 'utf8'))) !== dead) return false;
    return await placeWhole(file, claim, rename);
  } finally {
    await guard.release();
  }
};

/** Takes the lock for this process, or tells which running process holds it. */
export const takeLock = async (file: string): Promise<LockAttempt> => {
  const claim = JSON.stringify({ ...markOf(process.pid), claim: randomUUID() });
  for (;;) {
    if (await placeWhole(file, claim, link)) return { lock: lockOn(file, claim) };
    const text = await ifThere(readFile(file, 'utf8'));
    if (text === undefined) continue;
    const holder = readHolder(text);
    if (holder && isRunning(holder)) return { holder };
    if (await replaceDead(file, text, claim)) return { lock: lockOn(file, claim) };
  }
};
