import { createCandleStore } from '../../marketData/candleStore';
import { createMarket } from '../../marketData/market';
import { createMarketRecorder } from '../../marketData/recorder';
import { startTestExchange } from '../../exchange/testing/testExchange';
import type { Command } from '../../exchange/commands';
import { createPastMarket } from '../past/pastMarket';
import { createSimulation } from '../simulation';

/** A simulation on its own exchange, with a clock that only moves when told to. */
export const startSimulatedMarket = async (clusterUrl: string) => {
  const market = createMarket();
  const exchange = await startTestExchange(clusterUrl, { lastPrice: market.lastPrice });
  const { clock, database } = exchange;
  const now = () => clock.now;
  const candles = createCandleStore(database.pool);
  const commands: Command[] = [];
  let isReached = true;
  const recorder = createMarketRecorder({
    market,
    candles,
    pool: database.pool,
    now,
    onMoved: () => undefined,
  });
  exchange.current().onCommitted(recorder.take);
  await recorder.restore();
  const past = createPastMarket({ candles, pool: database.pool, now });
  const start = (intervalMs = 1_000) => {
    const current = exchange.current();
    const simulation = createSimulation({
      exchange: {
        ...current,
        isOpen: () => isReached && current.isOpen(),
        submit: (command) => {
          commands.push(command);
          return current.submit(command);
        },
      },
      db: database.db,
      pool: database.pool,
      past,
      recorder,
      now,
      intervalMs,
    });
    /** As when background work ends. */
    const stop = async () => simulation.job.close?.();
    return { ...simulation, stop };
  };
  const simulation = start();

  return {
    exchange,
    market,
    recorder,
    candles,
    simulation,
    /** Another simulation on the same books, as after a restart. */
    another: start,
    commands,
    /** Sets whether the exchange says that it carries out commands. */
    reach: (isThere: boolean): void => {
      isReached = isThere;
    },
    /** Lets this many seconds pass, one by one. */
    pass: async (seconds: number, one = simulation): Promise<void> => {
      for (let second = 0; second < seconds; second += 1) {
        clock.now += 1_000;
        await one.advance();
        await recorder.advance();
      }
    },
    close: async (): Promise<void> => {
      await simulation.stop();
      await exchange.close();
    },
  };
};
