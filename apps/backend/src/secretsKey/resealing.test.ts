import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { AppOptions } from '../app';
import { appSecret, type From } from '../areas/accounts/testing/accountsServer';
import {
  filled,
  formOf,
  startKyc,
  threePictures,
  type KycServer,
  type KycTrader,
} from '../areas/kyc/testing/kycServer';
import { readReferrals } from '../areas/referral/rewards/storedReferral';
import { createOperator } from '../areas/testing/operator';
import { createSeals, headerBytes } from '../identity/secrets/sealing';
import { resealJob } from '../identity/sealed/resealJob';
import { settleSecretsKeys } from './settleSecretsKey';

const [one, other, third] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const keys: Pick<AppOptions, 'secretsKey' | 'oldSecretsKeys'> = { secretsKey: one };
let server: KycServer;
let url: string;

beforeAll(async () => {
  server = await startKyc(inject('clusterUrl'), {}, keys);
  url = server.url;
  await settle(one, []);
});
afterAll(() => server.close());

const settle = (current: Buffer, old: readonly Buffer[]) =>
  settleSecretsKeys({
    db: server.database.db,
    given: current.toString('base64'),
    givenOld: old.map((key) => key.toString('base64')),
    folder: '',
    lost: undefined,
    giveUp: () => Promise.reject(new Error('Nothing is given up here.')),
  });

const startWith = async (current: Buffer, old: readonly Buffer[]): Promise<void> => {
  const settled = await settle(current, old);
  Object.assign(keys, { secretsKey: settled.current, oldSecretsKeys: settled.old });
  await server.restart();
  url = await server.listen();
};

const operate = (...words: string[]) => {
  const { database, clock } = server;
  return createOperator({ database, now: () => clock.now, ...keys }).type(...words);
};

/** As the running exchange does it, at once: two runs, between which it forgets the earlier keys. */
const reseal = async (current: Buffer, ...old: Buffer[]): Promise<void> => {
  const { db } = server.database;
  const log = { info: () => undefined, warn: () => undefined };
  const job = resealJob({ db, seals: createSeals(current, ...old), log, now: () => server.clock.now });
  for (const signal of [new AbortController().signal, new AbortController().signal]) await job.work(signal);
};

const submitNumber = async ({ token }: KycTrader, number: string): Promise<void> => {
  const body = formOf({ ...filled, doc_unique_no: number }, await threePictures());
  const answer = await fetch(`${url}/api/user/update_kyc`, { method: 'POST', headers: { authorization: token }, body });
  expect(answer.status).toBe(200);
};

/** Whether the second is seen to have the papers of the first, who was rewarded. */
const areSamePapers = async (first: KycTrader, second: KycTrader): Promise<boolean | undefined> => {
  const { pool } = server.database;
  const ids = [first.uniqueId, second.uniqueId];
  await pool.query(
    `update kyc_submission set status = 'approved', decided_at = now(), decided_by = 'rita' where unique_id = any ($1)`,
    [ids],
  );
  await pool.query(
    `insert into referral (referred, referrer, status, created_at, updated_at) values ($2, $1, 'pending', now(), now())
     on conflict do nothing`,
    ids,
  );
  return (await readReferrals(pool, [second.uniqueId])).get(second.uniqueId)?.sharesDocument;
};

const numberShown = async ({ email }: KycTrader): Promise<string | undefined> =>
  (await operate('kyc', 'show', email)).lines.find((line) => line.startsWith('  number'))?.slice(12);

const photoShown = async ({ email }: KycTrader): Promise<number> => {
  const { json } = await operate('kyc', 'show', email);
  return (await fetch(String(json['front']).replace('https://exchange.example', url))).status;
};

const signIn = async ({ email, home }: { email: string; home: From }): Promise<unknown> => {
  server.clock.now += 30_000;
  return (await server.logIn(email, home, { otp: server.appCode() })).body['token'];
};

/** The cookie that a browser is given which comes with this one, if any. */
const cookieAfter = async (cookie = ''): Promise<string | undefined> => {
  const { headers } = await fetch(`${url}/api/status`, { headers: { cookie } });
  return headers.get('set-cookie')?.split(';')[0];
};

/** Values in the database that the earlier key opens, or is recognised by. */
const leftOf = async (key: Buffer): Promise<number> => {
  const { rows } = await server.database.pool.query<{ sealed: Buffer; owner: string }>(
    `select two_factor_secret as sealed, unique_id as owner from trader where two_factor_secret is not null union all
     select document_number, 'kyc number ' || unique_id || ' ' || id from kyc_submission union all
     select jpeg, 'kyc picture ' || unique_id || ' ' || id || ' ' || side from kyc_picture union all
     select former_digest, '' from kyc_submission where former_digest is not null`,
  );
  const { unsealBytes } = createSeals(key);
  const opens = ({ sealed, owner }: { sealed: Buffer; owner: string }): boolean => {
    try {
      return owner === '' || unsealBytes(sealed, owner).length > 0;
    } catch {
      return false;
    }
  };
  expect(rows.length).toBeGreaterThan(0);
  return rows.filter(opens).length;
};

describe('a new key', () => {
  it('takes over while the exchange runs, and afterwards nothing depends on the former [OPS-436] [OPS-437]', async () => {
    const since = { twoFactorSince: new Date(server.clock.now - 48 * 3_600_000) };
    // As a version before keys had IDs sealed it.
    const twoFactorSecret = createSeals(one).seal(appSecret, 'u-app').subarray(headerBytes);
    const withApp = await server.addTrader({ uniqueId: 'u-app', twoFactorSecret, ...since });
    const [early, late, last] = [await server.addVisitor(), await server.addVisitor(), await server.addVisitor()];
    await submitNumber(early, 'X 123-4567');
    const cookie = (await cookieAfter()) ?? '';
    expect(await cookieAfter(cookie)).toBeUndefined();

    await startWith(other, [one]);
    expect(await signIn(withApp)).toBeDefined();
    const renewed = (await cookieAfter(cookie)) ?? '';
    expect([renewed.split('.')[0], renewed === cookie]).toEqual([cookie.split('.')[0], false]);
    await submitNumber(late, 'x1234567');
    expect([await numberShown(early), await photoShown(early)]).toEqual(['X 123-4567', 200]);
    expect(await areSamePapers(early, late)).toBe(true);
    const asked = await operate('secrets', 'rotate', '--why', 'The former key leaked');
    expect(asked.exit).toBe(0);
    await reseal(other, one);
    expect(await leftOf(one)).toBe(0);

    await startWith(other, []);
    expect(await signIn(withApp)).toBeDefined();
    expect([await numberShown(early), await photoShown(early)]).toEqual(['X 123-4567', 200]);
    await submitNumber(last, 'X1234567');
    for (const earlier of [early, late]) expect(await areSamePapers(earlier, last)).toBe(true);
    expect((await operate('log', '--find', 'leaked')).lines.join()).toContain('secrets rotate');
  });
});

describe('sealing again with the new key', () => {
  const status = async (): Promise<string> => (await operate('secrets', 'status')).lines.join('\n');

  it('says what is left, stops when asked and goes on with the rest [OPR-110] [OPR-111]', async () => {
    expect((await operate('secrets', 'rotate', '--why', 'Again')).lines.join()).toContain('with the current key');
    expect(await status()).toMatch(/Nothing has depended on another key since /);
    await startWith(third, [other]);
    expect(await status()).toMatch(/ \([0-9a-f]{8}\): 1 two-factor secret, 3 document numbers and 9 photos\./);
    const left = await leftOf(other);
    // The exchange can't get past the first value.
    const holding = await server.database.pool.connect();
    await holding.query('begin');
    await holding.query('select from trader for update');
    expect((await operate('secrets', 'rotate', '--why', 'Yearly')).exit).toBe(0);
    expect(await status()).toContain('They are being sealed with the current key.');
    expect((await operate('secrets', 'stop', '--why', 'At night')).exit).toBe(0);
    await holding.query('commit');
    holding.release();
    await reseal(third, other);
    expect(await leftOf(other)).toBeGreaterThanOrEqual(left - 1);
    expect(await status()).toContain('secrets rotate');
    await operate('secrets', 'rotate', '--why', 'Yearly');
    await reseal(third, other);
    expect(await leftOf(other)).toBe(0);
  });
});

describe('after a leak together with the database', () => {
  it('documents are re-sealed, and two-factor secrets wait to be given up with the former key [OPS-446]', async () => {
    const fourth = randomBytes(32);
    await startWith(fourth, [third]);
    expect((await operate('secrets', 'rotate', 'documents', '--why', 'A backup leaked')).exit).toBe(0);
    await reseal(fourth, third);
    await expect(settle(fourth, [])).rejects.toThrow('is missing, and still needed: for 1 two-factor secret.');
    expect((await operate('secrets', 'status')).json['isResealing']).toBe(false);
  });
});
