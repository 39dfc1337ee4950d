import { settleKind } from '../../db/databaseKind';
import { withClient } from '../../db/embedded/connection';
import { migrate } from '../../db/migrate';
import { createTestDatabase, type TestDatabase } from '../../db/testing/testDatabase';

/** A database of a real exchange; all others in tests are of a demo. */
export const createRealDatabase = async (clusterUrl: string): Promise<TestDatabase> => {
  const store = await createTestDatabase(clusterUrl, 'template1');
  await migrate(store.connectionString);
  await withClient(store.connectionString, (client) => settleKind(client, 'real'));
  return store;
};
