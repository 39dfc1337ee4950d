import type { Pool } from 'pg';
import type { MarketRecorder } from '../marketData/recorder';
import type { Database } from '../db/client';
import type { Exchange } from '../exchange/exchange';
import type { Job } from '../runtime/job';
import { createDesk } from './market/marketMaker';
import { fundsNeeded, readPurses } from './market/funding';
import { readOpenOrders } from './market/openOrders';
import { createOwnOrders } from './market/ownOrders';
import { setDemoReferences } from './market/setReferences';
import type { PastMarket } from './past/pastMarket';
import { openSimulationTraders, type SimulationTraders } from './market/simulationTraders';

export interface SimulationOptions {
  exchange: Pick<Exchange, 'submit' | 'levels' | 'isOpen' | 'onCommitted'>;
  db: Database;
  pool: Pick<Pool, 'query'>;
  past: Pick<PastMarket, 'write'>;
  recorder: Pick<MarketRecorder, 'restore'>;
  /** Milliseconds since 1970. */
  now: () => number;
  intervalMs: number;
}

/** A longer gap is written as history: the machine slept, or the database was down. */
const longestStep = 120;

/** How often everyone's funds are checked. */
const fundingSeconds = 60;

/** Makers and takers that keep all books alive with ordinary orders, at the pace of the given clock. */
export const createSimulation = (options: SimulationOptions) => {
  const { exchange, db, pool, past, recorder, now, intervalMs } = options;
  const own = createOwnOrders();
  const desk = createDesk({ exchange, own });
  const stopHearing = exchange.onCommitted(own.take);
  /** Undefined until the books are known, at first and after each interruption. */
  let traders: SimulationTraders | undefined;
  let movedTo: number | undefined;
  let fundedAt = 0;

  /** Fills the gap as a start would, and begins again without known orders. */
  const wake = async (): Promise<void> => {
    await past.write();
    await recorder.restore();
    if (traders) await desk.withdraw(traders.makers);
    traders = undefined;
  };

  const settle = async (): Promise<SimulationTraders> => {
    const { makers, takers } = await openSimulationTraders(db, new Date(now()));
    await desk.withdraw(takers);
    await setDemoReferences(exchange, Math.floor(now() / 1_000));
    own.restore(makers, await readOpenOrders(db, makers));
    fundedAt = 0;
    return { makers, takers };
  };

  const fund = async ({ makers, takers }: SimulationTraders, at: number): Promise<void> => {
    if (at - fundedAt < fundingSeconds) return;
    const everybody = [...makers, ...takers];
    const postings = fundsNeeded(everybody, await readPurses(pool, everybody), at * 1_000);
    await Promise.all(postings.map((posting) => exchange.submit(posting)));
    fundedAt = at;
  };

  const advance = async (): Promise<void> => {
    const at = Math.floor(now() / 1_000);
    if (!exchange.isOpen()) {
      traders = undefined;
      return;
    }
    if (movedTo !== undefined && at <= movedTo) return;
    if (movedTo !== undefined && at - movedTo > longestStep) await wake();
    traders ??= await settle();
    await fund(traders, at);
    const from = movedTo ?? at;
    movedTo = at;
    await desk.work(traders, { from, to: at });
  };

  /** Its orders stay in the books, and the next start takes them over. */
  const job: Job = { name: 'demo-market', everyMs: intervalMs, jitter: 0, work: advance, close: stopHearing };

  return {
    /** Moves the books to the current time. */
    advance,
    job,
  };
};
