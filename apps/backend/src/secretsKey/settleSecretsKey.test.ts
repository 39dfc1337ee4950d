import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createSeals, headerBytes } from '../identity/secrets/sealing';
import { createTraderStore } from '../identity/stores/traders';
import { connect, type DatabaseClient } from '../db/client';
import { createTestDatabase, type TestDatabase } from '../db/testing/testDatabase';
import { secretsKeyFile } from '../runtime/secretsKey';
import { readActions } from '../operator/actions';
import { settleSecretsKeys } from './settleSecretsKey';

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

const settleAll = (key?: Buffer, old?: readonly Buffer[], lost?: string) =>
  settleSecretsKeys({
    db: database.db,
    given: key?.toString('base64'),
    givenOld: old?.map((one) => one.toString('base64')),
    folder,
    lost,
    giveUp: async (_, name) => void givenUp.push(name),
  });

const settle = async (key?: Buffer, lost?: string): Promise<Buffer> => (await settleAll(key, undefined, lost)).current;

let traders = 0;

/** Adds a secret, by default as a version that didn't record its key would have left it. */
const addSecret = async (key: Buffer, from = headerBytes): Promise<void> => {
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
    twoFactorSecret: createSeals(key).seal('JBSWY3DPEHPK3PXP', uniqueId).subarray(from),
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
    await expect(settleSecretsKeys({ db: database.db, given, folder, lost: name, giveUp })).rejects.toThrow('full');
    expect(await settle(one)).toEqual(one);
  });
});

describe('a key that replaces another', () => {
  it('needs that beside it for as long as anything is sealed with it, and the refusal says what [OPS-435] [OPS-438]', async () => {
    await settle(one);
    await addSecret(one, 0);
    await expect(settle(other)).rejects.toThrow('give the former one in SECRETS_KEY_OLD or in');
    expect(await settleAll(other, [one])).toEqual({ current: other, old: [one] });
    await expect(settle(other)).rejects.toThrow(
      /^The key [0-9a-f]{8}, which came before the current one, is missing, and still needed: for 1 two-factor secret\. /,
    );
    expect(await settleAll(other, [one])).toEqual({ current: other, old: [one] });
    await database.pool.query('update trader set two_factor_secret = null');
    expect(await settleAll(other)).toEqual({ current: other, old: [] });
    await expect(settleAll(one)).rejects.toThrow('SECRETS_KEY contains a different key from');
  });

  it('is created in the data folder if the file of the former is renamed [OPS-435]', async () => {
    const former = await settle();
    await addSecret(former, 0);
    renameSync(secretsKeyFile(folder), `${secretsKeyFile(folder)}.old`);
    const { current, old } = await settleAll();
    expect(old).toEqual([former]);
    expect(current).not.toEqual(former);
    expect(await settleAll()).toEqual({ current, old });
  });

  it('can be replaced before everything is sealed with it, and by the former [OPS-435]', async () => {
    const third = randomBytes(32);
    await addSecret(one);
    await settle(one);
    await settleAll(other, [one]);
    await addSecret(other, 0);
    expect(await settleAll(third, [one, other])).toEqual({ current: third, old: [other, one] });
    await expect(settleAll(third, [one])).rejects.toThrow('for 1 two-factor secret.');
    expect(await settleAll(one, [third, other])).toEqual({ current: one, old: [third, other] });
  });

  it('lets what is sealed with a lost one go, by its name [OPS-439]', async () => {
    await settle(one);
    await addSecret(one, 0);
    await settleAll(other, [one]);
    const message = await settle(other).catch(String);
    const name = /SECRETS_KEY_LOST=([0-9a-f]{8}):/.exec(String(message))?.[1];
    expect(await settleAll(other, [], name)).toEqual({ current: other, old: [] });
    expect(givenUp).toEqual([name]);
  });

  it('is told in the operator’s log [OPS-435]', async () => {
    await settle(one);
    await settleAll(other, [one]);
    const [action] = await readActions(database.db, 1);
    expect(action?.words).toMatch(/^SECRETS_KEY \([0-9a-f]{8}\), SECRETS_KEY_OLD \([0-9a-f]{8}\)$/);
  });
});
