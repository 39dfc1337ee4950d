import { expect, inject, it, onTestFinished } from 'vitest';
import { somewhere, startAccounts, type From } from './testing/accountsServer';

const ends: (() => void)[] = [];

it('strangers who fill all room for waiting don’t keep an owner from the emailed links [ACC-380]', async () => {
  const pause = () => new Promise<void>((resolve) => ends.push(resolve));
  const settings = { ADDRESS_TRIES: '100000', FLOOD_CALLS: '0' };
  const server = await startAccounts(inject('clusterUrl'), settings, { pause });
  onTestFinished(() => server.close());
  const { email } = await server.addTrader(server.withApp('u-crowd'));
  const ask = (path: string, from: From) =>
    server.post(path, { exchange_id: '1', email, password: 'Right-1234!' }, from);
  for (let times = 0; times < 3; times += 1) await server.logIn(email, somewhere(), { password: 'Wrong-1234!' });
  const crowd = Array.from({ length: 100 }, somewhere).flatMap((from) => [
    ask('/user/forgot_password', from),
    ask('/user/forgot_password', from),
  ]);
  await expect.poll(() => ends.length, { timeout: 10_000 }).toBe(200);

  const statuses = await Promise.all(
    ['/user/forgot_password', '/user/request_tfa_reset', '/user/resend_verification'].map(
      async (path) => (await ask(path, somewhere())).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 200]);
  await expect.poll(() => server.lettersTo(email, 'resetPassword').length).toBe(1);
  await expect.poll(() => server.lettersTo(email, 'disableTwoFactor').length).toBe(1);

  for (const end of ends) end();
  expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([200]));
});
