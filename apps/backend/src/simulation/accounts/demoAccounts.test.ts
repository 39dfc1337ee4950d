import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../app';
import { createPasswords } from '../../identity/secrets/passwords';
import { quickHashing } from '../../areas/accounts/testing/quickHashing';
import { createSeals } from '../../identity/secrets/sealing';
import { connect, type DatabaseClient } from '../../db/client';
import { trader } from '../../db/schema';
import { createTestDatabase, type TestDatabase } from '../../db/testing/testDatabase';
import { readEnv } from '../../runtime/env';
import { demoAccountLines, demoAccounts } from './demoAccounts';
import { retireDemoAccounts } from './retireDemoAccounts';
import { seedDemoAccounts } from './seedDemoAccounts';

const hour = 3_600_000;
const clock = { now: Date.parse('2026-03-02T12:00:00Z') };
const key = randomBytes(32);
const passwords = createPasswords({ cost: quickHashing });
const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO_MARKET: 'false', MAIL_TRIES: '1000' });
const now = () => clock.now;

let test: TestDatabase;
let database: DatabaseClient;
let app: FastifyInstance;

/** What a start does with the accounts. */
const seed = () => seedDemoAccounts({ db: database.db, passwords, seals: createSeals(key), now });
const retire = () =>
  retireDemoAccounts({ db: database.db, passwords, sessionTimes: { idleMs: hour, maxMs: hour }, now });

beforeAll(async () => {
  test = await createTestDatabase(inject('clusterUrl'));
  database = connect({ connectionString: test.connectionString, max: 6, onError: () => undefined });
  app = await buildApp({ env, database, config: {}, secretsKey: key, passwords, now });
  await app.ready();
  await seed();
});

afterAll(async () => {
  await app.close();
  await database.close();
  await test.drop();
});

const post = async (path: string, fields: Record<string, string>, agent = 'A browser') => {
  const response = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': agent },
    payload: new URLSearchParams({ exchange_id: '1', exchangeId: '1', ...fields }).toString(),
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
};

const logIn = (name: string, more: Record<string, string> = {}, agent?: string) =>
  post('/user/login', { email: `${name}@demo.test`, password: 'Demo-1234!', ...more }, agent);

const loggedIn = { status: 200, body: { token: expect.any(String) as string } };

const mailedCode = async (name: string): Promise<string> => {
  const mails = (await app.inject({ url: `/dev/mail.json?to=${name}@demo.test` })).json<{ code?: string }[]>();
  return mails[0]?.code ?? '';
};

/** A code of an authenticator app. Each call moves the clock on to the next one. */
const appCode = (base32: string): string => {
  clock.now += 30_000;
  return TOTP.generate({ secret: Secret.fromBase32(base32), timestamp: clock.now });
};

const traderOf = async (name: string) => {
  const [found] = await database.db
    .select()
    .from(trader)
    .where(eq(trader.email, `${name}@demo.test`));
  return found;
};

describe('the demo account', () => {
  it('plain signs in with its password alone, from anywhere [ACC-181]', async () => {
    expect(await logIn('plain')).toMatchObject(loggedIn);
    expect(await logIn('plain', {}, 'Another browser')).toMatchObject(loggedIn);
  });

  it.each([
    ['twofactor', 'JBSWY3DPEHPK3PXP', 2, '[ACC-182]'],
    ['unverified', 'KRSXG5CTMVRXEZLU', 0, '[ACC-186]'],
  ])('%s signs in with a code of the app whose secret is %s, and has KYC %i %s', async (name, secret, kycStatus) => {
    expect((await logIn(name)).body).toMatchObject({ message: 'Please Enter 2FA', tfaStatus: 1 });
    expect(await logIn(name, { otp: appCode(secret) })).toMatchObject(loggedIn);
    const found = await traderOf(name);
    expect(found?.kycStatus).toBe(kycStatus);
    expect(clock.now - Number(found?.twoFactorSince)).toBeGreaterThan(24 * hour);
  });

  it('mailcode signs in with an emailed code [ACC-183]', async () => {
    expect((await logIn('mailcode')).body).toMatchObject({ mailAuth: 1, tfaStatus: 0 });
    expect(await logIn('mailcode', { otp: await mailedCode('mailcode') })).toMatchObject(loggedIn);
  });

  it('newdevice has to confirm its sign-in, and again after a restart [ACC-184]', async () => {
    for (let start = 0; start < 2; start += 1) {
      const { status, body } = await logIn('newdevice');
      expect(status).toBe(422);
      const { socketToken } = body['data'] as { socketToken: string };
      const confirmed = await post('/user/verifyNewLoginActivity', {
        email: 'newdevice@demo.test',
        loginActivityToken: socketToken,
        otp: await mailedCode('newdevice'),
      });
      expect(confirmed.status).toBe(200);
      expect(await logIn('newdevice')).toMatchObject(loggedIn);
      await seed();
    }
  });

  it('expired has to choose a new password, and again after a restart [ACC-185]', async () => {
    for (let start = 0; start < 2; start += 1) {
      expect((await logIn('expired')).body).toMatchObject({ forceResetPwd: true });
      const changed = await post('/user/reset_expired_password', {
        email: 'expired@demo.test',
        otp: await mailedCode('expired'),
        newPassword: 'Fresh-5678!',
        confirmPassword: 'Fresh-5678!',
      });
      expect(changed).toMatchObject({ status: 200 });
      expect(await logIn('expired', { password: 'Fresh-5678!' })).toMatchObject(loggedIn);
      await seed();
    }
  });
});

describe('a start', () => {
  it('keeps the accounts and their sessions [ACC-180]', async () => {
    const before = await traderOf('plain');
    const { body } = await logIn('plain');
    await seed();
    expect(await traderOf('plain')).toMatchObject({
      uniqueId: before?.uniqueId,
      referralCode: before?.referralCode,
      createdAt: before?.createdAt,
    });
    const kept = await app.inject({ url: `/api/user/check_jwt?token=${String(body['token'])}` });
    expect(kept.statusCode).toBe(200);
    expect(await database.db.select().from(trader)).toHaveLength(6);
  });

  it('lifts waits after wrong tries [ACC-180]', { tags: 'nightly' }, async () => {
    for (let tries = 0; tries < 6; tries += 1) await logIn('plain', { password: 'Wrong-1234!' });
    expect((await logIn('plain')).status).toBe(422);
    await seed();
    expect(await logIn('plain')).toMatchObject(loggedIn);
  });

  it('lists each one’s address, password and way to sign in, and where to read its emails [ACC-180]', () => {
    const said = demoAccountLines('http://localhost:4000/dev/mail').join('\n');
    for (const name of ['plain', 'twofactor', 'mailcode', 'newdevice', 'expired', 'unverified'])
      expect(said).toContain(`${name}@demo.test`);
    for (const part of ['Demo-1234!', 'JBSWY3DPEHPK3PXP', 'KRSXG5CTMVRXEZLU', 'http://localhost:4000/dev/mail'])
      expect(said).toContain(part);
    expect(demoAccountLines(undefined).join('\n')).not.toContain('Email arrives');
  });
});

describe('outside of demonstrations', () => {
  it('no one can sign in to them, open sessions are ended, and their addresses are free [ACC-187]', async () => {
    const { body } = await logIn('plain');
    const token = String(body['token']);
    await retire();
    await retire();
    for (const { email } of demoAccounts)
      expect((await post('/user/login', { email, password: 'Demo-1234!' })).body).not.toHaveProperty('token');
    expect((await app.inject({ url: `/api/user/check_jwt?token=${token}` })).statusCode).toBe(401);
    const addresses = demoAccounts.map(({ email }) => email);
    expect(await database.db.select().from(trader).where(inArray(trader.email, addresses))).toEqual([]);
  });

  it('they are not created, and can’t be in production [ACC-187]', () => {
    const production = {
      NODE_ENV: 'production',
      SECRETS_KEY: key.toString('base64'),
      PUBLIC_URL: 'https://exchange.example',
    };
    expect(readEnv({}).DEMO_ACCOUNTS).toBe(true);
    expect(readEnv({ DEMO_ACCOUNTS: 'false' }).DEMO_ACCOUNTS).toBe(false);
    expect(readEnv(production).DEMO_ACCOUNTS).toBe(false);
    expect(() => readEnv({ ...production, DEMO_ACCOUNTS: 'true' })).toThrow('DEMO_ACCOUNTS is for demonstrations');
  });

  it('a later demonstration has six new ones [ACC-180]', async () => {
    await seed();
    expect(await logIn('plain')).toMatchObject(loggedIn);
    expect(await database.db.select().from(trader)).toHaveLength(12);
  });
});
