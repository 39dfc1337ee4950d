import { expect, inject, it, onTestFinished } from 'vitest';
import { withClient } from '../db/embedded/connection';
import { createTestDatabase } from '../db/testing/testDatabase';

it.each([
  [
    'of an account, newest first',
    'select * from entry where account = 7 order by transfer desc limit 50',
    'entry_account',
  ],
  ['of a stretch of transfers', 'select * from entry where transfer between 30000 and 30100', 'entry_transfer'],
])('the movements %s are found without reading the whole ledger [LED-155]', async (_what, query, index) => {
  const store = await createTestDatabase(inject('clusterUrl'));
  onTestFinished(store.drop);
  const plan = await withClient(store.connectionString, async (client) => {
    await client.query(
      `insert into entry select number, number % 1000, 1 from generate_series(1, 100000) number; analyze entry`,
    );
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
