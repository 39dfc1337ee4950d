import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createSeals } from '../identity/secrets/sealing';
import { createTraderStore } from '../identity/stores/traders';
import { connect, type DatabaseClient } from '../db/client';
import { createTestDatabase, type TestDatabase } from '../db/testing/testDatabase';
import { secretsKeyFile } from '../runtime/secretsKey';
import { settleSecretsKey } from './settleSecretsKey';

let store: TestDatabase;
let database: DatabaseClient;
let folder: string;
let givenUp: string[];

beforeEach(async () => {
  store = await createTestDatabase(inject('clusterUrl'));
  database = connect({ connectionString: store.connectionString, max: 1, onError: () => undefined });
  folder = mkdtempSync(join(tmpdir(), 'key-'));
  givenUp = [];
});
afterEach(async () => {
  await database.close();
  await store.drop();
});

const settle = (key?: Buffer, lost?: string): Promise<Buffer> =>
  settleSecretsKey({
    db: database.db,
    given: key?.toString('base64'),
    folder,
    lost,
    giveUp: async (_, name) => void givenUp.push(name),
  });

let traders = 0;

/** Adds a secret as a version that didn't record its key would have left it. */
const addSecret = async (key: Buffer): Promise<void> => {
  traders += 1;
  const uniqueId = `u-${String(traders)}`;
  const at = new Date();
  await createTraderStore(database.db).add({
    uniqueId,
    email: `${uniqueId}@example.com`,
    firstName: 'Ada',
    lastName: 'Field',
    passwordHash: 'none',
    passwordChangedAt: at,
    referralCode: uniqueId,
    createdAt: at,
    twoFactorSecret: createSeals(key).seal('JBSWY3DPEHPK3PXP', uniqueId),
  });
};

const [one, other] = [randomBytes(32), randomBytes(32)];

describe('the key of a new database', () => {
  it('is recorded: from then on a different key or none is refused [OPS-430] [OPS-431]', async () => {
    expect(await settle(one)).toEqual(one);
    expect(await settle(one)).toEqual(one);
    await expect(settle(other)).rejects.toThrow('SECRETS_KEY contains a different key from');
    await expect(settle()).rejects.toThrow("SECRETS_KEY isn't set, and there is no");
    expect(existsSync(secretsKeyFile(folder))).toBe(false);
  });

  it('is created if there is none [OPS-430]', async () => {
    const made = await settle();
    expect(existsSync(secretsKeyFile(folder))).toBe(true);
    expect(await settle()).toEqual(made);
  });
});

describe('the key of a database from before keys were recorded', () => {
  it('must be able to read one of the stored secrets [OPS-432]', async () => {
    await addSecret(one);
    for (const wrong of [other, undefined])
      await expect(settle(wrong)).rejects.toThrow('start once with SECRETS_KEY_LOST=unknown');
    expect(existsSync(secretsKeyFile(folder))).toBe(false);
    await addSecret(other);
    expect(await settle(other)).toEqual(other);
    expect(givenUp).toEqual([]);
  });

  it('can be given up [OPS-433]', async () => {
    await addSecret(one);
    expect(await settle(other, 'unknown')).toEqual(other);
    expect(givenUp).toEqual(['unknown']);
    await expect(settle(one, 'unknown')).rejects.toThrow('SECRETS_KEY contains a different key from');
  });
});

describe('a key that is lost for good', () => {
  const nameIn = async (refused: Promise<unknown>): Promise<string> => {
    const message = await refused.then(
      () => '',
      (error: unknown) => String(error),
    );
    return /SECRETS_KEY_LOST=([0-9a-f]{8}):/.exec(message)?.[1] ?? '';
  };

  it('is given up only by its name, and only once [OPS-433]', async () => {
    await settle(one);
    const name = await nameIn(settle(other));
    await expect(settle(other, 'true')).rejects.toThrow(name);
    expect(await settle(one, name)).toEqual(one);
    expect(givenUp).toEqual([]);
    expect(await settle(other, name)).toEqual(other);
    expect(givenUp).toEqual([name]);
    await expect(settle(one, name)).rejects.toThrow('SECRETS_KEY contains a different key from');
    expect(givenUp).toEqual([name]);
  });

  it('stays in effect if what it sealed could not be removed [OPS-433]', async () => {
    await settle(one);
    const name = await nameIn(settle(other));
    const giveUp = () => Promise.reject(new Error('The disk is full.'));
    const given = other.toString('base64');
    await expect(settleSecretsKey({ db: database.db, given, folder, lost: name, giveUp })).rejects.toThrow('full');
    expect(await settle(one)).toEqual(one);
  });
});
