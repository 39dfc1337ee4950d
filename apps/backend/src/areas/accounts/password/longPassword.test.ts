import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { trader } from '#db/schema';
import { somewhere, startAccounts, type AccountsServer } from '../testing/accountsServer';

let server: AccountsServer;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'));
  await server.openRegistration(true);
});
afterAll(() => server.close());

it('a password of 64 characters and more signs in exactly as it was typed [OPS-509]', async () => {
  const long = `Señor-Đorđe-9!${'x'.repeat(80)}Z`;
  await server.post('/user/register', {
    exchange_id: '1',
    firstName: 'Ada',
    lastName: 'Field',
    email: 'long@example.com',
    password: long,
    confirmPassword: long,
  });
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
