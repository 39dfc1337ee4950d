import { buildApp } from '../app';
import { connect } from '../db/client';
import { seedReferenceData } from '../reference/seedReferenceData';
import { pactRoutes } from './pactRoutes';
import { createGround, createServices } from './services';

export interface RunningProvider {
  port: number;
  close: () => Promise<void>;
}

/** The exchange itself, reachable only from this machine, with what a verifier needs besides. */
export const startProvider = async (connectionString: string, wantedPort = 0): Promise<RunningProvider> => {
  const database = connect({ connectionString, max: 3, onError: () => undefined });
  await seedReferenceData(database.db);
  const ground = createGround(database);
  await ground.exchange.start();
  const app = await buildApp({ ...ground, config: {}, floodCalls: ground.flood.calls });
  await app.register(pactRoutes(await createServices(ground, app.log)));
  await app.listen({ host: '127.0.0.1', port: wantedPort });
  const [address] = app.addresses();
  return {
    port: typeof address === 'object' ? address.port : wantedPort,
    close: async () => {
      await app.close();
      ground.messages.stop();
      await ground.exchange.stop();
      await database.close();
    },
  };
};
