import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { trader as traderTable } from '#db/schema';
import {
  hour,
  minute,
  password,
  wrongCode,
  somewhere,
  startAccounts,
  type AccountsServer,
  type From,
} from '../testing/accountsServer';

let server: AccountsServer;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), { CODE_TRIES: '1000', MAIL_TRIES: '1000' });
});
afterAll(() => server.close());

const newPassword = 'Fresh-5678!';
const samePassword = {
  statusCode: 400,
  code: 'invalid_request',
  message: 'The new password must be different from the old one.',
  field: 'newPassword',
};

const hold = async (token: unknown): Promise<boolean> =>
  (await server.get('/user/check_jwt', { token: String(token) })).status === 200;

const tokenOf = async (email: string, from: From): Promise<unknown> => (await server.logIn(email, from)).body['token'];

describe('an expired password', () => {
  let traders = 0;

  /** A trader who has just learned that the password expired. */
  const expired = async (hasApp = false) => {
    traders += 1;
    const account = hasApp ? server.withApp(`u-expired-${traders}`) : {};
    const { email, uniqueId, home } = await server.addTrader({ ...account, isPasswordExpired: true });
    const told = await server.logIn(email, home);
    return { email, uniqueId, home, told, code: server.lettersTo(email, 'expiredPassword').at(-1)?.code ?? '' };
  };

  const replace = (email: string, otp: string, from: From, more: Record<string, string> = {}) =>
    server.post(
      '/user/reset_expired_password',
      { email, newPassword, confirmPassword: newPassword, exchangeId: '1', otp, ...more },
      from,
    );

  const refusedCode = { statusCode: 400, code: 'wrong_email_code', message: 'Invalid OTP', field: 'otp' };
  const wrongAppCode = { statusCode: 400, code: 'wrong_two_factor_code', message: 'Wrong 2FA code.', field: 'tfaCode' };

  it('is one older than the operator’s maximum, which has to be replaced at sign-in [ACC-230]', async () => {
    const old = await startAccounts(inject('clusterUrl'), { PASSWORD_MAX_DAYS: '90' });
    onTestFinished(old.close);
    const { email, home } = await old.addTrader({ checksPlaces: false });
    old.clock.now += 90 * 24 * hour;
    expect((await old.logIn(email, home)).body).toHaveProperty('token');
    old.clock.now += 1;
    expect((await old.logIn(email, home)).body).not.toHaveProperty('token');
    const otp = old.lettersTo(email, 'expiredPassword').at(-1)?.code ?? '';
    const fields = { email, newPassword, confirmPassword: newPassword, exchangeId: '1', otp };
    expect((await old.post('/user/reset_expired_password', fields, home)).status).toBe(200);
    expect((await old.logIn(email, home, { password: newPassword })).body).toHaveProperty('token');
  });

  it('is reported without a token, and a code is emailed [ACC-151]', async () => {
    const { email, uniqueId, told, code } = await expired();
    expect([told.status, told.body]).toEqual([
      200,
      {
        statusCode: 200,
        message: 'Your password has expired. Choose a new one.',
        uniqueId,
        email,
        tfaStatus: 0,
        forceResetPwd: true,
      },
    ]);
    expect(code).toMatch(/^\d{5}$/);
  });

  it('is replaced with that code, after which the new one logs in and the old one does not [ACC-151] [DOM-329]', async () => {
    const { email, home, code } = await expired();
    expect(await replace(email, code, home)).toMatchObject({
      status: 200,
      body: { statusCode: 200, message: 'Password Reset Successful, please login' },
    });
    expect((await server.logIn(email, home)).status).toBe(401);
    expect((await server.logIn(email, home, { password: newPassword })).body).toHaveProperty('token');
    expect(server.lettersTo(email, 'passwordChanged')).toEqual([
      { kind: 'passwordChanged', at: new Date(server.clock.now) },
    ]);
  });

  it('asks for the app’s code as well while two-factor is on, and an error in it doesn’t use up the emailed one [ACC-151]', async () => {
    const { email, home, told, code } = await expired(true);
    expect(told.body['tfaStatus']).toBe(1);
    expect((await replace(email, code, home)).body).toEqual(wrongAppCode);
    expect((await replace(email, code, home, { tfaCode: server.appCode(5) })).body).toEqual(wrongAppCode);
    expect((await replace(email, wrongCode, home, { tfaCode: server.appCode() })).body).toEqual(refusedCode);
    expect((await replace(email, code, home, { tfaCode: server.appCode() })).status).toBe(200);
  });

  it('uses up the app’s code too, and accepts none that was used [ACC-151] [ACC-146]', async () => {
    const { email, home, code } = await expired(true);
    const [spent, next] = [server.appCode(), server.appCode(1)];
    expect((await replace(email, code, home, { tfaCode: spent })).status).toBe(200);
    const again = { password: newPassword };
    expect((await server.logIn(email, home, { ...again, otp: spent })).status).toBe(401);
    await server.database.db.update(traderTable).set({ isPasswordExpired: true }).where(eq(traderTable.email, email));
    await server.logIn(email, home, again);
    const fresh = server.lettersTo(email, 'expiredPassword').at(-1)?.code ?? '';
    const third = { newPassword: 'Third-9012!', confirmPassword: 'Third-9012!' };
    expect((await replace(email, fresh, home, { ...third, tfaCode: spent })).body).toEqual(wrongAppCode);
    expect((await replace(email, fresh, home, { ...third, tfaCode: next })).status).toBe(200);
  });

  it.each([
    ['a confirmation that differs', { confirmPassword: 'Other-1234!' }, 'Passwords do not match', 'confirmPassword'],
    ['a weak password', { newPassword: 'weak' }, 'Password should be', 'newPassword'],
    ['half a code', { otp: '12' }, 'Invalid OTP', 'otp'],
  ])('is not replaced with %s [ACC-151]', async (_, wrong, message, field) => {
    const { email, home, code } = await expired();
    const { status, body } = await replace(email, code, home, wrong);
    expect([status, body['field']]).toEqual([400, field]);
    expect(body['message']).toContain(message);
    expect((await replace(email, code, home)).status).toBe(200);
  });

  it('is not replaced with itself, and only someone with the code learns that [ACC-151]', async () => {
    const { email, home, code } = await expired();
    const same = { newPassword: password, confirmPassword: password };
    expect((await replace(email, wrongCode, home, same)).body).toEqual(refusedCode);
    expect((await replace(email, code, home, same)).body).toEqual(samePassword);
    expect((await replace(email, code, home)).status).toBe(200);
  });

  it.each(['used', 'old', 'of somebody else', 'asked for elsewhere', 'for nobody', 'never asked for'])(
    'is not replaced with a code that is %s [ACC-191]',
    async (kind) => {
      const [mine, theirs] = [await expired(), await expired()];
      const fine = await server.addTrader();
      const attempts: Record<string, () => ReturnType<typeof replace>> = {
        used: async () => {
          await replace(mine.email, mine.code, mine.home);
          return replace(mine.email, mine.code, mine.home, {
            newPassword: 'Third-9012!',
            confirmPassword: 'Third-9012!',
          });
        },
        old: () => {
          server.clock.now += 2 * minute;
          return replace(mine.email, mine.code, mine.home);
        },
        'of somebody else': () => replace(mine.email, theirs.code, mine.home),
        'asked for elsewhere': () => replace(mine.email, mine.code, somewhere()),
        'for nobody': () => replace('nobody@example.com', mine.code, mine.home),
        'never asked for': () => replace(fine.email, mine.code, fine.home),
      };
      expect(await attempts[kind]?.()).toMatchObject({ status: 400, body: refusedCode });
    },
  );

  it('is replaced once if the code arrives twice at the same time [ACC-151]', async () => {
    const { email, home, code } = await expired();
    const answers = await Promise.all([replace(email, code, home), replace(email, code, home)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(server.lettersTo(email, 'passwordChanged')).toHaveLength(1);
  });
});

const forgot = (email: string, from = somewhere()) =>
  server.post('/user/forgot_password', { email, exchange_id: '1' }, from);

const linkTokens = (email: string): string[] =>
  server.lettersTo(email, 'resetPassword').map(({ link }) => link.split('/').at(-1) ?? '');

const forgotten = async () => {
  const account = await server.addTrader();
  const before = linkTokens(account.email).length;
  await forgot(account.email);
  await expect.poll(() => linkTokens(account.email).length).toBe(before + 1);
  return { ...account, code: linkTokens(account.email).at(-1) ?? '' };
};

describe('a forgotten password', () => {
  it('gets the same answer for known and unknown addresses; only the known one gets an email [ACC-152]', async () => {
    const { email } = await server.addTrader();
    const known = await forgot(email.toUpperCase());
    const unknown = await forgot('nobody@example.com');
    expect([known.status, known.body]).toEqual([
      200,
      { message: "If this address has an account, we've emailed it a link to choose a new password." },
    ]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await expect
      .poll(() => server.lettersTo(email, 'resetPassword'))
      .toEqual([
        {
          kind: 'resetPassword',
          link: expect.stringMatching(/^https:\/\/exchange\.example\/reset_password\/[\w-]{43}$/) as string,
        },
      ]);
    expect(server.sent.filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
  });

  it('is answered before the account is looked up, so that timing reveals nothing [ACC-152]', async () => {
    const { email } = await server.addTrader();
    // A lock on the trader's row delays the email, but must not delay the answer.
    const client = await server.database.pool.connect();
    await client.query('begin');
    await client.query('lock table trader in access exclusive mode');
    try {
      expect((await forgot(email)).status).toBe(200);
      expect(linkTokens(email)).toEqual([]);
    } finally {
      await client.query('rollback');
      client.release();
    }
    await expect.poll(() => linkTokens(email).length).toBe(1);
  });

  it('of no email address is refused in the words of the form', async () => {
    expect((await forgot('nobody')).body).toEqual({
      statusCode: 400,
      code: 'invalid_request',
      message: 'Enter valid email address.',
      field: 'email',
    });
  });
});

describe('the link to a new password', () => {
  const reset = (forgotCode: string, more: Record<string, string> = {}, from = somewhere()) =>
    server.post('/user/reset_password', { forgotCode, newPassword, confirmPassword: newPassword, ...more }, from);

  const gone = {
    statusCode: 400,
    code: 'invalid_request',
    message: 'This link is no longer valid. Request a new one.',
    field: 'forgotCode',
  };

  it('changes the password, and confirms this by email [ACC-154]', async () => {
    const { email, home, code } = await forgotten();
    expect(await reset(code)).toMatchObject({
      status: 200,
      body: { message: 'Your password was changed. Sign in with the new one.' },
    });
    expect((await server.logIn(email, home, { password: newPassword })).body).toHaveProperty('token');
    expect((await server.logIn(email, home)).status).toBe(401);
    expect(server.lettersTo(email, 'passwordChanged')).toHaveLength(1);
  });

  it('ends every session of the account and of no other [ACC-154] [ACC-155]', async () => {
    const [mine, other] = [await forgotten(), await server.addTrader()];
    const tokens = [await tokenOf(mine.email, mine.home), await tokenOf(mine.email, mine.home)];
    const others = await tokenOf(other.email, other.home);
    await reset(mine.code);
    expect(await Promise.all([...tokens, others].map(hold))).toEqual([false, false, true]);
  });

  it('frees an account whose password had expired', async () => {
    const { email, uniqueId, home, code } = await forgotten();
    await server.database.db
      .update(traderTable)
      .set({ isPasswordExpired: true })
      .where(eq(traderTable.uniqueId, uniqueId));
    await reset(code);
    expect((await server.logIn(email, home, { password: newPassword })).body).toHaveProperty('token');
  });

  it('works once, even if it arrives twice at the same time, and invalidates the others of its kind [ACC-153]', async () => {
    const { email, code: first } = await forgotten();
    server.clock.now += 15 * minute;
    await forgot(email);
    await expect.poll(() => linkTokens(email).length).toBe(2);
    const second = linkTokens(email).at(-1) ?? '';
    const answers = await Promise.all([reset(second), reset(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    for (const code of [first, second])
      expect((await reset(code, { newPassword: 'Third-9012!', confirmPassword: 'Third-9012!' })).body).toEqual(gone);
  });

  it('works for 30 minutes [ACC-153]', async () => {
    const [inTime, late] = [await forgotten(), await forgotten()];
    server.clock.now += 30 * minute - 1;
    expect((await reset(inTime.code)).status).toBe(200);
    server.clock.now += 1;
    expect((await reset(late.code)).body).toEqual(gone);
  });

  it.each([
    ['a confirmation that differs', { confirmPassword: 'Other-1234!' }, 'Password does not match', 'confirmPassword'],
    ['a weak password', { newPassword: 'weak' }, 'Password should be', 'newPassword'],
  ])('is not spent by %s [ACC-191]', async (_, wrong, message, field) => {
    const { code } = await forgotten();
    const { status, body } = await reset(code, wrong);
    expect([status, body['field']]).toEqual([400, field]);
    expect(body['message']).toContain(message);
    expect((await reset(code)).status).toBe(200);
  });

  it('is not spent by the old password [ACC-191]', async () => {
    const { code } = await forgotten();
    expect((await reset(code, { newPassword: password, confirmPassword: password })).body).toEqual(samePassword);
    expect((await reset(code)).status).toBe(200);
  });

  it.each(['nothing', '\u0001', "' or 1=1 --"])('that reads %j is refused [ACC-191] [ACC-166]', async (code) => {
    expect(await reset(code)).toMatchObject({ status: 400, body: gone });
  });
});

describe('what was emailed', () => {
  it('is stored only as hashes [ACC-153] [ACC-147]', async () => {
    const { email, home } = await server.addTrader({ isMailCodeOn: true });
    await server.logIn(email, home);
    await forgot(email);
    await expect.poll(() => linkTokens(email).length).toBe(1);
    const code = server.lettersTo(email, 'loginCode').at(-1)?.code ?? '';
    const { body } = await server.logIn(email, home, { otp: code });
    const { rows } = await server.database.pool.query<{ text: string }>(
      `select mailed_link::text as text from mailed_link union all select mail_code::text from mail_code
       union all select session::text from session`,
    );
    const all = rows.map(({ text }) => text).join('\n');
    expect(all).toContain('login');
    for (const secret of [String(body['token']), ...linkTokens(email)])
      for (const form of [
        secret,
        Buffer.from(secret).toString('hex'),
        Buffer.from(secret, 'base64url').toString('hex'),
      ])
        expect(all).not.toContain(form);
    expect(all).not.toMatch(new RegExp(`[,(]${code}[,)]`));
  });
});
