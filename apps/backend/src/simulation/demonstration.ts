import type { CandleStore } from '../marketData/candleStore';
import type { MarketRecorder } from '../marketData/recorder';
import type { DatabaseClient } from '../db/client';
import type { Exchange } from '../exchange/exchange';
import type { BackgroundWork } from '../runtime/backgroundWork';
import { backDemoFaucet, fundDemoAccounts } from './accounts/demoFunds';
import { payDemoReferrals } from './accounts/demoReferrals';
import { foldingJob } from './folding';
import { createPastMarket } from './past/pastMarket';
import { reviewingJob } from './reviewing';
import { createSimulation } from './simulation';
import { withdrawSimulation } from './withdrawSimulation';

export interface DemonstrationOptions {
  exchange: Pick<Exchange, 'submit' | 'levels' | 'isOpen' | 'onCommitted'>;
  database: Pick<DatabaseClient, 'db' | 'pool'>;
  candles: CandleStore;
  recorder: Pick<MarketRecorder, 'restore'>;
  background: Pick<BackgroundWork, 'add'>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Whether there is a simulated market, and whether there are demo accounts. */
  hasMarket: boolean;
  hasAccounts: boolean;
  /** How often makers and takers act. */
  intervalMs: number;
  /** How often the simulation's traces are folded, and how long they are kept before that. */
  foldEveryMs: number;
  keepMovementsMs: number;
  keepTradesMs: number;
  onProgress: (line: string) => void;
  onError: (error: unknown) => void;
}

/** Everything that a demo has and a real exchange hasn't. */
export const createDemonstration = (options: DemonstrationOptions) => {
  const { exchange, database, candles, background, now, hasMarket, hasAccounts, onProgress, onError } = options;
  const { db, pool } = database;
  const past = createPastMarket({ candles, pool, now });
  const simulation = createSimulation({ ...options, db, pool, past });
  let preparing: Promise<unknown> = Promise.resolve();

  return {
    /** Writes the market's history. Call it before the figures are read and served. */
    prepare: async (): Promise<void> => {
      if (!hasMarket) return;
      if (await past.isNew()) onProgress("Writing the demo market's history…");
      await past.write();
    },
    /** Starts trading once the exchange is open, in the background. */
    start: (): void => {
      const funding = hasAccounts
        ? backDemoFaucet({ exchange })
            .then(() => fundDemoAccounts({ db, exchange }))
            .then(() => payDemoReferrals({ db, exchange }))
        : Promise.resolve();
      const leaving = hasMarket ? Promise.resolve() : withdrawSimulation({ db, exchange });
      preparing = Promise.all([funding.catch(onError), leaving.catch(onError)]);
      if (!hasMarket) return;
      background.add(foldingJob({ ...options, db, pool, everyMs: options.foldEveryMs }));
      background.add(simulation.job);
      background.add(reviewingJob({ db, exchange, now }));
    },
    /** Resolves when the one-time work of the start is done. */
    settled: async (): Promise<void> => {
      await preparing;
    },
  };
};
