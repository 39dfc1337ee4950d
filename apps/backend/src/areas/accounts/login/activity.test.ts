import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { trader } from '#db/schema';
import {
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
  server = await startAccounts(inject('clusterUrl'), { CODE_TRIES: '1000' });
});
afterAll(() => server.close());

const letters = (email: string) => server.lettersTo(email, 'loginActivity');
const codeTo = (email: string): string => letters(email).at(-1)?.code ?? '';
const linkTokenTo = (email: string): string => letters(email).at(-1)?.link.split('/').at(-1) ?? '';

const socketTokenIn = (body: Record<string, unknown>): string =>
  String((body['data'] as Record<string, unknown> | undefined)?.['socketToken']);

const verify = (email: string, loginActivityToken: string, otp: string, from = somewhere()) =>
  server.post('/user/verifyNewLoginActivity', { email, exchangeId: '1', loginActivityToken, otp }, from);

const resend = (email: string, from: From, more: Record<string, string> = {}) =>
  server.post('/user/resendVerifyLoginToken', { email, password, exchange_id: '1', ...more }, from);

const follow = (token: string, from = somewhere()) => server.get(`/user/updateLoginDetails/${token}`, {}, from);

/** A trader who has just tried to log in from a place not seen before. */
const held = async (values: Parameters<AccountsServer['addTrader']>[0] = {}) => {
  const { email, uniqueId, home } = await server.addTrader(values);
  const away = somewhere();
  const { status, body } = await server.logIn(email, away);
  return { email, uniqueId, home, away, status, body, token: socketTokenIn(body) };
};

const refusedCode = { statusCode: 400, code: 'wrong_email_code', message: 'Invalid OTP', field: 'otp' };
const wrongToken = {
  statusCode: 400,
  code: 'invalid_request',
  message: 'Login Activity Token Incorrect.',
  field: 'loginActivityToken',
};

describe('a login from a place not seen before', () => {
  it('is refused with a socket token and mails a code and a link [ACC-149] [DOM-329]', async () => {
    const { email, away, status, body, token } = await held();
    expect([status, body]).toEqual([
      422,
      {
        statusCode: 422,
        code: 'new_login_activity',
        message: 'Please check your email for OTP to verify login activity.',
        data: { socketToken: token },
      },
    ]);
    expect(letters(email)).toEqual([
      {
        kind: 'loginActivity',
        code: expect.stringMatching(/^\d{5}$/) as string,
        link: expect.stringMatching(/^https:\/\/exchange\.example\/updateLoginDetails\/[\w-]{43}$/) as string,
        address: away.address,
        device: away.agent,
        at: new Date(server.clock.now),
      },
    ]);
  });

  it('is one whose cookie is not known; of a client that keeps none, one from another network [ACC-149]', async () => {
    const { email, home } = await server.addTrader();
    const { headers } = await server.get('/status', {}, home);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    for (const from of [
      { ...home, cookie },
      { ...home, address: somewhere().address },
    ])
      expect((await server.logIn(email, from)).status).toBe(422);
    expect((await server.logIn(email, { ...home, agent: 'A later version' })).status).toBe(200);
  });

  it('is not one that got its cookie only while it was held, or calls itself differently elsewhere [ACC-149] [ACC-283]', async () => {
    const { email } = await server.addTrader();
    const away = somewhere();
    const asked = await server.logIn(email, away);
    const cookie = String(asked.headers['set-cookie']).split(';')[0] ?? '';
    await verify(email, socketTokenIn(asked.body), codeTo(email), { ...away, cookie });
    expect((await server.logIn(email, { ...away, cookie })).body).toHaveProperty('token');
    expect((await server.logIn(email, { ...somewhere(), cookie })).body).toHaveProperty('token');
    expect(letters(email)).toHaveLength(1);
  });

  it('can continue once the emailed code was entered, and the place is never asked about again [ACC-149] [DOM-330]', async () => {
    const { email, away, token } = await held();
    expect(await verify(email, token, codeTo(email), away)).toMatchObject({
      status: 200,
      body: { statusCode: 200, message: 'User New Login Activity Verified Successfully.' },
    });
    for (let times = 0; times < 2; times += 1) expect((await server.logIn(email, away)).body).toHaveProperty('token');
    expect(letters(email)).toHaveLength(1);
  });

  it('can continue once the emailed link was followed, on any device [ACC-149]', async () => {
    const { email, away } = await held();
    const phone = somewhere();
    expect(await follow(linkTokenTo(email), phone)).toMatchObject({
      status: 200,
      body: { message: 'User New Login Activity Verified Successfully.' },
    });
    expect((await server.logIn(email, away)).body).toHaveProperty('token');
    expect((await server.logIn(email, phone)).status).toBe(422);
  });

  it('needs no confirmation if the trader turned that off', async () => {
    const { email } = await server.addTrader({ checksPlaces: false });
    expect((await server.logIn(email, somewhere())).body).toHaveProperty('token');
  });

  it('does not ask for the second factor again once it is confirmed, for two minutes and one login [ACC-149]', async () => {
    const { email } = await server.addTrader(server.withApp('u-away'));
    const away = somewhere();
    const first = await server.logIn(email, away, { otp: server.appCode() });
    expect(first.status).toBe(422);
    await verify(email, socketTokenIn(first.body), codeTo(email), away);
    const answers = await Promise.all([server.logIn(email, away), server.logIn(email, away)]);
    expect(answers.map(({ body }) => body['message']).sort()).toEqual(['Login successfully.', 'Please Enter 2FA']);
  });

  it('asks for the second factor again later, elsewhere, or where it was never given [ACC-145]', async () => {
    const { email } = await server.addTrader(server.withApp('u-later'));
    const away = somewhere();
    server.clock.now += minute;
    const { body } = await server.logIn(email, away, { otp: server.appCode() });
    await verify(email, socketTokenIn(body), codeTo(email), away);
    expect((await server.logIn(email, somewhere())).body['message']).toBe('Please Enter 2FA');
    server.clock.now += 2 * minute;
    expect((await server.logIn(email, away)).body['message']).toBe('Please Enter 2FA');
  });

  it('asks for a second factor that was turned on while it waited [ACC-145]', async () => {
    const { email, uniqueId, away, token } = await held();
    const { twoFactorSecret, twoFactorSince } = server.withApp(uniqueId);
    await server.database.db
      .update(trader)
      .set({ twoFactorSecret, twoFactorSince })
      .where(eq(trader.uniqueId, uniqueId));
    await verify(email, token, codeTo(email), away);
    expect((await server.logIn(email, away)).body['message']).toBe('Please Enter 2FA');
  });
});

describe('the code for new login activity', () => {
  it('still works after a wrong code was refused [ACC-191]', async () => {
    const { email, token } = await held();
    const code = codeTo(email);
    expect(await verify(email, token, wrongCode)).toMatchObject({ status: 400, body: refusedCode });
    expect((await verify(email, token, code)).status).toBe(200);
  });

  it('is refused after two minutes, and after three wrong tries [ACC-191]', async () => {
    const [late, guessed] = [await held(), await held()];
    const code = codeTo(guessed.email);
    for (let tries = 0; tries < 3; tries += 1) await verify(guessed.email, guessed.token, wrongCode);
    expect((await verify(guessed.email, guessed.token, code)).body).toEqual(refusedCode);
    server.clock.now += 2 * minute;
    expect((await verify(late.email, late.token, codeTo(late.email))).body).toEqual(refusedCode);
  });

  it('works once, even if it is sent twice at once [ACC-149]', async () => {
    const { email, token } = await held();
    const code = codeTo(email);
    const answers = await Promise.all([verify(email, token, code), verify(email, token, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await verify(email, token, code)).body).toEqual(wrongToken);
  });

  it('works only for the login it was emailed for, so two at the same time don’t use up each other’s [ACC-192]', async () => {
    const { email } = await server.addTrader();
    const [one, other] = [somewhere(), somewhere()];
    const oneToken = socketTokenIn((await server.logIn(email, one)).body);
    const oneCode = codeTo(email);
    const otherToken = socketTokenIn((await server.logIn(email, other)).body);
    const otherCode = codeTo(email);
    expect((await verify(email, oneToken, otherCode)).body).toEqual(refusedCode);
    expect((await verify(email, oneToken, oneCode)).status).toBe(200);
    expect((await verify(email, otherToken, otherCode)).status).toBe(200);
    for (const from of [one, other]) expect((await server.logIn(email, from)).body).toHaveProperty('token');
  });

  it('needs the socket token that is known, and its own trader [ACC-191]', async () => {
    const [mine, theirs] = [await held(), await held()];
    expect((await verify(mine.email, 'nothing', codeTo(mine.email))).body).toEqual(wrongToken);
    expect((await verify(theirs.email, mine.token, codeTo(mine.email))).body).toEqual(wrongToken);
    expect((await verify('nobody@example.com', mine.token, codeTo(mine.email))).body).toEqual(wrongToken);
    server.clock.now += 30 * minute;
    expect((await verify(mine.email, mine.token, codeTo(mine.email))).body).toEqual(wrongToken);
  });
});

describe('the link for new login activity', () => {
  const expired = { statusCode: 400, code: 'invalid_request', message: 'Login Activity Token Incorrect.' };

  it('works once, even if it is followed twice at once [ACC-153]', async () => {
    const { email } = await held();
    const token = linkTokenTo(email);
    const answers = await Promise.all([follow(token), follow(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await follow(token)).body).toEqual(expired);
  });

  it('works for 30 minutes [ACC-153]', async () => {
    const [inTime, late] = [await held(), await held()];
    server.clock.now += 30 * minute - 1;
    expect((await follow(linkTokenTo(inTime.email))).status).toBe(200);
    server.clock.now += 1;
    expect((await follow(linkTokenTo(late.email))).body).toEqual(expired);
  });

  it('and the code together confirm once [ACC-149]', async () => {
    const { email, token } = await held();
    const answers = await Promise.all([follow(linkTokenTo(email)), verify(email, token, codeTo(email))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('of another purpose is refused [ACC-191]', async () => {
    const { email } = await server.addTrader();
    await server.post('/user/forgot_password', { email, exchange_id: '1' });
    await expect.poll(() => server.lettersTo(email, 'resetPassword').length).toBe(1);
    const token = server.lettersTo(email, 'resetPassword')[0]?.link.split('/').at(-1) ?? '';
    expect((await follow(token)).body).toEqual(expired);
  });
});

describe('resending the code', () => {
  it('mails a fresh one with a fresh socket token, and the earlier ones end [ACC-150]', async () => {
    const { email, away, token } = await held();
    const earlier = { code: codeTo(email), link: linkTokenTo(email) };
    const { status, body } = await resend(email, away);
    expect([status, body]).toEqual([
      200,
      { statusCode: 200, message: 'Resent New OTP on Mail', data: { socketToken: socketTokenIn(body) } },
    ]);
    const fresh = socketTokenIn(body);
    expect(fresh).not.toBe(token);
    expect((await verify(email, token, earlier.code)).body).toEqual(wrongToken);
    expect((await follow(earlier.link)).status).toBe(400);
    expect((await verify(email, fresh, codeTo(email))).status).toBe(200);
  });

  it('does not ask for the second factor again if it was already given [ACC-149]', async () => {
    const { email } = await server.addTrader(server.withApp('u-resent'));
    const away = somewhere();
    await server.logIn(email, away, { otp: server.appCode() });
    const { body } = await resend(email, away);
    await verify(email, socketTokenIn(body), codeTo(email), away);
    expect((await server.logIn(email, away)).body).toHaveProperty('token');
  });

  it('needs the credentials, and answers the same for an unknown address [ACC-144]', async () => {
    const { email, away } = await held();
    const wrong = await resend(email, away, { password: 'Wrong-1234!' });
    const unknown = await resend('nobody@example.com', away);
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { statusCode: 401, code: 'wrong_credentials', message: 'Wrong email or password.' },
    ]);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('is refused if no login is pending, or it is pending at another place [ACC-150]', async () => {
    const { email, home } = await held();
    expect(await resend(email, home)).toMatchObject({
      status: 409,
      body: { statusCode: 409, code: 'conflict', message: 'This sign-in has expired. Sign in again.' },
    });
  });

  it('is limited; beyond that a code is emailed that other attempts share [ACC-150] [ACC-159]', async () => {
    const { email, away } = await held();
    for (let times = 0; times < 8; times += 1) expect((await resend(email, away)).status).toBe(200);
    expect(letters(email)).toHaveLength(5);
    const { body } = await resend(email, away);
    await expect.poll(() => server.lettersTo(email, 'codeFirst').length).toBe(1);
    const [letter] = server.lettersTo(email, 'codeFirst');
    expect((await verify(email, socketTokenIn(body), letter?.code ?? '', away)).status).toBe(200);
    expect((await server.logIn(email, away)).body).toHaveProperty('token');
  });
});
