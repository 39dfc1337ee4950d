import type { PairName } from '@exchange/domain';
import type { FastifyInstance } from 'fastify';
import type { OwnerServices } from '../area/area';
import type { Feed } from '../live/feed';
import { createMarketRecorder } from '../marketData/recorder';
import type { BackgroundWork } from '../runtime/backgroundWork';
import { createDemonstration } from '../simulation/demonstration';

interface MarketOptions extends Pick<OwnerServices, 'env' | 'database' | 'exchange' | 'market' | 'candles' | 'now'> {
  background: Pick<BackgroundWork, 'add'>;
  /** Called with the pairs that moved, a few times a second at most. */
  onMoved: (moved: readonly PairName[]) => void;
  onProgress: (line: string) => void;
}

/** Keeps the market's figures up to date with committed trades, and runs the demo that trades on it. */
export const runMarket = (app: FastifyInstance, options: MarketOptions): Feed => {
  const { env, database, exchange, market, candles, now, background, onMoved, onProgress } = options;
  const recorder = createMarketRecorder({ market, candles, pool: database.pool, now, onMoved });
  exchange.onCommitted((committed) => {
    recorder.take(committed);
    const moved = market.takeReferences(committed.references);
    if (moved.length > 0) onMoved(moved);
  });
  const demonstration = createDemonstration({
    exchange,
    database,
    candles,
    recorder,
    background,
    now,
    onProgress,
    onError: (error) => app.log.warn({ reason: String(error) }, 'The demo failed'),
    hasMarket: env.DEMO_MARKET,
    hasAccounts: env.DEMO_ACCOUNTS,
    intervalMs: env.DEMO_INTERVAL_MS,
    foldEveryMs: env.DEMO_FOLD_EVERY_MS,
    keepMovementsMs: env.DEMO_KEEP_MOVEMENTS_MS,
    keepTradesMs: env.DEMO_KEEP_TRADES_MS,
  });
  // The first visitors need not wait for the demo market's quotes.
  app.addHook('onListen', async () => {
    demonstration.start();
  });
  return {
    prepare: async () => {
      await demonstration.prepare();
      await recorder.restore();
      market.takeReferences(exchange.references());
      background.add(recorder.job);
    },
    stop: demonstration.settled,
  };
};
