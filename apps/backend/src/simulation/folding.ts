import type { Pool } from 'pg';
import type { Database } from '../db/client';
import { foldTraces } from './foldTraces';
import { findSimulationTraders } from './simulationTraders';

export interface FoldingOptions {
  db: Database;
  pool: Pool;
  /** Milliseconds since 1970. */
  now: () => number;
  onError: (error: unknown) => void;
  everyMs: number;
  keepMovementsMs: number;
  keepTradesMs: number;
}

/** Soon after the start, since many a demonstration ends within the hour; not at once, when there is enough to do. */
const firstAfterMs = 60_000;

/** Folds what the simulation left behind, now and then. */
export const createFolding = (options: FoldingOptions) => {
  const { db, pool, now, onError, everyMs, keepMovementsMs, keepTradesMs } = options;
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  const fold = async (): Promise<void> => {
    const traders = await findSimulationTraders(db);
    if (traders.length === 0) return;
    const [movementsBefore, tradesBefore] = [new Date(now() - keepMovementsMs), new Date(now() - keepTradesMs)];
    await foldTraces({ pool, traders, movementsBefore, tradesBefore });
  };

  const run = (): void => {
    working = fold().catch(onError);
    void working.then(() => {
      if (isRunning) timer = setTimeout(run, everyMs);
    });
  };

  return {
    fold,
    start: (): void => {
      isRunning = true;
      timer = setTimeout(run, Math.min(firstAfterMs, everyMs));
    },
    stop: async (): Promise<void> => {
      isRunning = false;
      clearTimeout(timer);
      await working;
    },
  };
};
