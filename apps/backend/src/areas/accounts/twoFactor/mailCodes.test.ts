import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { somewhere, startAccounts, type AccountsServer, type From } from '../testing/accountsServer';
import { switchingSteps, type SignedIn } from '../testing/switching';

let server: AccountsServer;
let steps: ReturnType<typeof switchingSteps>;
let ada: SignedIn;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), { MAIL_TRIES: '1000', CODE_TRIES: '1000', LOGIN_TRIES: '1000' });
  steps = switchingSteps(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await steps.newcomer();
});

const mailCodeFirst = {
  status: 403,
  body: { status: 403, code: 'forbidden', message: 'Verify the code we emailed you first.' },
};
const wrongApp = {
  status: 400,
  body: { status: 400, code: 'wrong_two_factor_code', message: 'Wrong 2FA code.', field: 'code' },
};
const areOn = { status: 200, body: { status: 200, message: 'Sign-in codes by email are on.' } };
const areOff = { status: 200, body: { status: 200, message: 'Sign-in codes by email are off.' } };
const alreadyOn = { status: 409, body: { message: 'Sign-in codes by email are already on.' } };

const next = async ({ email, home }: SignedIn, from: From = home): Promise<unknown> =>
  (await server.logIn(email, from)).body['message'];

const byMail = "Enter the code we've emailed you.";
const byApp = 'Please Enter 2FA';
const byNothing = 'Login successfully.';

const choose = async (who: SignedIn, mailAuth: 'Enable' | 'Disable', code?: string) => {
  await steps.begunForMail(who, mailAuth);
  return steps.turnMail(who, code);
};

const flagsOf = async ({ uniqueId, email, home, token }: SignedIn): Promise<unknown> => {
  const status = await server.get('/user/usertfastatus', { uniqueId, email, exchangeId: '1' }, home, token);
  const profile = await steps.post('/user/user_profile', { user_id: uniqueId }, { uniqueId, email, home, token });
  const { tfaStatus, mailAuth } = profile.body['data'] as Record<string, unknown>;
  expect(status.body['data']).toEqual({ tfaStatus, mailAuth });
  return { tfaStatus, mailAuth };
};

const factorEvents = async ({ uniqueId }: SignedIn): Promise<string[]> => {
  const { rows } = await server.database.pool.query<{ kind: string }>(
    `select kind from security_event where unique_id = $1 and kind ~ 'turned (on|off)$' order by id`,
    [uniqueId],
  );
  return rows.map(({ kind }) => kind);
};

const lettersAbout = ({ email }: SignedIn): string[] =>
  server.sent.flatMap(({ to, letter }) => (to === email && /(en|dis)abled$/i.test(letter.kind) ? [letter.kind] : []));

describe('sign-in codes by email', () => {
  it('are turned on and off by a code that is emailed to the session [PRF-170]', async () => {
    expect(await steps.askForMail(ada, 'Enable')).toMatchObject({ body: { message: "We've emailed you a code." } });
    expect(server.lettersTo(ada.email, 'twoFactorCode').at(-1)).toMatchObject({ factor: 'mail', turnsOn: true });
    expect(await steps.turnMail(ada)).toMatchObject(mailCodeFirst);
    await steps.verify(ada);
    expect(await steps.turnMail(await steps.again(ada))).toMatchObject(mailCodeFirst);
    expect(await steps.turnMail(ada)).toMatchObject(areOn);
    expect(await flagsOf(ada)).toEqual({ tfaStatus: 0, mailAuth: 1 });
    expect(await next(ada)).toBe(byMail);
    const otp = server.lettersTo(ada.email, 'loginCode').at(-1)?.code ?? '';
    expect((await server.logIn(ada.email, ada.home, { otp })).body).toMatchObject({ tfaStatus: 0, mailAuth: 1 });
    expect(await choose(ada, 'Disable')).toMatchObject(areOff);
    expect(await flagsOf(ada)).toEqual({ tfaStatus: 0, mailAuth: 0 });
    expect(await next(ada)).toBe(byNothing);
  });

  it('end when the app is turned on, and it ends when they are, with its code [PRF-171]', async () => {
    await choose(ada, 'Enable');
    const key = await steps.enable(ada);
    expect(await flagsOf(ada)).toEqual({ tfaStatus: 1, mailAuth: 0 });
    expect(await next(ada)).toBe(byApp);
    const right = server.appCode(0, key);
    await steps.begunForMail(ada, 'Enable');
    for (const wrong of [undefined, right === '000000' ? '000001' : '000000'])
      expect(await steps.turnMail(ada, wrong)).toMatchObject(wrongApp);
    expect(await flagsOf(ada)).toEqual({ tfaStatus: 1, mailAuth: 0 });
    expect(await steps.turnMail(ada, right)).toMatchObject(areOn);
    expect(await flagsOf(ada)).toEqual({ tfaStatus: 0, mailAuth: 1 });
    expect(await next(ada)).toBe(byMail);
  });

  it('neither are left where the app is turned off that a server had on beside them [PRF-171]', async () => {
    const both = await server.addTrader({ ...server.withApp('u-both-on'), isMailCodeOn: true });
    const token = await steps.signIn(both.email, both.home, { otp: server.appCode() });
    const who = { ...both, token };
    expect(await flagsOf(who)).toEqual({ tfaStatus: 1, mailAuth: 0 });
    await steps.begun(who, 'Disable');
    await steps.turn(who, server.appCode(1));
    expect(await next(who)).toBe(byNothing);
  });

  it('are switched by no code that was emailed for the app, nor the app by one for them [PRF-172]', async () => {
    await steps.begun(ada, 'Enable');
    const key = String(await steps.secretOf(ada));
    expect(await steps.turnMail(ada, server.appCode(0, key))).toMatchObject(mailCodeFirst);
    await steps.begunForMail(ada, 'Enable');
    expect(await steps.turn(ada, server.appCode(0, key))).toMatchObject(mailCodeFirst);
    expect(await flagsOf(ada)).toEqual({ tfaStatus: 0, mailAuth: 0 });
  });

  it('are not turned on any more by what was verified before the app was [PRF-172]', async () => {
    const elsewhere = await steps.again(ada);
    await steps.begunForMail(elsewhere, 'Enable');
    const key = await steps.enable(ada);
    expect(await steps.turnMail(elsewhere, server.appCode(0, key))).toMatchObject(mailCodeFirst);
    expect(await flagsOf(ada)).toEqual({ tfaStatus: 1, mailAuth: 0 });
  });

  it('are turned on once by a double click, and in two sessions [PRF-172]', async () => {
    const elsewhere = await steps.again(ada);
    for (const who of [ada, elsewhere]) await steps.begunForMail(who, 'Enable');
    const answers = await Promise.all([ada, ada, elsewhere].map((who) => steps.turnMail(who)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(lettersAbout(ada)).toEqual(['mailCodesEnabled']);
    expect(await steps.askForMail(ada, 'Enable')).toMatchObject({ ...alreadyOn, body: { field: 'mailAuth' } });
  });

  it('are told by email and in the log with every change [PRF-173]', async () => {
    await choose(ada, 'Enable');
    const key = await steps.enable(ada);
    await choose(ada, 'Enable', server.appCode(0, key));
    await choose(ada, 'Disable');
    expect(lettersAbout(ada)).toEqual([
      'mailCodesEnabled',
      'twoFactorEnabled',
      'mailCodesEnabled',
      'mailCodesDisabled',
    ]);
    expect(await factorEvents(ada)).toEqual([
      'mail codes turned on',
      'mail codes turned off',
      'two-factor turned on',
      'two-factor turned off',
      'mail codes turned on',
      'mail codes turned off',
    ]);
  });

  it('let nobody in who was held at a new device with one when the app was turned on [PRF-174]', async () => {
    await choose(ada, 'Enable');
    const there = somewhere();
    await next(ada, there);
    const otp = server.lettersTo(ada.email, 'loginCode').at(-1)?.code ?? '';
    expect((await server.logIn(ada.email, there, { otp })).status).toBe(422);
    await steps.enable(ada);
    const link = server.lettersTo(ada.email, 'loginActivity').at(-1)?.link.split('/').at(-1) ?? '';
    await server.get(`/user/updateLoginDetails/${link}`, {}, there);
    expect(await next(ada, there)).toBe(byApp);
  });

  it('are not the 2FA that withdrawing asks for [PRF-175]', async () => {
    const account = await server.addTrader({ kycStatus: 2 });
    const who = { ...account, token: await steps.signIn(account.email, account.home) };
    await choose(who, 'Enable');
    const asked = { currency: 'XDC', amount: '1000' };
    expect(await steps.post('/user/generate_withdrawal_otp', asked, who)).toMatchObject({
      body: { message: 'Please enable 2FA.' },
    });
  });
});
