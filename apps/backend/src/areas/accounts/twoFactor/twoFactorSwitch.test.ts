import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { minute, startAccounts, wrongCode, type AccountsServer } from '../testing/accountsServer';
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

const verified = { status: 200, body: { message: 'OTP Verified Successfully' } };
const invalid = {
  status: 400,
  body: { statusCode: 400, code: 'wrong_email_code', message: 'Invalid OTP', field: 'otp' },
};
const mailCodeFirst = {
  status: 403,
  body: { status: 403, code: 'forbidden', message: 'Verify the code we emailed you first.' },
};
const wrongApp = {
  status: 400,
  body: { status: 400, code: 'wrong_two_factor_code', message: 'Wrong 2FA code.', field: 'code' },
};
const isOn = { status: 200, body: { status: 200, message: 'Two-factor authentication is enabled.' } };
const isOff = { status: 200, body: { status: 200, message: 'Two-factor authentication is disabled.' } };
const alreadyOn = {
  status: 409,
  body: { status: 409, code: 'conflict', message: 'Two-factor authentication is already on.' },
};

const eventsOf = async ({ uniqueId }: SignedIn): Promise<string[]> => {
  const { rows } = await server.database.pool.query<{ kind: string }>(
    'select kind from security_event where unique_id = $1 order by id',
    [uniqueId],
  );
  return rows.map(({ kind }) => kind);
};

const secret = async (who = ada): Promise<string> => String(await steps.secretOf(who));

describe('the code that a switch begins with', () => {
  it('is emailed to its trader and says what it is for [PRF-110]', async () => {
    expect(await steps.ask(ada, 'Enable')).toMatchObject({
      status: 200,
      body: { message: "We've emailed you a code." },
    });
    expect(server.lettersTo(ada.email, 'twoFactorCode')).toEqual([
      { kind: 'twoFactorCode', code: expect.stringMatching(/^\d{5}$/) as string, factor: 'app', turnsOn: true },
    ]);
    await steps.enable(ada);
    await steps.ask(ada, 'Disable');
    expect(server.lettersTo(ada.email, 'twoFactorCode').at(-1)).toMatchObject({ turnsOn: false });
  });

  it('is valid for 2 minutes, and works once [PRF-110] [PRF-112] [DOM-331]', async () => {
    const code = await steps.asked(ada, 'Enable');
    server.clock.now += 2 * minute - 1;
    expect(await steps.verify(ada, code)).toMatchObject(verified);
    expect(await steps.verify(ada, code)).toMatchObject(invalid);
    const second = await steps.asked(ada, 'Enable');
    server.clock.now += 2 * minute;
    expect(await steps.verify(ada, second)).toMatchObject(invalid);
  });

  it('is the newest one of the session alone [PRF-110] [PRF-112]', async () => {
    const first = await steps.asked(ada, 'Enable');
    const second = await steps.asked(ada, 'Enable');
    expect(await steps.verify(ada, first)).toMatchObject(invalid);
    expect(await steps.verify(ada, second)).toMatchObject(verified);
  });

  it('is refused in every other session, of its trader and of others [PRF-112]', async () => {
    const elsewhere = await steps.again(ada);
    const eve = await steps.newcomer();
    const code = await steps.asked(ada, 'Enable');
    const others = await steps.asked(eve, 'Enable');
    await steps.ask(elsewhere, 'Enable');
    expect(await steps.verify(elsewhere, code)).toMatchObject(invalid);
    expect(await steps.verify(eve, code)).toMatchObject(invalid);
    expect(await steps.verify(ada, others)).toMatchObject(invalid);
    expect(await steps.verify(ada, code)).toMatchObject(verified);
  });

  it.each(['', '1234', '123456', 'abcde'])('is refused in words where it reads %j [PRF-112]', async (otp) => {
    await steps.ask(ada, 'Enable');
    const { status, body } = await steps.verify(ada, otp);
    expect([status, body['field']]).toEqual([400, 'otp']);
    expect(['Invalid OTP', 'This field is required.']).toContain(body['message']);
  });

  it('that was emailed for something else is refused, and this one is refused there [PRF-112]', async () => {
    const other = await server.addTrader({ isMailCodeOn: true });
    await server.logIn(other.email, other.home);
    const otp = server.lettersTo(other.email, 'loginCode').at(-1)?.code ?? '';
    const who = { ...other, token: await steps.signIn(other.email, other.home, { otp }) };
    await server.logIn(other.email, other.home);
    const signInCode = server.lettersTo(other.email, 'loginCode').at(-1)?.code ?? '';
    const switchCode = await steps.asked(who, 'Enable');
    expect(await steps.verify(who, signInCode)).toMatchObject(invalid);
    expect((await server.logIn(other.email, other.home, { otp: switchCode })).status).toBe(401);
    expect(await steps.verify(who, switchCode)).toMatchObject(verified);
  });

  it('is not emailed if two-factor is already that way [PRF-111]', async () => {
    expect(await steps.ask(ada, 'Disable')).toMatchObject({
      status: 409,
      body: {
        statusCode: 409,
        code: 'conflict',
        message: 'Two-factor authentication is already off.',
        field: 'tfaStatus',
      },
    });
    expect(server.lettersTo(ada.email, 'twoFactorCode')).toEqual([]);
    await steps.enable(ada);
    expect(await steps.ask(ada, 'Enable')).toMatchObject({
      status: 409,
      body: {
        statusCode: 409,
        code: 'conflict',
        message: 'Two-factor authentication is already on.',
        field: 'tfaStatus',
      },
    });
    expect(server.lettersTo(ada.email, 'twoFactorCode')).toHaveLength(1);
  });
});

describe('two-factor', () => {
  it('is turned on by the emailed code and then the one of the app, and off in the same way [PRF-114] [PRF-117]', async () => {
    await steps.begun(ada, 'Enable');
    const key = await secret();
    expect(await steps.turn(ada, server.appCode(0, key))).toMatchObject(isOn);
    expect(await steps.isOn(ada)).toBe(true);
    expect((await server.logIn(ada.email, ada.home)).body['message']).toBe('Please Enter 2FA');
    server.clock.now += 30_000;
    await steps.begun(ada, 'Disable');
    expect(await steps.turn(ada, server.appCode(0, key))).toMatchObject(isOff);
    expect((await server.logIn(ada.email, ada.home)).body['message']).toBe('Login successfully.');
    expect(server.lettersTo(ada.email, 'twoFactorEnabled')).toHaveLength(1);
    expect(server.lettersTo(ada.email, 'twoFactorDisabled')).toEqual([
      { kind: 'twoFactorDisabled', at: new Date(server.clock.now) },
    ]);
    const events = await eventsOf(ada);
    expect(events.filter((kind) => kind.startsWith('two-factor'))).toEqual([
      'two-factor turned on',
      'two-factor turned off',
    ]);
  });

  it('is switched only after the emailed code was verified, and within ten minutes of it [PRF-113]', async () => {
    expect(await steps.turn(ada, '123456')).toMatchObject(mailCodeFirst);
    await steps.ask(ada, 'Enable');
    const key = await secret();
    expect(await steps.turn(ada, server.appCode(0, key))).toMatchObject(mailCodeFirst);
    await steps.verify(ada);
    server.clock.now += 10 * minute + 1;
    expect(await steps.turn(ada, server.appCode(0, key))).toMatchObject(mailCodeFirst);
    expect(await steps.isOn(ada)).toBe(false);
    await steps.begun(ada, 'Enable');
    server.clock.now += 10 * minute;
    expect(await steps.turn(ada, server.appCode(0, await secret()))).toMatchObject(isOn);
  });

  it('is not switched by what another session has verified [PRF-113]', async () => {
    const elsewhere = await steps.again(ada);
    await steps.begun(ada, 'Enable');
    expect(await steps.turn(elsewhere, server.appCode(0, await secret()))).toMatchObject(mailCodeFirst);
  });

  it('requested again must be verified again [PRF-113]', async () => {
    await steps.begun(ada, 'Enable');
    await steps.ask(ada, 'Enable');
    expect(await steps.turn(ada, server.appCode(0, await secret()))).toMatchObject(mailCodeFirst);
  });

  it('ends up on if two sessions turn it on at the same time [PRF-114]', async () => {
    const elsewhere = await steps.again(ada);
    await steps.begun(ada, 'Enable');
    await steps.begun(elsewhere, 'Enable');
    const key = await secret();
    const answers = await Promise.all([
      steps.turn(ada, server.appCode(0, key)),
      steps.turn(elsewhere, server.appCode(0, key)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(alreadyOn);
    expect(await steps.turn(ada, server.appCode(1, key))).toMatchObject(alreadyOn);
    expect(await steps.turn(elsewhere, server.appCode(1, key))).toMatchObject(alreadyOn);
    expect(await steps.isOn(ada)).toBe(true);
    expect(server.lettersTo(ada.email, 'twoFactorEnabled')).toHaveLength(1);
  });

  it('ends up on if two tabs of one session turn it on at the same time [PRF-114]', async () => {
    await steps.begun(ada, 'Enable');
    const key = await secret();
    const answers = await Promise.all([0, 1].map((later) => steps.turn(ada, server.appCode(later, key))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await steps.isOn(ada)).toBe(true);
  });

  it('is not turned on again by what was verified before it was turned off [PRF-114]', async () => {
    const elsewhere = await steps.again(ada);
    await steps.begun(elsewhere, 'Enable');
    const key = await steps.enable(ada);
    await steps.begun(ada, 'Disable');
    expect(await steps.turn(ada, server.appCode(0, key))).toMatchObject(isOff);
    await steps.ask(ada, 'Enable');
    expect(await steps.turn(elsewhere, server.appCode(0, await secret()))).toMatchObject(mailCodeFirst);
    expect(await steps.isOn(ada)).toBe(false);
  });

  it('stays as it is by a wrong code, after which the right one still works [PRF-116]', async () => {
    await steps.begun(ada, 'Enable');
    const key = await secret();
    const right = server.appCode(0, key);
    const wrong = right === '000000' ? '000001' : '000000';
    expect(await steps.turn(ada, wrong)).toMatchObject(wrongApp);
    expect(await steps.turn(ada, right)).toMatchObject(isOn);
  });

  it('takes no code of the app twice, nor an earlier one [PRF-116]', async () => {
    await steps.begun(ada, 'Enable');
    const key = await secret();
    const first = server.appCode(0, key);
    await steps.turn(ada, first);
    expect((await server.logIn(ada.email, ada.home, { otp: first })).status).toBe(401);
    await steps.begun(ada, 'Disable');
    expect(await steps.turn(ada, first)).toMatchObject(wrongApp);
    expect(await steps.turn(ada, server.appCode(-1, key))).toMatchObject(wrongApp);
    const next = server.appCode(1, key);
    expect((await server.logIn(ada.email, ada.home, { otp: next })).status).toBe(200);
    expect(await steps.turn(ada, next)).toMatchObject(wrongApp);
    expect(await steps.isOn(ada)).toBe(true);
  });

  it('is refused with a message if the code is malformed [PRF-116]', async () => {
    const { status, body } = await steps.turn(ada, '12345');
    expect([status, body]).toEqual([
      400,
      {
        status: 400,
        code: 'invalid_request',
        message: 'Enter the 6-digit code from your authenticator app.',
        field: 'code',
      },
    ]);
  });
});

describe('the set-up secret', () => {
  it('is shown from the request until confirmation, the same in every tab [PRF-115]', async () => {
    const elsewhere = await steps.again(ada);
    expect(await steps.secretOf(ada)).toBeUndefined();
    await steps.ask(ada, 'Enable');
    const key = await secret();
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    await steps.ask(elsewhere, 'Enable');
    expect(await secret()).toBe(key);
    await steps.ask(ada, 'Enable');
    await steps.verify(ada);
    expect(await secret()).toBe(key);
    await steps.turn(ada, server.appCode(0, key));
    expect(await steps.secretOf(ada)).toBeUndefined();
    const { body } = await server.logIn(ada.email, ada.home, { otp: server.appCode(1, key) });
    expect(body['message']).toBe('Login successfully.');
    expect(JSON.stringify(body)).not.toContain(key);
  });

  it('of an abandoned set-up is no longer valid once the next one begins [PRF-115]', async () => {
    await steps.ask(ada, 'Enable');
    const old = await secret();
    server.clock.now += 12 * minute;
    await steps.ask(ada, 'Enable');
    expect(await secret()).not.toBe(old);
  });

  it('that was shown to a session that has since ended is no longer valid [PRF-115]', async () => {
    const thief = await steps.again(ada);
    await steps.ask(thief, 'Enable');
    const seen = await secret();
    await steps.post('/user/end_other_sessions', {}, ada);
    await steps.ask(ada, 'Enable');
    expect(await secret()).not.toBe(seen);
  });

  it('is another one after two-factor was turned off [PRF-115]', async () => {
    const key = await steps.enable(ada);
    await steps.begun(ada, 'Disable');
    await steps.turn(ada, server.appCode(0, key));
    expect(await steps.secretOf(ada)).toBeUndefined();
    await steps.ask(ada, 'Enable');
    expect(await secret()).not.toBe(key);
  });

  it('is stored sealed in the database [PRF-123]', async () => {
    await steps.ask(ada, 'Enable');
    const { rows } = await server.database.pool.query<{ text: string }>(
      `select encode(two_factor_secret, 'escape') as text from trader where unique_id = $1`,
      [ada.uniqueId],
    );
    expect(rows[0]?.text).not.toContain(await secret());
  });
});

describe('wrong codes', () => {
  it('fifty in a row verify nothing, and the right one is dead by then [PRF-122]', { tags: 'nightly' }, async () => {
    const code = await steps.asked(ada, 'Enable');
    for (let tries = 0; tries < 50; tries += 1) expect(await steps.verify(ada, wrongCode)).toMatchObject(invalid);
    expect(await steps.verify(ada, code)).toMatchObject(invalid);
    expect(await steps.verify(ada, await steps.asked(ada, 'Enable'))).toMatchObject(verified);
  });
});
