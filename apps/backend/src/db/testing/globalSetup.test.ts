import { describe, expect, it, onTestFinished } from 'vitest';
import { withClient } from '../embedded/connection';
import { setup } from './globalSetup';
import { createTestDatabase } from './testDatabase';

describe('the setup of a test run', () => {
  it('provides a cluster whose databases have every table of the exchange [OPS-044]', async () => {
    const provided: string[] = [];
    const teardown = await setup({ provide: (_, url) => void provided.push(url) });
    onTestFinished(teardown);
    const [clusterUrl = ''] = provided;
    const { connectionString } = await createTestDatabase(clusterUrl);
    const tables = await withClient(connectionString, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public'`,
      );
      return rows;
    });
    expect(tables.length).toBeGreaterThan(1);
    await teardown();
    await expect(createTestDatabase(clusterUrl)).rejects.toThrow(/ECONNREFUSED|ENOENT/);
  });
});
