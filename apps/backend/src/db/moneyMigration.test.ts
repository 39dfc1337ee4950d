import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { migrationsFolder } from '../runtime/places';
import { withClient } from './embedded/connection';
import { migrate } from './migrate';
import { createTestDatabase } from './testing/testDatabase';

const migration = '0007_money.sql';

/** Postings and holds as they were written before legs were kept. */
const before = `
  insert into currency values ('XDC', 1, 'Coin', true, true, 0, 0);
  insert into trader (unique_id, email, first_name, last_name, password_hash, password_changed_at, referral_code,
    created_at) values ('u-1', 'a@example.com', 'A', 'Trader', '', now(), 'A', now());
  insert into account (id, kind, owner, asset, balance) values
    (1, 'available', 'u-1', 'XDC', 1), (2, 'pending withdrawal', 'u-1', 'XDC', 0), (3, 'custody', null, 'XDC', 0),
    (4, 'fees', null, 'XDC', 0);
  insert into posting values ('d-1', 'XDC', 10.500, 'house custody', 'trader u-1', now());
  insert into hold values
    ('kept', 'u-1', 'staked', 'XDC', 1, 'held', now(), now()),
    ('back', 'u-1', 'staked', 'XDC', 2, 'released', now(), now()),
    ('gone', 'u-1', 'pending withdrawal', 'XDC', 9, 'settled', now(), now());
  insert into transfer values (7, 'settle', 'gone', now());
  insert into entry values (7, 2, -9), (7, 3, 8.5), (7, 4, 0.5)`;

it('fills in what earlier postings and ended holds moved, so that repeats are recognised [LED-156]', async () => {
  const { connectionString, drop } = await createTestDatabase(inject('clusterUrl'), 'template1');
  onTestFinished(drop);
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const name of readdirSync(migrationsFolder))
    if (name < migration) cpSync(join(migrationsFolder, name), join(folder, name));
  await migrate(connectionString, { folder });
  await withClient(connectionString, (client) => client.query(before));
  await migrate(connectionString);

  const rows = await withClient(connectionString, async (client) => [
    ...(await client.query<object>('select id, kind, legs from posting')).rows,
    ...(await client.query<object>('select id, status, legs from hold order by id')).rows,
  ]);
  const leg = (amount: string, from: string, to: string) => ({ asset: 'XDC', amount, from, to });
  expect(rows).toEqual([
    { id: 'd-1', kind: 'funds.post', legs: [leg('10.5', 'house custody', 'trader u-1')] },
    { id: 'back', status: 'released', legs: [leg('2', 'hold', 'trader u-1')] },
    { id: 'gone', status: 'settled', legs: [leg('8.5', 'hold', 'house custody'), leg('0.5', 'hold', 'house fees')] },
    { id: 'kept', status: 'held', legs: null },
  ]);
});
