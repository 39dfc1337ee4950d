import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect, type DatabaseClient } from '../db/client';
import { createTestDatabase, type TestDatabase } from '../db/testing/testDatabase';
import { withClient } from '../db/embedded/connection';
import { houseKinds, traderKinds } from './accounts';
import { writeSoundLedger } from './testing/soundLedger';

let store: TestDatabase;
let database: DatabaseClient;

beforeAll(async () => {
  store = await createTestDatabase(inject('clusterUrl'));
  await withClient(store.connectionString, writeSoundLedger);
  database = connect({ connectionString: store.connectionString, max: 1, onError: () => undefined });
});

afterAll(async () => {
  await database.close();
  await store.drop();
});

let lastId = 100;

const open = (kind: string, owner: string | null) => {
  lastId += 1;
  return database.pool.query('insert into account (id, kind, owner, asset) values ($1, $2, $3, $4)', [
    lastId,
    kind,
    owner,
    'BTC',
  ]);
};

describe('in each asset', () => {
  it.each(traderKinds)('a trader has one account of %s, and no one else has any [LED-003]', async (kind) => {
    await open(kind, 'buyer');
    await expect(open(kind, 'buyer')).rejects.toThrow('duplicate key');
    await expect(open(kind, null)).rejects.toThrow('violates check constraint');
    await expect(open(kind, 'nobody')).rejects.toThrow('violates foreign key');
  });

  it.each(houseKinds)('the exchange has one account of %s, and no trader has any [LED-004]', async (kind) => {
    await open(kind, null);
    await expect(open(kind, null)).rejects.toThrow('duplicate key');
    await expect(open(kind, 'seller')).rejects.toThrow('violates check constraint');
  });

  it('no other kind of account exists [LED-003] [LED-004]', async () => {
    await expect(open('somewhere', null)).rejects.toThrow('violates check constraint');
  });
});
