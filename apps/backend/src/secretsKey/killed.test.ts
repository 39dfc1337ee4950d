import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { appSecret, password } from '../areas/accounts/testing/accountsServer';
import { quickHashing } from '../areas/accounts/testing/quickHashing';
import { connect, type DatabaseClient } from '../db/client';
import { createTestDatabase, type TestDatabase } from '../db/testing/testDatabase';
import { startBackendProcess } from '../faults/testing/backendProcess';
import { createPasswords } from '../identity/secrets/passwords';
import { createSeals, headerOf } from '../identity/secrets/sealing';
import { markOf, readCurrentKey, setResealing } from '../identity/sealed/keysInUse';
import { createTraderStore } from '../identity/stores/traders';
import { oldSecretsKeysFile, secretsKey, secretsKeyFile } from '../runtime/secretsKey';
import { settleSecretsKeys } from './settleSecretsKey';

let store: TestDatabase;
let database: DatabaseClient;
let folder: string;

beforeAll(async () => {
  store = await createTestDatabase(inject('clusterUrl'));
  database = connect({ connectionString: store.connectionString, max: 1, onError: () => undefined });
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
});
afterAll(async () => {
  await database.close();
  await store.drop();
  rmSync(folder, { recursive: true });
});

const env = () => ({
  DATABASE_URL: store.connectionString,
  DATA_DIR: folder,
  DEMO_MARKET: 'false',
  DEMO_ACCOUNTS: 'false',
});

/** As a start does it. */
const settle = () =>
  settleSecretsKeys({
    db: database.db,
    given: undefined,
    folder,
    lost: undefined,
    giveUp: () => Promise.reject(new Error('Nothing is given up here.')),
  });

const many = 2_000;

/** Many who use two-factor, and one who will sign in. */
const addTraders = async (key: Buffer): Promise<void> => {
  const { seal } = createSeals(key);
  const at = new Date(Date.now() - 48 * 3_600_000);
  await createTraderStore(database.db).add({
    uniqueId: 'v-ada',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Field',
    passwordHash: await createPasswords({ cost: quickHashing }).hash(password),
    passwordChangedAt: at,
    isVerified: true,
    checksPlaces: false,
    referralCode: 'ADA',
    createdAt: at,
    twoFactorSecret: seal(appSecret, 'v-ada'),
    twoFactorSince: at,
  });
  const ids = Array.from({ length: many }, (_, index) => `u-${index}`);
  await database.pool.query(
    `insert into trader (unique_id, email, first_name, last_name, password_hash, password_changed_at, referral_code,
       created_at, two_factor_secret)
     select id, id || '@example.com', 'Kim', 'Brook', 'none', now(), id, now(), sealed
     from unnest($1::text[], $2::bytea[]) as given (id, sealed)`,
    [ids, ids.map((id) => seal(appSecret, id))],
  );
};

const countOf = async (key: Buffer): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::integer as count from trader where substring(two_factor_secret from 1 for 12) = $1',
    [headerOf(markOf(key))],
  );
  return rows[0]?.count ?? 0;
};

const hasEnded = async (): Promise<boolean> => (await readCurrentKey(database.db))?.resealedAt !== null;

it(
  're-sealing goes on after the exchange was killed, and then the former key can be destroyed [OPS-436] [OPS-437]',
  { tags: 'nightly' },
  async () => {
    const former = secretsKey({ given: undefined, folder });
    await addTraders(former);
    await settle();
    renameSync(secretsKeyFile(folder), oldSecretsKeysFile(folder));
    const { current } = await settle();
    await setResealing(database.db, true);

    const killed = await startBackendProcess(env());
    await expect.poll(() => countOf(current), { interval: 5, timeout: 30_000 }).toBeGreaterThan(0);
    await killed.kill();
    const resealed = await countOf(current);
    expect([resealed > 0, resealed < many]).toEqual([true, true]);

    const going = await startBackendProcess(env());
    await expect.poll(hasEnded, { timeout: 30_000 }).toBe(true);
    expect([await countOf(former), await countOf(current)]).toEqual([0, many + 1]);
    await going.kill();

    rmSync(oldSecretsKeysFile(folder));
    const { post, kill } = await startBackendProcess(env());
    const otp = TOTP.generate({ secret: Secret.fromBase32(appSecret) });
    const answer = await post('/user/login', { exchange_id: '1', email: 'ada@example.com', password, otp });
    expect(answer?.body.token).toBeDefined();
    await kill();
  },
);
