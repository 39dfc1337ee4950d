import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '../embedded/connection';
import { readRows, writeRow } from '../embedded/fixtures/rows';
import { startTestCluster, type TestCluster } from './testCluster';
import { createDatabase, createTestDatabase } from './testDatabase';

const TEMPLATE = 'some template';

let cluster: TestCluster;

beforeAll(async () => {
  cluster = await startTestCluster();
  await writeRow(await createDatabase(cluster.url, TEMPLATE), 'from the template');
});

afterAll(() => cluster.stop());

describe('the database of a test file', () => {
  it('starts as a copy of its template, and shares nothing with the next one [OPS-043]', async () => {
    const [one, other] = await Promise.all([
      createTestDatabase(cluster.url, TEMPLATE),
      createTestDatabase(cluster.url, TEMPLATE),
    ]);
    await writeRow(one.connectionString, 'mine');
    expect(await readRows(one.connectionString)).toEqual(['from the template', 'mine']);
    expect(await readRows(other.connectionString)).toEqual(['from the template']);
  });

  it('is dropped even with open connections, and can be dropped twice [OPS-043]', async () => {
    const { connectionString, drop } = await createTestDatabase(cluster.url, TEMPLATE);
    await withClient(connectionString, async (client) => {
      await client.query('select');
      await drop();
      await drop();
    });
    await expect(readRows(connectionString)).rejects.toMatchObject({ code: '3D000' });
  });
});
