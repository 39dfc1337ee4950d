import { createCandleStore, type CandleStore } from '../../areas/markets/candleStore';
import { createMarket } from '../../areas/markets/market';
import { connect, type DatabaseClient } from '../../db/client';
import { createTestDatabase } from '../../db/testing/testDatabase';
import { createDemoMarket } from '../demoMarket';

/** A demo market on a database, with a clock that moves when it is told to. */
export const openDemoMarket = (database: DatabaseClient, start: number, change = (store: CandleStore) => store) => {
  let now = start;
  const candles = change(createCandleStore(database.pool));
  const market = createMarket();
  const told: string[][] = [];
  const demo = createDemoMarket({
    market,
    candles,
    now: () => now,
    onMoved: (pairs) => void told.push(pairs),
    onError: () => undefined,
    intervalMs: 1,
  });
  return {
    market,
    candles,
    demo,
    /** Which pairs were said to have moved, each time. */
    told,
    /** Lets so many seconds pass and the market see it. */
    pass: async (seconds: number): Promise<void> => {
      now += seconds * 1_000;
      await demo.advance();
    },
    /** Lets time pass that the market does not see. */
    sleep: (seconds: number): void => {
      now += seconds * 1_000;
    },
    seconds: (): number => Math.floor(now / 1_000),
  };
};

/** Writes the market's past once and hands out databases that have it. */
export const createDemoDatabase = async (clusterUrl: string, start: number) => {
  const seeded = await createTestDatabase(clusterUrl);
  const first = connect({ connectionString: seeded.connectionString, max: 2, onError: () => undefined });
  await openDemoMarket(first, start).demo.prepare();
  await first.close();
  const close: (() => Promise<void>)[] = [seeded.drop];
  return {
    copy: async (): Promise<DatabaseClient> => {
      const { connectionString, drop } = await createTestDatabase(
        clusterUrl,
        new URL(seeded.connectionString).pathname.slice(1),
      );
      const database = connect({ connectionString, max: 3, onError: () => undefined });
      close.push(async () => {
        await database.close();
        await drop();
      });
      return database;
    },
    close: async (): Promise<void> => {
      for (const step of close) await step();
    },
  };
};
