import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startAccounts, type AccountsServer } from '../testing/accountsServer';

let server: AccountsServer;
beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'));
  await server.openRegistration(true);
});
afterAll(() => server.close());

const chosen = 'Juninho1999@';
const twice = { newPassword: chosen, confirmPassword: chosen };

it.each([
  [
    '/user/register',
    { firstName: 'Ada', lastName: 'Field', email: 'a@b.example', password: chosen, confirmPassword: chosen },
  ],
  ['/user/reset_password', { forgotCode: 'whatever', ...twice }],
  ['/user/reset_expired_password', { email: 'a@b.example', otp: '12345', exchangeId: '1', ...twice }],
  ['/user/change_password', { user_id: 'whoever', oldPassword: 'Right-1234!', ...twice }],
])('%s refuses a password that was leaked, in any case, and no other [ACC-232]', async (path, fields) => {
  const { email, home } = await server.addTrader();
  const token = String((await server.logIn(email, home)).body['token']);
  const refusal = {
    message: 'This password is in lists of leaked passwords. Choose another one.',
    field: path === '/user/register' ? 'password' : 'newPassword',
  };
  const send = (password: string) => {
    const changed = Object.entries(fields).map(([name, value]) => [name, value === chosen ? password : value] as const);
    return server.post(path, { exchange_id: '1', ...Object.fromEntries<string>(changed) }, home, token);
  };
  expect((await send(chosen)).body).toMatchObject(refusal);
  expect((await send(chosen.toUpperCase().replace('J', 'j'))).body).toMatchObject(refusal);
  expect((await send('Juninho1998@')).body).not.toMatchObject({ message: refusal.message });
});
