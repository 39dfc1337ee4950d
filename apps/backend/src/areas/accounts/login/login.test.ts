import { verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pair, trader as traderTable } from '#db/schema';
import { createPasswords } from '#identity/secrets/passwords';
import { quickHashing } from '../testing/quickHashing';
import {
  appSecret,
  hour,
  minute,
  wrongCode,
  somewhere,
  startAccounts,
  type AccountsServer,
} from '../testing/accountsServer';

let server: AccountsServer;
const checked: string[] = [];

beforeAll(async () => {
  const passwords = createPasswords({
    cost: quickHashing,
    check: (hash, given) => {
      checked.push(given);
      return verify(hash, given);
    },
  });
  server = await startAccounts(inject('clusterUrl'), { CODE_TRIES: '1000', MAIL_TRIES: '1000' }, { passwords });
});
afterAll(() => server.close());

const wrongCredentials = { statusCode: 401, code: 'wrong_credentials', message: 'Wrong email or password.' };
const refusedCode = { statusCode: 401, code: 'wrong_email_code', message: 'Invalid OTP', field: 'otp' };
const refusedAppCode = { ...refusedCode, code: 'wrong_two_factor_code' };

let traders = 0;
const withApp = async () => {
  traders += 1;
  return server.addTrader(server.withApp(`u-app-${traders}`));
};

describe('a login that needs no further step', () => {
  it('returns a token and what the page stores about the trader [ACC-145] [ACC-155] [DOM-330]', async () => {
    const { uniqueId, email, home } = await server.addTrader();
    await server.database.db.update(pair).set({ sellFeePercent: '0.25' }).where(eq(pair.name, 'BTC-USDT'));
    const { status, body } = await server.logIn(email.toUpperCase(), home);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      statusCode: 200,
      message: 'Login successfully.',
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      uniqueId,
      email,
      tfaStatus: 0,
      tfa_response: 1,
      mailAuth: 0,
      forceResetPwd: false,
    });
    expect(body['feeDetail']).toContainEqual({ symbol: 'XDC-XDCE', buy: '0', sell: '0' });
    expect(body['feeDetail']).toContainEqual({ symbol: 'BTC-USDT', buy: '0.5', sell: '0.25' });
    expect(body).not.toHaveProperty('tfaCode');
  });

  it('returns the authenticator app’s secret during set-up, and never once two-factor is on [ACC-157]', async () => {
    const being = server.withApp('u-setting-up');
    const settingUp = await server.addTrader({ ...being, twoFactorSince: null });
    expect((await server.logIn(settingUp.email, settingUp.home)).body['tfaCode']).toBe(appSecret);
    const on = await withApp();
    const { body } = await server.logIn(on.email, on.home, { otp: server.appCode() });
    expect(body).toMatchObject({ tfaStatus: 1, tfa_response: 1 });
    expect(JSON.stringify(body)).not.toContain(appSecret);
  });

  it('can be made twice at once, each with its own session [ACC-192]', async () => {
    const { email, home } = await server.addTrader();
    const answers = await Promise.all([server.logIn(email, home), server.logIn(email, home)]);
    const tokens = answers.map(({ body }) => body['token']);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens)
      expect((await server.get('/user/check_jwt', { token: String(token) })).body['message']).toBe(
        'User JWT Successfully',
      );
  });
});

describe('wrong credentials', () => {
  it('are answered the same for an unknown address and a wrong after a password was checked [ACC-144]', async () => {
    const { email } = await server.addTrader();
    checked.length = 0;
    const known = await server.logIn(email, somewhere(), { password: 'Guess-known1!' });
    const unknown = await server.logIn('nobody@example.com', somewhere(), { password: 'Guess-unknown1!' });
    expect([known.status, known.body]).toEqual([401, wrongCredentials]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(checked).toEqual(['Guess-known1!', 'Guess-unknown1!']);
  });

  it.each([
    ['email', 'nobody', 'Enter valid email address.'],
    ['email', '', 'This field is required.'],
    ['password', 'short', 'Must contains minimum of 6 character.'],
  ])('whose %s reads %j are refused in the words of the form', async (field, value, message) => {
    const { status, body } = await server.logIn('trader@example.com', somewhere(), { [field]: value });
    expect([status, body]).toEqual([400, { statusCode: 400, code: 'invalid_request', message, field }]);
  });

  it.each(["' or '1'='1", '"; drop table trader; --', '<script>alert(1)</script>', '\u0001\u0002\u001b[2J'])(
    'that read %j are wrong and nothing else [ACC-166]',
    async (hostile) => {
      const { email, home } = await server.addTrader();
      expect((await server.logIn(email, home, { password: hostile })).status).toBe(401);
      expect([400, 401]).toContain((await server.logIn(`${hostile}@example.com`, home)).status);
      const from = { ...somewhere(), agent: hostile.replaceAll(/[^\x20-\x7e]/g, '') };
      expect((await server.logIn(email, from, { unique_id: hostile })).status).toBe(422);
      expect((await server.logIn(email, home)).status).toBe(200);
    },
  );

  it('do not reveal that an account is not verified yet [ACC-144]', async () => {
    const { email, home } = await server.addTrader({ isVerified: false });
    expect((await server.logIn(email, home, { password: 'Wrong-1234!' })).body).toEqual(wrongCredentials);
  });
});

describe('a login with the authenticator app', () => {
  it('asks for its code without a token; the right code returns one [ACC-145] [DOM-329]', async () => {
    const { uniqueId, email, home } = await withApp();
    const asked = await server.logIn(email, home);
    expect([asked.status, asked.body]).toEqual([
      200,
      {
        statusCode: 200,
        message: 'Please Enter 2FA',
        uniqueId,
        email,
        tfaStatus: 1,
        mailAuth: 0,
        takesRecoveryCode: false,
      },
    ]);
    const { body } = await server.logIn(email, home, { otp: server.appCode(), unique_id: uniqueId });
    expect(body).toHaveProperty('token');
  });

  it.each([-1, 0, 1])('takes the code of %i steps from now [ACC-146]', async (steps) => {
    const { email, home } = await withApp();
    expect((await server.logIn(email, home, { otp: server.appCode(steps) })).body).toHaveProperty('token');
  });

  it.each([-2, 2])('refuses the code of %i steps from now [ACC-146]', async (steps) => {
    const { email, home } = await withApp();
    expect(await server.logIn(email, home, { otp: server.appCode(steps) })).toMatchObject({
      status: 401,
      body: refusedAppCode,
    });
  });

  it('accepts a code once, and no earlier one afterwards [ACC-146] [ACC-191]', async () => {
    const { email, home } = await withApp();
    const code = server.appCode();
    const earlier = server.appCode(-1);
    expect((await server.logIn(email, home, { otp: code })).status).toBe(200);
    for (const otp of [code, earlier]) expect((await server.logIn(email, home, { otp })).body).toEqual(refusedAppCode);
    server.clock.now += minute / 2;
    expect((await server.logIn(email, home, { otp: server.appCode() })).status).toBe(200);
  });

  it('accepts a code once, even if it is sent several times at once [ACC-146]', async () => {
    const { email, home } = await withApp();
    const otp = server.appCode();
    const answers = await Promise.all([1, 2, 3, 4].map(() => server.logIn(email, home, { otp })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('refuses a wrong password without checking the code [ACC-144]', async () => {
    const { email, home } = await withApp();
    const otp = server.appCode();
    expect((await server.logIn(email, home, { otp, password: 'Wrong-1234!' })).body).toEqual(wrongCredentials);
    expect((await server.logIn(email, home, { otp })).status).toBe(200);
  });

  it('takes precedence over emailed codes if both are on', async () => {
    const { email, home } = await server.addTrader({ ...server.withApp('u-both'), isMailCodeOn: true });
    expect((await server.logIn(email, home)).body['message']).toBe('Please Enter 2FA');
    expect(server.lettersTo(email, 'loginCode')).toHaveLength(0);
  });
});

describe('a login with emailed codes', () => {
  const newest = (email: string): string => server.lettersTo(email, 'loginCode').at(-1)?.code ?? '';

  const askedFrom = async (home = somewhere()) => {
    const { email, uniqueId } = await server.addTrader({ isMailCodeOn: true }, home);
    const asked = await server.logIn(email, home);
    return { email, uniqueId, home, asked };
  };

  it('emails five digits and returns no token until they are sent [ACC-147]', async () => {
    const { email, uniqueId, home, asked } = await askedFrom();
    expect([asked.status, asked.body]).toEqual([
      200,
      {
        statusCode: 200,
        message: "Enter the code we've emailed you.",
        uniqueId,
        email,
        tfaStatus: 0,
        mailAuth: 1,
      },
    ]);
    expect(newest(email)).toMatch(/^\d{5}$/);
    expect((await server.logIn(email, home, { otp: newest(email) })).body).toMatchObject({
      mailAuth: 1,
      tfa_response: 1,
    });
  });

  it.each(['otp', 'code', 'mailOTP'])('reads the code from %s [ACC-148]', async (field) => {
    const fits = field === 'code' ? await withApp() : await askedFrom();
    const code = field === 'code' ? server.appCode() : newest(fits.email);
    expect((await server.logIn(fits.email, fits.home, { [field]: code })).body).toHaveProperty('token');
  });

  it('accepts a code for two minutes [ACC-147]', async () => {
    const [first, second] = [await askedFrom(), await askedFrom()];
    server.clock.now += 2 * minute - 1;
    expect((await server.logIn(first.email, first.home, { otp: newest(first.email) })).status).toBe(200);
    server.clock.now += 1;
    expect((await server.logIn(second.email, second.home, { otp: newest(second.email) })).body).toEqual(refusedCode);
  });

  it('accepts a code once, even if it is sent several times at once [ACC-147]', async () => {
    const { email, home } = await askedFrom();
    const otp = newest(email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => server.logIn(email, home, { otp })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    expect((await server.logIn(email, home, { otp })).body).toEqual(refusedCode);
  });

  it.each([
    [2, 200],
    [3, 401],
  ])('after %i wrong tries answers the right code %i [ACC-147]', async (wrongTries, status) => {
    const { email, home } = await askedFrom();
    const right = newest(email);
    for (let tries = 0; tries < wrongTries; tries += 1)
      expect((await server.logIn(email, home, { otp: wrongCode })).body).toEqual(refusedCode);
    expect((await server.logIn(email, home, { otp: right })).status).toBe(status);
  });

  it('counts wrong tries that arrive at the same time one by one [ACC-147]', async () => {
    const { email, home } = await askedFrom();
    const right = newest(email);
    await Promise.all([1, 2, 3, 4, 5].map(() => server.logIn(email, home, { otp: wrongCode })));
    expect((await server.logIn(email, home, { otp: right })).status).toBe(401);
  });

  it('mails a fresh code when it is sent without one, and the earlier one ends [ACC-150]', async () => {
    const { email, home } = await askedFrom();
    const earlier = newest(email);
    await server.logIn(email, home);
    expect((await server.logIn(email, home, { otp: earlier })).status).toBe(401);
    expect((await server.logIn(email, home, { otp: newest(email) })).status).toBe(200);
  });

  it('refuses another trader’s code, and one for another place [ACC-191]', async () => {
    const [mine, other] = [await askedFrom(), await askedFrom()];
    await server.database.db.update(traderTable).set({ checksPlaces: false });
    expect((await server.logIn(mine.email, mine.home, { otp: newest(other.email) })).status).toBe(401);
    expect((await server.logIn(mine.email, somewhere(), { otp: newest(mine.email) })).status).toBe(401);
    expect((await server.logIn(mine.email, mine.home, { otp: newest(mine.email) })).status).toBe(200);
  });

  it('from two places at the same time works for both, and neither uses up the other’s code [ACC-192]', async () => {
    const [home, away] = [somewhere(), somewhere()];
    const { email } = await server.addTrader({ isMailCodeOn: true, checksPlaces: false }, home);
    await server.logIn(email, home);
    const atHome = newest(email);
    await server.logIn(email, away);
    const answers = await Promise.all([
      server.logIn(email, away, { otp: newest(email) }),
      server.logIn(email, home, { otp: atHome }),
    ]);
    for (const { body } of answers) expect(body).toHaveProperty('token');
  });
});

describe('what a login asks for comes in one order', () => {
  it('verified, expired second factor, place [ACC-141] [ACC-151]', async () => {
    const account = server.withApp('u-everything');
    const home = somewhere();
    const { email } = await server.addTrader({ ...account, isVerified: false, isPasswordExpired: true }, home);
    const away = somewhere();
    const change = (values: Partial<typeof traderTable.$inferInsert>) =>
      server.database.db.update(traderTable).set(values).where(eq(traderTable.uniqueId, 'u-everything'));
    expect((await server.logIn(email, away)).status).toBe(403);
    await change({ isVerified: true });
    expect((await server.logIn(email, away)).body).toMatchObject({ forceResetPwd: true, tfaStatus: 1 });
    await change({ isPasswordExpired: false });
    expect((await server.logIn(email, away)).body['message']).toBe('Please Enter 2FA');
    expect((await server.logIn(email, away, { otp: server.appCode() })).status).toBe(422);
    server.clock.now += hour;
    expect((await server.logIn(email, home, { otp: server.appCode() })).body).toHaveProperty('token');
  });
});
