import { connect } from '../../db/client';
import { createTestDatabase } from '../../db/testing/testDatabase';
import { createChainCustody, createChains } from '../chain/chains';

export type TestChains = Awaited<ReturnType<typeof startTestChains>>;

/** Simulated chains on their own database, with a stopped clock. */
export const startTestChains = async (clusterUrl: string, seed = 'test') => {
  const store = await createTestDatabase(clusterUrl);
  const clock = { now: Date.parse('2026-03-02T12:00:00Z') };
  const open = () => {
    const database = connect({ connectionString: store.connectionString, max: 4, onError: () => undefined });
    const options = { db: database.db, now: () => clock.now, seed };
    return { database, chains: createChains(options), custody: createChainCustody(options) };
  };
  let opened = open();
  await opened.chains.prepare();
  return {
    clock,
    database: () => opened.database,
    chains: () => opened.chains,
    custody: () => opened.custody,
    /** Stops and starts them. */
    restart: async (): Promise<void> => {
      await opened.database.close();
      opened = open();
      await opened.chains.prepare();
    },
    close: async (): Promise<void> => {
      await opened.database.close();
      await store.drop();
    },
  };
};
