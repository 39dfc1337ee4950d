import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createPasswords } from '../../identity/secrets/passwords';
import { quickHashing } from './testing/quickHashing';
import { appSecret, password, somewhere, startAccounts, type AccountsServer } from './testing/accountsServer';

let server: AccountsServer;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'));
});
afterAll(() => server.close());

describe('a restart of the exchange', () => {
  it('keeps sessions, codes, links and pending logins [ACC-193]', async () => {
    const [mail, app, forgetful] = [
      await server.addTrader({ isMailCodeOn: true }),
      await server.addTrader(server.withApp('u-restarted')),
      await server.addTrader(),
    ];
    const away = somewhere();
    const session = String((await server.logIn(forgetful.email, forgetful.home)).body['token']);
    await server.logIn(mail.email, mail.home);
    const held = await server.logIn(forgetful.email, away);
    await server.post('/user/forgot_password', { email: forgetful.email, exchange_id: '1' });

    await server.restart();

    expect((await server.get('/user/check_jwt', { token: session })).status).toBe(200);
    const otp = server.lettersTo(mail.email, 'loginCode')[0]?.code ?? '';
    expect((await server.logIn(mail.email, mail.home, { otp })).body).toHaveProperty('token');
    expect((await server.logIn(app.email, app.home, { otp: server.appCode() })).body).toHaveProperty('token');
    const { socketToken } = held.body['data'] as { socketToken: string };
    const activityCode = server.lettersTo(forgetful.email, 'loginActivity')[0]?.code ?? '';
    const verified = await server.post('/user/verifyNewLoginActivity', {
      email: forgetful.email,
      exchangeId: '1',
      loginActivityToken: socketToken,
      otp: activityCode,
    });
    expect(verified.status).toBe(200);
    // Work that was promised before the stop was completed before it.
    const forgotCode = server.lettersTo(forgetful.email, 'resetPassword')[0]?.link.split('/').at(-1) ?? '';
    const newPassword = 'Fresh-5678!';
    const reset = await server.post('/user/reset_password', { forgotCode, newPassword, confirmPassword: newPassword });
    expect(reset.status).toBe(200);
  });
});

describe('the log of a server', () => {
  it('contains no password, code, token or secret, whatever is done, even at its most verbose level [ACC-161]', async () => {
    let written = '';
    const logTo = { write: (line: string) => (written += line) };
    const loud = await startAccounts(inject('clusterUrl'), { LOG_LEVEL: 'trace' }, { logTo });
    const { email, home } = await loud.addTrader(loud.withApp('u-loud'));
    const mail = await loud.addTrader({ isMailCodeOn: true });
    const otp = loud.appCode();
    await loud.logIn(email, home, { password: 'Wrong-secret1!' });
    await loud.logIn(email, home);
    const token = String((await loud.logIn(email, home, { otp })).body['token']);
    await loud.logIn(mail.email, mail.home);
    const code = loud.lettersTo(mail.email, 'loginCode')[0]?.code ?? '';
    await loud.logIn(mail.email, mail.home, { otp: code });
    await loud.get('/user/check_jwt', { token });
    await loud.post('/user/forgot_password', { email, exchange_id: '1' });
    await expect.poll(() => loud.lettersTo(email, 'resetPassword').length).toBe(1);
    const link = loud.lettersTo(email, 'resetPassword')[0]?.link.split('/').at(-1) ?? '';
    await loud.post('/user/reset_password', {
      forgotCode: link,
      newPassword: 'Fresh-5678!',
      confirmPassword: 'Fresh-5678!',
    });
    await loud.get(`/user/resetTfa/${token}`);
    await loud.post('/user/logout', { exchange_id: '1' }, home, token);
    await loud.database.pool.query('drop table session cascade');
    expect((await loud.get('/user/check_jwt', { token })).status).toBe(500);
    await loud.close();
    expect(written).toContain('answered');
    expect(written).toContain('Failed query');
    for (const secret of [password, 'Wrong-secret1!', 'Fresh-5678!', token, link, appSecret])
      expect(written).not.toContain(secret);
    for (const short of [otp, code]) expect(written).not.toMatch(new RegExp(`\\D${short}\\D`));
  });
});

describe('a server that is too busy to check passwords', () => {
  it('answers with a clear sentence, counts no tries, and accepts logins afterwards [ACC-143]', async () => {
    const { hash, derive, isRight } = createPasswords({ cost: quickHashing });
    let isBusy = false;
    const tooBusy = () => Promise.reject(Object.assign(new Error('Too many requests are queued'), { statusCode: 503 }));
    const passwords = {
      hash,
      derive,
      isRight: (...given: [string | undefined, string]) => (isBusy ? tooBusy() : isRight(...given)),
    };
    const busy = await startAccounts(inject('clusterUrl'), {}, { passwords });
    const { email, home } = await busy.addTrader();
    isBusy = true;
    for (let times = 0; times < 10; times += 1)
      expect(await busy.logIn(email, home)).toMatchObject({
        status: 503,
        body: {
          statusCode: 503,
          code: 'unavailable',
          message: "The exchange isn't available right now. Nothing has changed. Try again in a moment.",
        },
      });
    isBusy = false;
    expect((await busy.logIn(email, home)).body).toHaveProperty('token');
    await busy.close();
  });
});
