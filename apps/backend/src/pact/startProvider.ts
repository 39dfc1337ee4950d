import { buildApp } from '../app';
import { createCandleStore } from '../areas/markets/candleStore';
import { createMarket } from '../areas/markets/market';
import { createStatusStore } from '../areas/status/store';
import { connect } from '../db/client';
import { seedReferenceData } from '../reference/seedReferenceData';
import { readEnv } from '../runtime/env';
import { pactRoutes } from './pactRoutes';

export interface RunningProvider {
  port: number;
  close: () => Promise<void>;
}

/** The exchange itself, reached by this machine alone, with what a verifier needs besides. */
export const startProvider = async (connectionString: string, wantedPort = 0): Promise<RunningProvider> => {
  const database = connect({ connectionString, max: 3, onError: () => undefined });
  await seedReferenceData(database.db);
  const market = createMarket();
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'error', DEMO_MARKET: 'false' });
  const app = await buildApp({ env, database, config: {}, market });
  const services = {
    market,
    candles: createCandleStore(database.pool),
    status: createStatusStore(database.db),
    now: Date.now,
  };
  await app.register(pactRoutes(services));
  await app.listen({ host: '127.0.0.1', port: wantedPort });
  const [address] = app.addresses();
  return {
    port: typeof address === 'object' ? address.port : wantedPort,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
};
