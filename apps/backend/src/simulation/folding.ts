import type { Pool } from 'pg';
import type { Database } from '../db/client';
import type { Job } from '../runtime/job';
import { foldTraces } from './foldTraces';
import { findSimulationTraders } from './market/simulationTraders';

export interface FoldingOptions {
  db: Database;
  pool: Pool;
  /** Milliseconds since 1970. */
  now: () => number;
  everyMs: number;
  keepMovementsMs: number;
  keepTradesMs: number;
}

/** Soon after the start, since many demos end within an hour, but not at once, when there is enough to do. */
const firstAfterMs = 60_000;

export const foldingJob = ({ db, pool, now, everyMs, keepMovementsMs, keepTradesMs }: FoldingOptions): Job => ({
  name: 'demo-folding',
  everyMs,
  firstAfterMs: Math.min(firstAfterMs, everyMs),
  work: async () => {
    const traders = await findSimulationTraders(db);
    if (traders.length === 0) return;
    const [movementsBefore, tradesBefore] = [new Date(now() - keepMovementsMs), new Date(now() - keepTradesMs)];
    await foldTraces({ pool, traders, movementsBefore, tradesBefore });
  },
});
