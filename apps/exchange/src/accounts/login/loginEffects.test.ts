import { createFakeExchange, examples, ok, type Answer, type Answers } from '@exchange/api/testing';
import { leadingZeroBits, type Result } from '@exchange/domain';
import { loginMachine, type Session } from '@exchange/machines';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createServices } from '#shared/services/createServices.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import type { StorageKey } from '#shared/storage/storageKeys.ts';
import { succeeded, tell, wentWrong, type Saying } from '#shared/services/tell.ts';
import { loginEffects } from './loginEffects';
import { loginSays } from './texts';

const { login, requestTfaReset } = examples;

const ada = { email: 'ada@example.com', password: 'Demo-1234!' };
const loggedIn: Session = {
  token: 'session-token-of-u-1001',
  uniqueId: 'u-1001',
  email: 'trader@example.com',
  isTwoFactorOn: false,
  checkToken: login.loggedIn.body.checkToken,
  feeDetail: JSON.stringify(login.loggedIn.body.feeDetail),
};

const signed: Result<string> = { data: '{"id":"AbC_1234"}' };

const start = (answers: Answers, ofDevice: Result<string> = signed) => {
  const { fetch, calls } = createFakeExchange(answers);
  const said: Saying[] = [];
  const sessions: Session[] = [];
  const clock = { now: 1_000_000 };
  const services = createServices(testConfig, testVersion, createTestEnvironment({ fetch }));
  let canResetTwoFactor = true;
  let takesPasskeys = true;
  const asked: unknown[] = [];
  const sign = async (options: unknown) => {
    asked.push(options);
    return ofDevice;
  };
  const effects = loginEffects({
    ...services,
    passkeys: { sign },
    onNoTwoFactorReset: () => (canResetTwoFactor = false),
    onNoPasskeys: () => (takesPasskeys = false),
  });
  const actor = createActor(loginMachine.provide(effects), { input: { now: () => clock.now } });
  actor.on('login.completed', ({ session }) => void sessions.push(session));
  tell(actor, loginSays, { toast: (saying) => void said.push(saying) });
  actor.start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    return settled();
  };
  const logIn = () => send({ type: 'credentials.submitted', credentials: ada });
  const resend = async () => {
    const saidBefore = said.length;
    clock.now += 60_000;
    actor.send({ type: 'resend.requested' });
    await expect.poll(() => said.length).toBe(saidBefore + 1);
  };
  const kept = (key: StorageKey) => services.device.read(key);
  return {
    ...{ actor, calls, said, sessions, send, logIn, resend, kept, asked },
    usePasskey: () => send({ type: 'passkey.requested' }),
    canResetTwoFactor: () => canResetTwoFactor,
    takesPasskeys: () => takesPasskeys,
  };
};

const placeOf = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot().value;

describe('work that a refused login asks for', () => {
  const work = { challenge: '1772452800000.8.k7q2mxw4td.c2lnbmF0dXJl', bits: 8 };
  const { status, body } = login.wrongCredentialsAgain;

  it('is proven by the next one, once [ACC-292]', async () => {
    const asked = { status, body: { ...body, proofOfWork: work } };
    const started = start({ login: [asked, 'wrongCredentials', 'loggedIn'] });
    for (let times = 0; times < 3; times += 1) await started.logIn();
    const [first, second, third] = started.calls.map(({ fields }) => fields['proof']);
    expect([first, third]).toEqual([undefined, undefined]);
    expect(second).toMatch(/^1772452800000\.8\.k7q2mxw4td\.c2lnbmF0dXJl\.\d+$/);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(String(second)));
    expect(leadingZeroBits(new Uint8Array(digest))).toBeGreaterThanOrEqual(8);
    expect(started.sessions).toEqual([loggedIn]);
  });

  it('is left undone if it would take too long [ACC-292]', async () => {
    const asked = { status, body: { ...body, proofOfWork: { ...work, bits: 32 } } };
    const started = start({ login: [asked, 'loggedIn'] });
    for (let times = 0; times < 2; times += 1) await started.logIn();
    expect(started.calls.map(({ fields }) => fields['proof'])).toEqual([undefined, undefined]);
  });
});

describe('a login', () => {
  it('sends email address and password, and returns a session with its fees', async () => {
    const started = start({ login: 'loggedIn' });
    await started.logIn();
    expect(started.calls).toEqual([{ operation: 'login', fields: { ...ada, exchange_id: '1' } }]);
    expect(started.sessions).toEqual([loggedIn]);
  });

  it('also reads the token from the data, and accepts whatever else is there', async () => {
    const started = start({ login: 'loggedInTokenInData' });
    await started.logIn();
    expect(started.sessions).toEqual([
      { ...loggedIn, isTwoFactorOn: true, checkToken: undefined, feeDetail: undefined },
    ]);
  });

  it('keeps the typed address if the answer has none', async () => {
    const { statusCode, message, token } = login.loggedIn.body;
    const started = start({ login: ok({ statusCode, message, token }) });
    await started.logIn();
    expect(started.actor.getSnapshot().context.session).toMatchObject({ token, uniqueId: '', email: ada.email });
  });

  it.each<[string, Answer<'login'>, string]>([
    ['wrong credentials', 'wrongCredentials', 'Wrong email or password.'],
    ['an address that was never verified', 'notVerified', 'Verify your email address first.'],
    ['too many attempts', 'tooManyTries', 'Too many attempts. Wait a moment and try again.'],
    ['an exchange that is down', 'unavailable', login.unavailable.body.message],
    ['an unreadable answer', Response.json('<html>'), 'Something went wrong!'],
  ])('refused for %s reports it and stores nothing', async (_, answer, text) => {
    const started = start({ login: answer });
    await started.logIn();
    expect(placeOf(started)).toEqual({ credentials: 'editing' });
    expect(started.said).toMatchObject([wentWrong(text)]);
    const keys = ['jwt', 'email', 'userData', 'tfa_status'] as const;
    expect(keys.map(started.kept)).toEqual(Array(4).fill(undefined));
  });
});

describe('the two-factor step', () => {
  it('sends the code as otp with credentials and unique id, and two-factor is on [ACC-043]', async () => {
    const { statusCode, message, token } = login.loggedIn.body;
    const started = start({ login: ['twoFactorWanted', 'wrongCode', ok({ statusCode, message, token })] });
    await started.logIn();
    expect(placeOf(started)).toEqual({ twoFactor: 'editing' });
    expect([started.kept('tfa_status'), started.kept('jwt')]).toEqual(['1', undefined]);

    await started.send({ type: 'code.submitted', code: '111111' });
    expect(started.said).toEqual([wentWrong('Invalid OTP')]);

    await started.send({ type: 'code.submitted', code: '222 222' });
    expect(started.calls.at(-1)).toEqual({
      operation: 'login',
      fields: { ...ada, unique_id: 'u-1001', otp: '222222', exchange_id: '1' },
    });
    expect(started.actor.getSnapshot().context.session).toMatchObject({ uniqueId: 'u-1001', isTwoFactorOn: true });
  });

  it("doesn't affect the next trader who logs in on this device", async () => {
    const { statusCode, message, token } = login.loggedIn.body;
    const started = start({ login: ['twoFactorWanted', ok({ statusCode, message, token })] });
    await started.logIn();
    await started.send({ type: 'back.requested' });
    await started.logIn();
    expect(started.actor.getSnapshot().context.session?.isTwoFactorOn).toBe(false);
    expect(started.kept('tfa_status')).toBeUndefined();
  });

  it('requests an emailed link, with email and password', async () => {
    const started = start({ login: 'twoFactorWanted', requestTfaReset: 'taken' });
    await started.logIn();
    await started.send({ type: 'twoFactorReset.requested' });
    expect(started.calls.at(-1)).toEqual({ operation: 'requestTfaReset', fields: { ...ada, exchange_id: '1' } });
    expect(started.said).toEqual([succeeded(requestTfaReset.taken.body.message)]);
    expect(started.canResetTwoFactor()).toBe(true);
  });

  it.each([404, 501])('learns from %s that the exchange sends no such links', async (status) => {
    const started = start({ login: 'twoFactorWanted', requestTfaReset: Response.json({}, { status }) });
    await started.logIn();
    await started.send({ type: 'twoFactorReset.requested' });
    expect(started.canResetTwoFactor()).toBe(false);
    expect(placeOf(started)).toEqual({ twoFactor: 'editing' });
  });
});

describe('the email code step', () => {
  it('sends the emailed code as otp; a resend is the login without it [ACC-219]', async () => {
    const started = start({ login: ['mailCodeWanted', 'mailCodeWanted', 'loggedIn'] });
    await started.logIn();
    await started.resend();
    expect(started.calls.at(-1)).toEqual({ operation: 'login', fields: { ...ada, exchange_id: '1' } });
    expect(started.said).toEqual([succeeded('Resent New OTP on Mail')]);
    await started.send({ type: 'code.submitted', code: '12345' });
    expect(started.calls.at(-1)).toEqual({
      operation: 'login',
      fields: { ...ada, unique_id: 'u-1001', otp: '12345', exchange_id: '1' },
    });
    expect(started.actor.getSnapshot().status).toBe('done');
  });

  it.each<[string, Answer<'login'>]>([
    ['is refused', 'tooManyTries'],
    ['has an unreadable answer', ok({ statusCode: 200, message: 'Hello' })],
  ])('reports a resend that %s', async (_, answer) => {
    const started = start({ login: ['mailCodeWanted', answer] });
    await started.logIn();
    await started.resend();
    expect(started.said).toEqual([wentWrong('Error while sending new OTP')]);
  });
});

describe('new login activity', () => {
  it('stores the address, verifies the code with the newest socket token, and logs in again [ACC-220]', async () => {
    const started = start({
      login: ['newLoginActivity', 'loggedIn'],
      resendLoginActivityCode: 'resent',
      verifyLoginActivity: 'verified',
    });
    await started.logIn();
    expect(started.kept('email')).toBe(ada.email);
    await started.resend();
    await started.send({ type: 'code.submitted', code: '12345' });
    expect(started.calls.slice(1)).toEqual([
      { operation: 'resendLoginActivityCode', fields: { ...ada, exchange_id: '1' } },
      {
        operation: 'verifyLoginActivity',
        fields: {
          email: ada.email,
          loginActivityToken: 'second-activity-token-of-u-1001',
          otp: '12345',
          exchangeId: '1',
        },
      },
      { operation: 'login', fields: { ...ada, exchange_id: '1' } },
    ]);
    expect(started.actor.getSnapshot().context.session).toEqual(loggedIn);
  });

  it.each([
    ['wrongCode', 'Invalid OTP'],
    ['wrongActivityToken', 'Login Activity Token Incorrect.'],
  ] as const)('stays after a refusal, and continues after a resend', async (refusal, text) => {
    const started = start({
      login: ['newLoginActivity', 'loggedIn'],
      verifyLoginActivity: [refusal, 'verified'],
      resendLoginActivityCode: 'resentSameToken',
    });
    await started.logIn();
    await started.send({ type: 'code.submitted', code: '11111' });
    expect(started.said).toEqual([wentWrong(text)]);
    await started.resend();
    await started.send({ type: 'code.submitted', code: '22222' });
    expect(started.calls.at(-2)).toMatchObject({
      operation: 'verifyLoginActivity',
      fields: { loginActivityToken: 'activity-token-of-u-1001' },
    });
    expect(started.actor.getSnapshot().status).toBe('done');
  });
});

describe('an expired password', () => {
  const replacement = {
    email: ada.email,
    newPassword: 'New-1234!',
    confirmPassword: 'New-1234!',
    otp: '12345',
    tfaCode: '123456',
  };

  it('is replaced with the emailed code and the 2FA code', async () => {
    const started = start({ login: 'passwordExpired', resetExpiredPassword: 'reset' });
    await started.logIn();
    expect(started.actor.getSnapshot().context.hasTwoFactor).toBe(true);
    await started.send({ type: 'password.submitted', replacement });
    expect(started.calls.at(-1)).toEqual({
      operation: 'resetExpiredPassword',
      fields: { ...replacement, exchangeId: '1' },
    });
    expect(started.said).toEqual([succeeded('Password Reset Successful, please login')]);
    expect(placeOf(started)).toEqual({ credentials: 'editing' });
  });

  it('sends no 2FA code while two-factor is off', async () => {
    const started = start({ login: 'passwordExpired', resetExpiredPassword: 'wrongCode' });
    await started.logIn();
    await started.send({ type: 'password.submitted', replacement: { ...replacement, tfaCode: '' } });
    const { tfaCode: _, ...sent } = replacement;
    expect(started.calls.at(-1)).toEqual({
      operation: 'resetExpiredPassword',
      fields: { ...sent, exchangeId: '1' },
    });
    expect(started.said).toEqual([wentWrong('Invalid OTP')]);
  });

  it('has its code sent again by the login without a code', async () => {
    const started = start({ login: 'passwordExpired' });
    await started.logIn();
    await started.resend();
    expect(started.calls.at(-1)).toEqual({ operation: 'login', fields: { ...ada, exchange_id: '1' } });
  });
});

describe('a login with a passkey', () => {
  const answers: Answers = { passkeySignInOptions: 'options', passkeySignIn: 'signedIn' };

  it('has the device sign what the exchange asks for, and returns a session like any other [ACC-346]', async () => {
    const started = start(answers);
    await started.usePasskey();
    expect(started.asked).toEqual([examples.passkeySignInOptions.options.body.data]);
    expect(started.calls.at(-1)).toMatchObject({ operation: 'passkeySignIn', fields: { credential: signed.data } });
    const { feeDetail } = examples.passkeySignIn.signedIn.body;
    expect(started.sessions).toEqual([{ ...loggedIn, feeDetail: JSON.stringify(feeDetail) }]);
  });

  it('that the device or the exchange refuses says so, and the form is there again [ACC-346]', async () => {
    const cancelled = start(answers, { error: { code: 'refused', status: 0, message: 'Cancelled.' } });
    await cancelled.usePasskey();
    expect(cancelled.said).toEqual([wentWrong('Cancelled.')]);
    expect(placeOf(cancelled)).toEqual({ credentials: 'editing' });
    const refused = start({ ...answers, passkeySignIn: 'notAccepted' });
    await refused.usePasskey();
    expect(refused.said).toEqual([wentWrong("This passkey wasn't accepted.")]);
    expect(refused.takesPasskeys()).toBe(true);
  });

  it('is no longer offered by an exchange that turns out to have none [ACC-346]', async () => {
    const started = start({ passkeySignInOptions: () => new Response('', { status: 404 }) });
    await started.usePasskey();
    expect(started.takesPasskeys()).toBe(false);
    expect(started.asked).toEqual([]);
  });
});
