import type { Pool } from 'pg';
import type { CandleStore } from '../../marketData/candleStore';
import { tradesSince } from '../../marketData/tradesSince';
import { minute } from '../../marketData/tick';
import { seedCandles } from './seedCandles';
import { seedTrades } from './seedTrades';

export interface PastMarketOptions {
  candles: CandleStore;
  pool: Pick<Pool, 'query'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

export type PastMarket = ReturnType<typeof createPastMarket>;

/** The market's invented history, for times when the simulation did not trade. */
export const createPastMarket = ({ candles, pool, now }: PastMarketOptions) => ({
  isNew: async (): Promise<boolean> => (await candles.latest(60)) === undefined,
  /** Fills gaps in the history up to the running minute, and at first the tapes. */
  write: async (): Promise<void> => {
    const second = Math.floor(now() / 1_000);
    await seedCandles({ candles, tradesSince: (since) => tradesSince(pool, since) }, second);
    await seedTrades(pool, second - (second % minute));
  },
});
