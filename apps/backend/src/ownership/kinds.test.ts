import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { withClient } from '../db/embedded/connection';
import { migrate } from '../db/migrate';
import { createTestDatabase } from '../db/testing/testDatabase';
import { migrationsFolder } from '../runtime/places';
import { settlePurpose, type DatabasePurpose } from '../db/databasePurpose';
import { refuseOtherKind } from './kinds';

const emptyDatabase = async (): Promise<string> => {
  const store = await createTestDatabase(inject('clusterUrl'), 'template1');
  onTestFinished(store.drop);
  return store.connectionString;
};

/** A database from before its kind was recorded. */
const olderDatabase = async (): Promise<string> => {
  const connectionString = await emptyDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'older-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const older = (await readdir(migrationsFolder)).filter((name) => name < '0006');
  for (const name of older) await cp(join(migrationsFolder, name), join(folder, name));
  await migrate(connectionString, { folder });
  return connectionString;
};

const addTrader = (client: Client, email: string) =>
  client.query(
    `insert into trader (unique_id, email, first_name, last_name, password_hash, password_changed_at, referral_code,
       created_at) values ('u-1', $1, 'Ada', 'Field', 'none', now(), 'CODE', now())`,
    [email],
  );

const newDatabase = async (kind: DatabasePurpose): Promise<string> => {
  const connectionString = await emptyDatabase();
  await migrate(connectionString);
  await withClient(connectionString, (client) => settlePurpose(client, kind));
  return connectionString;
};

const foldAway = async (client: Client): Promise<unknown> => {
  await client.query(`set exchange.folds = 'demonstration'`);
  return client.query('delete from entry');
};

describe('the kind of a database', () => {
  it('is recorded once and never changes [OPS-311]', async () => {
    await withClient(await newDatabase('real'), async (client) => {
      expect(await settlePurpose(client, 'demo')).toBe('real');
      await expect(client.query(`update database_kind set kind = 'demo'`)).rejects.toThrow('only ever added to');
      await expect(client.query('delete from database_kind')).rejects.toThrow('only ever added to');
    });
  });

  it.each([
    ['demo', 'plain@demo.test'],
    ['demo', 'u-7@retired.test'],
    ['demo', 'maker-1@simulation.invalid'],
    ['real', 'ada@example.com'],
  ] as const)('is %s where an older one has the account %s [OPS-311]', async (kind, email) => {
    const connectionString = await olderDatabase();
    await withClient(connectionString, (client) => addTrader(client, email));
    await migrate(connectionString);
    const wanted = kind === 'demo' ? 'real' : 'demo';
    expect(await withClient(connectionString, (client) => settlePurpose(client, wanted))).toBe(kind);
  });

  it.each(['demo', 'real'] as const)('allows a start as %s, and as nothing else [OPS-310]', (kind) => {
    expect(() => refuseOtherKind(kind, kind)).not.toThrow();
    expect(() => refuseOtherKind(kind, kind === 'demo' ? 'real' : 'demo')).toThrow('This database');
  });
});

describe('a real database', () => {
  it('never folds anything, whoever asks [OPS-313]', async () => {
    await withClient(await newDatabase('real'), async (client) => {
      await expect(foldAway(client)).rejects.toThrow('entry is only ever added to');
    });
    await withClient(await newDatabase('demo'), async (client) => {
      expect(await foldAway(client)).toMatchObject({ command: 'DELETE' });
    });
  });

  it('has no demo faucet, so no one gets coins that were never deposited [OPS-314]', async () => {
    const open = `insert into account (id, kind, asset) values (1, 'demo faucet', 'XDC')`;
    const addCoin = `insert into currency values ('XDC', 1, 'Coin', true, true, 0, 0)`;
    await withClient(await newDatabase('real'), async (client) => {
      await client.query(addCoin);
      await expect(client.query(open)).rejects.toThrow('has no demo faucet');
    });
    await withClient(await newDatabase('demo'), async (client) => {
      await client.query(addCoin);
      await client.query(open);
    });
  });
});
