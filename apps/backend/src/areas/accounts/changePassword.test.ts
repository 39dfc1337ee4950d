import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { hour, password, somewhere, startAccounts, type AccountsServer, type Answer } from './testing/accountsServer';
import { createPasswords, type Passwords } from '../../identity/secrets/passwords';
import { quickHashing } from './testing/quickHashing';
import { switchingSteps, type SignedIn } from './testing/switching';

const newPassword = 'Fresh-5678!';

let server: AccountsServer;
let steps: ReturnType<typeof switchingSteps>;
let ada: SignedIn;
/** What happens once, after a password was found right and before anything follows from it. */
let meanwhile: (() => Promise<unknown>) | undefined;

const plain = createPasswords({ cost: quickHashing });
const passwords: Passwords = {
  ...plain,
  isRight: async (kept, typed) => {
    const isRight = await plain.isRight(kept, typed);
    const once = meanwhile;
    meanwhile = undefined;
    await once?.();
    return isRight;
  },
};

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), { MAIL_TRIES: '1000' }, { passwords });
  steps = switchingSteps(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await steps.newcomer();
});

const change = (who: SignedIn, more: Record<string, string> = {}): Promise<Answer> => {
  const fields = { user_id: who.uniqueId, oldPassword: password, newPassword, confirmPassword: newPassword };
  return steps.post('/user/change_password', { ...fields, ...more }, who);
};

const holds = async ({ token }: SignedIn): Promise<boolean> =>
  (await server.get('/user/check_jwt', { token })).status === 200;

const changed = { status: 200, body: { message: 'Your password has been changed.' } };
const wrongOld = {
  status: 400,
  body: { statusCode: 400, code: 'invalid_request', message: 'Wrong current password.', field: 'oldPassword' },
};
const wrongCode = {
  status: 400,
  body: { statusCode: 400, code: 'wrong_two_factor_code', message: 'Wrong 2FA code.', field: 'code' },
};
const tooMany = { status: 429, body: { message: 'Too many attempts. Wait a moment and try again.' } };

const resetAt = async ({ uniqueId }: SignedIn): Promise<number | undefined> => {
  const { rows } = await server.database.pool.query<{ at: Date | null }>(
    'select password_reset_at as at from trader where unique_id = $1',
    [uniqueId],
  );
  return rows[0]?.at?.getTime();
};

describe('a password that is changed', () => {
  it('ends every other session, keeps this one, starts the 24 hours and is emailed [PRF-120]', async () => {
    const others = [await steps.again(ada), await steps.again(ada)];
    const eve = await steps.newcomer();
    expect(await change(ada)).toMatchObject(changed);
    expect(await Promise.all([ada, eve, ...others].map(holds))).toEqual([true, true, false, false]);
    expect(await resetAt(ada)).toBe(server.clock.now);
    expect(server.lettersTo(ada.email, 'passwordChanged')).toEqual([
      { kind: 'passwordChanged', at: new Date(server.clock.now) },
    ]);
    expect((await server.logIn(ada.email, ada.home)).status).toBe(401);
    expect((await server.logIn(ada.email, ada.home, { password: newPassword })).status).toBe(200);
  });

  it('opens no session for a sign-in that the old one is still under way with [ACC-274]', async () => {
    meanwhile = () => change(ada);
    const { status, body } = await server.logIn(ada.email, ada.home);
    expect({ status, message: body['message'] }).toEqual({ status: 401, message: 'Wrong email or password.' });
  });

  it('makes links worthless that could still change it [PRF-120]', async () => {
    await server.post('/user/forgot_password', { email: ada.email, exchange_id: '1' });
    await expect.poll(() => server.lettersTo(ada.email, 'resetPassword').length).toBe(1);
    const forgotCode = server.lettersTo(ada.email, 'resetPassword')[0]?.link.split('/').at(-1) ?? '';
    await change(ada);
    const fields = { forgotCode, newPassword: 'Other-1234!', confirmPassword: 'Other-1234!' };
    expect((await server.post('/user/reset_password', fields)).status).toBe(400);
  });

  it('is changed once by two calls at once with the same old one [PRF-120]', async () => {
    const answers = await Promise.all([
      change(ada),
      change(ada, { newPassword: 'Other-1234!', confirmPassword: 'Other-1234!' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(server.lettersTo(ada.email, 'passwordChanged')).toHaveLength(1);
  });

  it('is that of the token’s trader, whoever the call names [PRF-119]', async () => {
    const eve = await steps.newcomer();
    expect(await change({ ...ada, uniqueId: eve.uniqueId })).toMatchObject(changed);
    expect((await server.logIn(eve.email, eve.home)).status).toBe(200);
    expect((await change({ ...ada, token: 'nobody' })).status).toBe(401);
  });
});

describe('changing the password', () => {
  it('wants the current one [PRF-119]', async () => {
    expect(await change(ada, { oldPassword: 'Wrong-1234!' })).toMatchObject(wrongOld);
    expect(server.lettersTo(ada.email, 'passwordChanged')).toEqual([]);
    expect(await holds(ada)).toBe(true);
    expect(await change(ada)).toMatchObject(changed);
  });

  it('requires the code from the app while two-factor is on, and an error in one doesn’t use up the other [PRF-119]', async () => {
    const key = await steps.enable(ada);
    const code = server.appCode(0, key);
    expect(await change(ada)).toMatchObject(wrongCode);
    expect(await change(ada, { code: code === '000000' ? '000001' : '000000' })).toMatchObject(wrongCode);
    expect(await change(ada, { code, oldPassword: 'Wrong-1234!' })).toMatchObject(wrongOld);
    expect((await change(ada, { code, newPassword: password, confirmPassword: password })).status).toBe(400);
    expect(await change(ada, { code })).toMatchObject(changed);
    const again = { oldPassword: newPassword, newPassword: password, confirmPassword: password };
    expect(await change(ada, { ...again, code })).toMatchObject(wrongCode);
  });

  it.each<[string, Record<string, string>, string, string]>([
    [
      'the same',
      { newPassword: password, confirmPassword: password },
      'The new password must be different from the old one.',
      'newPassword',
    ],
    [
      'a common',
      { newPassword: 'Password1!', confirmPassword: 'Password1!' },
      'This password is too common. Choose one that is harder to guess.',
      'newPassword',
    ],
    [
      'a weak',
      { newPassword: 'weak', confirmPassword: 'weak' },
      'Password should be atleast 8 characters long, should be combination of 1 uppercase, 1 lowercase, 1 number and 1 special character(Accepted Special char- !@#$$%^&*). Should not contain any blank space.',
      'newPassword',
    ],
    ['a mistyped', { confirmPassword: 'Fresh-5679!' }, 'Password does not match', 'confirmPassword'],
    ['no', { newPassword: '', confirmPassword: '' }, 'This field is required.', 'newPassword'],
  ])('to %s one is refused in words, at its field [PRF-121]', async (_, fields, message, field) => {
    const { status, body } = await change(ada, fields);
    expect([status, body]).toEqual([400, { statusCode: 400, code: 'invalid_request', message, field }]);
    expect((await server.logIn(ada.email, ada.home)).status).toBe(200);
  });

  it('says nothing of whether it is the old one to somebody who does not know the old one [PRF-121]', async () => {
    const guess = { newPassword: password, confirmPassword: password };
    expect(await change(ada, { oldPassword: 'Wrong-1234!', ...guess })).toMatchObject(wrongOld);
  });

  it('with a wrong old one counts as a sign-in with it does, and fifty never get through [PRF-122]', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 50; tries += 1)
      statuses.push((await change(ada, { oldPassword: `Guess-${String(tries)}!` })).status);
    expect(statuses.slice(0, 6)).toEqual([400, 400, 400, 400, 400, 429]);
    expect(new Set(statuses.slice(5))).toEqual(new Set([429]));
    expect(await change(ada)).toMatchObject(tooMany);
    expect(await server.logIn(ada.email, ada.home)).toMatchObject(tooMany);
    server.clock.now += hour;
    expect(await change({ ...ada, token: await steps.signIn(ada.email, ada.home) })).toMatchObject(changed);
  });

  it('with wrong codes has to wait, too [PRF-122]', async () => {
    const key = await steps.enable(ada);
    const code = server.appCode(0, key) === '000000' ? '000001' : '000000';
    const statuses: number[] = [];
    for (let tries = 0; tries < 50; tries += 1) statuses.push((await change(ada, { code })).status);
    expect(statuses.slice(0, 6)).toEqual([...Array<number>(5).fill(400), 429]);
    expect(new Set(statuses.slice(5))).toEqual(new Set([429]));
  });

  it('is kept from nobody by strangers, who have no session to use up its tries with [PRF-122]', async () => {
    for (let tries = 0; tries < 50; tries += 1) {
      const from = somewhere();
      await server.logIn(ada.email, from, { password: 'Wrong-1234!' });
      const fields = { user_id: ada.uniqueId, oldPassword: 'Wrong-1234!', newPassword, confirmPassword: newPassword };
      expect((await server.post('/user/change_password', fields, from, 'no session')).status).toBe(401);
    }
    expect(await change(ada)).toMatchObject(changed);
  });
});
