import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createSeals } from '#identity/secrets/sealing';
import { appSecret, minute, password, somewhere, startAccounts, type AccountsServer } from '../testing/accountsServer';

let server: AccountsServer;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), { CODE_TRIES: '1000' });
});
afterAll(() => server.close());

let traders = 0;
const withApp = () => {
  traders += 1;
  return server.addTrader(server.withApp(`u-app-${traders}`));
};

const request = (email: string, more: Record<string, string> = {}, from = somewhere()) =>
  server.post('/user/request_tfa_reset', { email, password, exchange_id: '1', ...more }, from);

const linkTokens = (email: string): string[] =>
  server.lettersTo(email, 'disableTwoFactor').map(({ link }) => link.split('/').at(-1) ?? '');

const follow = (token: string) => server.get(`/user/resetTfa/${token}`);

const asked = async () => {
  const account = await withApp();
  await request(account.email);
  await expect.poll(() => linkTokens(account.email).length).toBe(1);
  return { ...account, token: linkTokens(account.email)[0] ?? '' };
};

describe('asking for a link that turns two-factor off', () => {
  const taken = {
    message: "If these details are right, we've emailed you a link to turn two-factor off. It's valid for 30 minutes.",
  };

  it('gets the same answer, whichever parts are right [ACC-158] [ACC-144]', async () => {
    const [lost, off] = [await withApp(), await server.addTrader()];
    const answers = [
      await request(lost.email, { password: 'Wrong-1234!' }),
      await request('nobody@example.com'),
      await request(off.email),
      await request(lost.email),
    ];
    for (const { status, body } of answers) expect([status, body]).toEqual([200, taken]);
    await expect
      .poll(() => server.sent.filter(({ letter }) => letter.kind === 'disableTwoFactor'))
      .toEqual([
        {
          to: lost.email,
          letter: {
            kind: 'disableTwoFactor',
            link: expect.stringMatching(/^https:\/\/exchange\.example\/resetTfa\/[\w-]{43}$/) as string,
          },
        },
      ]);
  });
});

describe('the link that turns two-factor off', () => {
  const gone = {
    statusCode: 400,
    code: 'invalid_request',
    message: 'This link is no longer valid. Request a new one.',
  };

  it('turns it off, ends the sessions, and confirms this by email [ACC-158] [DOM-330]', async () => {
    const { email, home, token } = await asked();
    const session = (await server.logIn(email, home, { otp: server.appCode() })).body['token'];
    expect(await follow(token)).toMatchObject({
      status: 200,
      body: { message: 'User 2FA status disabled successfully' },
    });
    expect((await server.get('/user/check_jwt', { token: String(session) })).status).toBe(401);
    expect(server.lettersTo(email, 'twoFactorDisabled')).toEqual([
      { kind: 'twoFactorDisabled', at: new Date(server.clock.now) },
    ]);
    const { body } = await server.logIn(email, home);
    expect(body).toMatchObject({ message: 'Login successfully.', tfaStatus: 0 });
    expect(JSON.stringify(body)).not.toContain(appSecret);
  });

  it('works once, even if it is followed twice at the same time [ACC-158] [ACC-153]', async () => {
    const { email, token } = await asked();
    const answers = await Promise.all([follow(token), follow(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await follow(token)).body).toEqual(gone);
    expect(server.lettersTo(email, 'twoFactorDisabled')).toHaveLength(1);
  });

  it('works for 30 minutes, and for no other purpose [ACC-153] [ACC-191]', async () => {
    const { email, home, token } = await asked();
    expect((await server.get(`/user/verify_account/${token}`)).status).toBe(400);
    expect((await server.get(`/user/updateLoginDetails/${token}`)).status).toBe(400);
    server.clock.now += 30 * minute;
    expect((await follow(token)).body).toEqual(gone);
    expect((await server.logIn(email, home)).body['message']).toBe('Please Enter 2FA');
  });
});

describe('the two-factor status', () => {
  const statusOf = async (authorization: string | undefined, uniqueId: string, email: string) =>
    server.get('/user/usertfastatus', { uniqueId, exchangeId: '1', email }, somewhere(), authorization);

  it('is sent to its owner as 1 or 0 [ACC-157]', async () => {
    const [on, off] = [await withApp(), await server.addTrader()];
    const onToken = String((await server.logIn(on.email, on.home, { otp: server.appCode() })).body['token']);
    const offToken = String((await server.logIn(off.email, off.home)).body['token']);
    expect((await statusOf(onToken, on.uniqueId, on.email)).body).toEqual({ data: { tfaStatus: 1, mailAuth: 0 } });
    expect((await statusOf(offToken, off.uniqueId, off.email)).body).toEqual({ data: { tfaStatus: 0, mailAuth: 0 } });
  });

  it('is sent to no one else: the token identifies the trader, not the id that is sent [ACC-157] [ACC-163]', async () => {
    const [on, off] = [await withApp(), await server.addTrader()];
    const offToken = String((await server.logIn(off.email, off.home)).body['token']);
    expect((await statusOf(offToken, on.uniqueId, on.email)).body).toEqual({ data: { tfaStatus: 0, mailAuth: 0 } });
    expect(await statusOf(undefined, on.uniqueId, on.email)).toMatchObject({
      status: 401,
      body: { statusCode: 401, code: 'session_ended', message: 'please login again' },
    });
  });

  it('that is being set up is off still [ACC-157]', async () => {
    const { uniqueId, email, home } = await server.addTrader({
      ...server.withApp('u-setting-up'),
      twoFactorSince: null,
    });
    const token = String((await server.logIn(email, home)).body['token']);
    expect((await statusOf(token, uniqueId, email)).body).toEqual({ data: { tfaStatus: 0, mailAuth: 0 } });
  });
});

describe('a set-up whose secret is sealed with an earlier key', () => {
  it('does not prevent signing in or loading the profile [ACC-210]', async () => {
    const uniqueId = 'u-earlier-key';
    const twoFactorSecret = createSeals(randomBytes(32)).seal(appSecret, uniqueId);
    const { email, home } = await server.addTrader({ uniqueId, twoFactorSecret });
    const { status, body } = await server.logIn(email, home);
    expect([status, body['tfaStatus'], body['tfaCode']]).toEqual([200, 0, undefined]);
    const profile = await server.post(
      '/user/user_profile',
      { exchange_id: '1', user_id: 'whoever' },
      home,
      String(body['token']),
    );
    expect(profile.status).toBe(200);
  });
});

describe('the secret of the authenticator app', () => {
  it('is stored sealed in the database', async () => {
    const { uniqueId } = await withApp();
    const { rows } = await server.database.pool.query<{ sealed: Buffer }>(
      'select two_factor_secret as sealed from trader where unique_id = $1',
      [uniqueId],
    );
    expect(rows[0]?.sealed.length).toBeGreaterThan(appSecret.length);
    expect(rows[0]?.sealed.includes(appSecret)).toBe(false);
  });
});
