import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { trader } from '#db/schema';
import { password, somewhere, startAccounts, type AccountsServer } from './testing/accountsServer';

let server: AccountsServer;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'));
  await server.openRegistration(true);
});
afterAll(() => server.close());

const rowOf = async (email: string) =>
  (await server.database.db.select().from(trader).where(eq(trader.email, email)))[0];

const register = (email: string, chosen: string, more: Record<string, string> = {}) =>
  server.post('/user/register', {
    exchange_id: '1',
    firstName: 'Ada',
    lastName: 'Field',
    email,
    password: chosen,
    confirmPassword: chosen,
    ...more,
  });

/** As columns and as fields of answers, in whichever way a server might take over everything that it is sent. */
const wished = {
  isVerified: 'true',
  is_verified: 'true',
  checksPlaces: 'false',
  kycStatus: 'Approved',
  kyc: 'Approved',
  uniqueId: 'u-chosen',
  user_id: 'u-chosen',
  frozenAt: '',
  available: '1000000',
};

it('fields that a call does not have change nothing, whatever they are called [OPS-508]', async () => {
  await register('plain@example.com', password);
  expect((await register('wishful@example.com', password, wished)).status).toBe(200);
  const [plain, wishful] = [await rowOf('plain@example.com'), await rowOf('wishful@example.com')];
  const own = { uniqueId: '', email: '', passwordHash: '', referralCode: '', createdAt: '', passwordChangedAt: '' };
  expect({ ...wishful, ...own }).toEqual({ ...plain, ...own });
  expect(wishful?.uniqueId).not.toBe('u-chosen');
});

it('a password of 64 characters and more signs in exactly as it was typed [OPS-509]', async () => {
  const long = `Señor-Đorđe-9!${'x'.repeat(80)}Z`;
  await register('long@example.com', long);
  await server.database.db.update(trader).set({ isVerified: true }).where(eq(trader.email, 'long@example.com'));
  const signIn = async (typed: string): Promise<string> => {
    const fields = { email: 'long@example.com', password: typed, exchange_id: '1' };
    return String((await server.post('/user/login', fields, somewhere())).body['message']);
  };
  const wrong = await signIn('Another-1234!');
  expect(await signIn(long)).not.toBe(wrong);
  for (const other of [long.slice(0, -1), long.slice(0, 64), long.toLowerCase(), `${long} `])
    expect(await signIn(other)).toBe(wrong);
});
