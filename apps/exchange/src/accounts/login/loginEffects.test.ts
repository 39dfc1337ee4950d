import { examples } from '@exchange/api/testing';
import { loginMachine, type LoginEmitted, type Session } from '@exchange/machines';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { servicesFor } from '../../app/testing/servicesFor';
import { createScriptedExchange } from '../testing/scriptedExchange';
import { loginEffects } from './loginEffects';

const { login, resendLoginActivityCode, verifyLoginActivity, resetExpiredPassword, requestTfaReset } = examples;

type Step = Parameters<typeof createScriptedExchange>[number];

const ada = { email: 'ada@example.com', password: 'Demo-1234!' };
const loggedIn: Session = {
  token: 'session-token-of-u-1001',
  uniqueId: 'u-1001',
  email: 'trader@example.com',
  isTwoFactorOn: false,
  feeDetail: JSON.stringify(login.loggedIn.body.feeDetail),
};

const start = (...answers: Step[]) => {
  const { fetch, heard } = createScriptedExchange(...answers);
  const said: LoginEmitted[] = [];
  const clock = { now: 1_000_000 };
  const services = servicesFor({ fetch });
  let canResetTwoFactor = true;
  const effects = loginEffects({ ...services, onNoTwoFactorReset: () => (canResetTwoFactor = false) });
  const actor = createActor(loginMachine.provide(effects), { input: { now: () => clock.now } });
  actor.on('*', (event) => said.push(event));
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
  const kept = (key: string) => services.device.read(key);
  return { actor, heard, said, send, logIn, resend, kept, canResetTwoFactor: () => canResetTwoFactor };
};

const placeOf = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot().value;

describe('a login', () => {
  it('sends email address and password, and brings a session with its fees [ACC-010]', async () => {
    const started = start(login.loggedIn);
    await started.logIn();
    expect(started.heard).toEqual([{ path: '/api/user/login', fields: { ...ada, exchange_id: '1' } }]);
    expect(started.said).toEqual([{ type: 'login.completed', session: loggedIn }]);
  });

  it('reads the token in the data as well, and is content with what else is there [ACC-010]', async () => {
    const started = start(login.loggedInTokenInData);
    await started.logIn();
    expect(started.said).toEqual([
      { type: 'login.completed', session: { ...loggedIn, isTwoFactorOn: true, feeDetail: undefined } },
    ]);
  });

  it('keeps the address that was typed where the answer names none [ACC-010]', async () => {
    const { statusCode, message, token } = login.loggedIn.body;
    const started = start({ status: 200, body: { statusCode, message, token } });
    await started.logIn();
    expect(started.actor.getSnapshot().context.session).toMatchObject({ token, uniqueId: '', email: ada.email });
  });

  it.each<[string, Step, string]>([
    ['wrong credentials', login.wrongCredentials, 'Wrong email or password.'],
    ['an address that was never verified', login.notVerified, 'Verify your email address first.'],
    ['too many tries', login.tooManyTries, 'Too many attempts. Wait a moment and try again.'],
    ['an exchange that is down', login.unavailable, login.unavailable.body.message],
    ['an answer without sense', { status: 200, body: '<html>' }, 'Something went wrong!'],
  ])('refused for %s says so and stores nothing [ACC-006] [ACC-011] [ACC-190]', async (_, answer, text) => {
    const started = start(answer);
    await started.logIn();
    expect(placeOf(started)).toEqual({ credentials: 'editing' });
    expect(started.said).toEqual([{ type: 'notice', tone: 'error', text }]);
    expect(['jwt', 'email', 'userData', 'tfa_status'].map(started.kept)).toEqual(Array(4).fill(undefined));
  });
});

describe('the two-factor step', () => {
  it('sends the code as otp with credentials and unique id, and two-factor counts as on [ACC-040] [ACC-043]', async () => {
    const { statusCode, message, token } = login.loggedIn.body;
    const started = start(login.twoFactorWanted, login.wrongCode, {
      status: 200,
      body: { statusCode, message, token },
    });
    await started.logIn();
    expect(placeOf(started)).toEqual({ twoFactor: 'editing' });
    expect([started.kept('tfa_status'), started.kept('jwt')]).toEqual(['1', undefined]);

    await started.send({ type: 'code.submitted', code: '111111' });
    expect(started.said).toEqual([{ type: 'notice', tone: 'error', text: 'Invalid OTP' }]);

    await started.send({ type: 'code.submitted', code: '222 222' });
    expect(started.heard.at(-1)).toEqual({
      path: '/api/user/login',
      fields: { ...ada, unique_id: 'u-1001', otp: '222222', exchange_id: '1' },
    });
    expect(started.actor.getSnapshot().context.session).toMatchObject({ uniqueId: 'u-1001', isTwoFactorOn: true });
  });

  it('of one trader says nothing of the next who logs in on this device [ACC-040]', async () => {
    const { statusCode, message, token } = login.loggedIn.body;
    const started = start(login.twoFactorWanted, { status: 200, body: { statusCode, message, token } });
    await started.logIn();
    await started.send({ type: 'back.requested' });
    await started.logIn();
    expect(started.actor.getSnapshot().context.session?.isTwoFactorOn).toBe(false);
    expect(started.kept('tfa_status')).toBeUndefined();
  });

  it('has a link mailed, with email and password [ACC-045]', async () => {
    const started = start(login.twoFactorWanted, requestTfaReset.taken);
    await started.logIn();
    await started.send({ type: 'twoFactorReset.requested' });
    expect(started.heard.at(-1)).toEqual({ path: '/api/user/request_tfa_reset', fields: { ...ada, exchange_id: '1' } });
    expect(started.said).toEqual([{ type: 'notice', tone: 'success', text: requestTfaReset.taken.body.message }]);
    expect(started.canResetTwoFactor()).toBe(true);
  });

  it.each([404, 501])('learns from %s that the exchange mails no such links [ACC-045] [SHL-203]', async (status) => {
    const started = start(login.twoFactorWanted, { status, body: {} });
    await started.logIn();
    await started.send({ type: 'twoFactorReset.requested' });
    expect(started.canResetTwoFactor()).toBe(false);
    expect(placeOf(started)).toEqual({ twoFactor: 'editing' });
  });
});

describe('the mail-code step', () => {
  it('sends the mailed code as otp; a resend is the login without it [ACC-050] [ACC-053]', async () => {
    const started = start(login.mailCodeWanted, login.mailCodeWanted, login.loggedIn);
    await started.logIn();
    await started.resend();
    expect(started.heard.at(-1)).toEqual({ path: '/api/user/login', fields: { ...ada, exchange_id: '1' } });
    expect(started.said).toEqual([{ type: 'notice', tone: 'success', text: 'Resent New OTP on Mail' }]);
    await started.send({ type: 'code.submitted', code: '12345' });
    expect(started.heard.at(-1)).toEqual({
      path: '/api/user/login',
      fields: { ...ada, unique_id: 'u-1001', otp: '12345', exchange_id: '1' },
    });
    expect(started.actor.getSnapshot().status).toBe('done');
  });

  it.each<[string, Step]>([
    ['is refused', login.tooManyTries],
    ['brings no sense', { status: 200, body: { statusCode: 200, message: 'Hello' } }],
  ])('says so where a resend %s [ACC-053]', async (_, answer) => {
    const started = start(login.mailCodeWanted, answer);
    await started.logIn();
    await started.resend();
    expect(started.said).toEqual([{ type: 'notice', tone: 'error', text: 'Error while sending new OTP' }]);
  });
});

describe('new login activity', () => {
  it('stores the address, verifies the code with the newest socket token, and logs in again [ACC-060] [ACC-062] [ACC-063]', async () => {
    const started = start(
      login.newLoginActivity,
      resendLoginActivityCode.resent,
      verifyLoginActivity.verified,
      login.loggedIn,
    );
    await started.logIn();
    expect(started.kept('email')).toBe(ada.email);
    await started.resend();
    await started.send({ type: 'code.submitted', code: '12345' });
    expect(started.heard.slice(1)).toEqual([
      { path: '/api/user/resendVerifyLoginToken', fields: { ...ada, exchange_id: '1' } },
      {
        path: '/api/user/verifyNewLoginActivity',
        fields: {
          email: ada.email,
          loginActivityToken: 'second-activity-token-of-u-1001',
          otp: '12345',
          exchangeId: '1',
        },
      },
      { path: '/api/user/login', fields: { ...ada, exchange_id: '1' } },
    ]);
    expect(started.actor.getSnapshot().context.session).toEqual(loggedIn);
  });

  it.each([
    [verifyLoginActivity.wrongCode, 'Invalid OTP'],
    [verifyLoginActivity.wrongActivityToken, 'Login Activity Token Incorrect.'],
  ])('stays after a refusal, and goes on from a resend [ACC-064]', async (refusal, text) => {
    const started = start(
      login.newLoginActivity,
      refusal,
      resendLoginActivityCode.resentSameToken,
      verifyLoginActivity.verified,
      login.loggedIn,
    );
    await started.logIn();
    await started.send({ type: 'code.submitted', code: '11111' });
    expect(started.said).toEqual([{ type: 'notice', tone: 'error', text }]);
    await started.resend();
    await started.send({ type: 'code.submitted', code: '22222' });
    expect(started.heard.at(-2)).toMatchObject({
      path: '/api/user/verifyNewLoginActivity',
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

  it('is replaced with the mailed code and the 2FA code [ACC-070] [ACC-071] [ACC-073]', async () => {
    const started = start(login.passwordExpired, resetExpiredPassword.reset);
    await started.logIn();
    expect(started.actor.getSnapshot().context.hasTwoFactor).toBe(true);
    await started.send({ type: 'password.submitted', replacement });
    expect(started.heard.at(-1)).toEqual({
      path: '/api/user/reset_expired_password',
      fields: { ...replacement, exchangeId: '1' },
    });
    expect(started.said).toEqual([
      { type: 'notice', tone: 'success', text: 'Password Reset Successful, please login' },
    ]);
    expect(placeOf(started)).toEqual({ credentials: 'editing' });
  });

  it('sends no 2FA code while two-factor is off [ACC-071]', async () => {
    const started = start(login.passwordExpired, resetExpiredPassword.wrongCode);
    await started.logIn();
    await started.send({ type: 'password.submitted', replacement: { ...replacement, tfaCode: '' } });
    const { tfaCode: _, ...sent } = replacement;
    expect(started.heard.at(-1)).toEqual({
      path: '/api/user/reset_expired_password',
      fields: { ...sent, exchangeId: '1' },
    });
    expect(started.said).toEqual([{ type: 'notice', tone: 'error', text: 'Invalid OTP' }]);
  });

  it('has its code mailed again by the login without a code [ACC-070]', async () => {
    const started = start(login.passwordExpired, login.passwordExpired);
    await started.logIn();
    await started.resend();
    expect(started.heard.at(-1)).toEqual({ path: '/api/user/login', fields: { ...ada, exchange_id: '1' } });
  });
});
