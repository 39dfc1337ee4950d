import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseGone } from '../db/databaseGone';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 25;

/**
 * Repeats after a broken connection, for as long as a database may take to recover. Only for reads, and for idempotent
 * writes.
 */
export const askUntilAnswered = async <Answer>(
  ask: () => Promise<Answer>,
  patienceMs = PATIENCE_MS,
): Promise<Answer> => {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isDatabaseGone(error) || performance.now() > until) throw error;
    }
    await pause(PAUSE_MS);
  }
};

/** Resolves once the condition is true. If that takes too long, fails with the complaint. */
export const retryUntil = async (
  isSo: () => Promise<boolean>,
  complaint: string,
  patienceMs = PATIENCE_MS,
): Promise<void> => {
  const until = performance.now() + patienceMs;
  while (!(await askUntilAnswered(isSo, patienceMs))) {
    if (performance.now() > until) throw new Error(complaint);
    await pause(PAUSE_MS);
  }
};
