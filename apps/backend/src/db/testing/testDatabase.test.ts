import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { withClient } from '../embedded/connection';
import { readRows, writeRow } from '../embedded/fixtures/rows';
import { createDatabase, createTestDatabase } from './testDatabase';

const TEMPLATE = 'some template';
const clusterUrl = inject('clusterUrl');

beforeAll(async () => {
  await writeRow(await createDatabase(clusterUrl, TEMPLATE), 'from the template');
});

afterAll(() => withClient(clusterUrl, (client) => client.query(`drop database "${TEMPLATE}"`)));

describe('the database of a test file', () => {
  it('starts as a copy of its template, and shares nothing with the next one [OPS-043]', async () => {
    const [one, other] = await Promise.all([
      createTestDatabase(clusterUrl, TEMPLATE),
      createTestDatabase(clusterUrl, TEMPLATE),
    ]);
    await writeRow(one.connectionString, 'mine');
    expect(await readRows(one.connectionString)).toEqual(['from the template', 'mine']);
    expect(await readRows(other.connectionString)).toEqual(['from the template']);
  });

  it('is dropped even with open connections, and can be dropped twice [OPS-043]', async () => {
    const { connectionString, drop } = await createTestDatabase(clusterUrl, TEMPLATE);
    await withClient(connectionString, async (client) => {
      await client.query('select');
      await drop();
      await drop();
    });
    await expect(readRows(connectionString)).rejects.toMatchObject({ code: '3D000' });
  });
});
