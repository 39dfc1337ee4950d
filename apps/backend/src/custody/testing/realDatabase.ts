import { settlePurpose } from '../../db/databasePurpose';
import { withClient } from '../../db/embedded/connection';
import { migrate } from '../../db/migrate';
import { createTestDatabase, type TestDatabase } from '../../db/testing/testDatabase';
import { addReferenceData } from '../../reference/testing/addReferenceData';

/** A database of a real exchange; all other test databases are demos. */
export const createRealDatabase = async (clusterUrl: string): Promise<TestDatabase> => {
  const store = await createTestDatabase(clusterUrl, 'template1');
  await migrate(store.connectionString);
  await withClient(store.connectionString, (client) => settlePurpose(client, 'real'));
  await addReferenceData(store.connectionString);
  return store;
};
