import { resendPauseMs, type Failure, type LoginOutcome, type Result } from '@exchange/domain';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor, type NonReducibleUnknown } from 'xstate';
import { reachableStates } from '../testing/reachableStates';
import type { Session } from '../session/sessionRules';
import { loginMachine } from './loginMachine';
import type {
  ActivityCode,
  Credentials,
  LoginCall,
  LoginStep,
  PasswordReplacement,
  Resend,
  Resent,
} from './loginRules';
import type { LoginEmitted } from './loginSetup';

const ada: Credentials = { email: 'ada@example.com', password: 'Demo-1234!' };
const session: Session = { token: 'jwt-1', uniqueId: 'u-1001', email: ada.email, isTwoFactorOn: false };
const wrong: Failure = { code: 'refused', status: 401, message: 'Email address or password is wrong.' };
const wrongCode: Failure = { code: 'refused', status: 401, message: 'Invalid OTP' };

const step = (outcome: LoginOutcome): LoginStep => ({
  outcome,
  uniqueId: 'u-1001',
  session: outcome.kind === 'token' ? session : undefined,
});

const isIn = step({ kind: 'token', token: 'jwt-1' });
const twoFactorWanted = step({ kind: 'twoFactorWanted' });
const mailCodeWanted = step({ kind: 'mailCodeWanted' });
const newActivity = step({ kind: 'newLoginActivity', socketToken: 'socket-1' });
const newActivityWithoutToken = step({ kind: 'newLoginActivity', socketToken: undefined });
const expired = step({ kind: 'passwordExpired', hasTwoFactor: true });
const failed = (failure: Failure) => step({ kind: 'failed', failure });

const worked: Result<{ message: string }> = { data: { message: 'A link is on its way.' } };
const replacement: PasswordReplacement = {
  email: 'ada@example.com',
  newPassword: 'New-1234!',
  confirmPassword: 'New-1234!',
  otp: '12345',
  tfaCode: '123456',
};

interface Effects {
  logIn?: LoginStep[];
  signInWithPasskey?: LoginStep[];
  resendCode?: Resent[];
  verifyActivity?: Result<unknown>[];
  replacePassword?: Result<unknown>[];
  requestTwoFactorReset?: Result<{ message: string }>[];
}

const never = () => new Promise<never>(() => undefined);

const start = (effects: Effects = {}) => {
  const clock = new SimulatedClock();
  const asked: unknown[] = [];
  /** Responds with each answer in turn, and never responds once there are none left. */
  const answering = <Output, Input>(name: string, answers: Output[] = []) =>
    fromPromise<Output, Input>(async ({ input }) => {
      asked.push([name, input]);
      const answer = answers.shift();
      return answer ?? never();
    });
  const storeEmail = vi.fn<(email: string) => void>();
  const machine = loginMachine.provide({
    actors: {
      logIn: answering<LoginStep, LoginCall>('logIn', effects.logIn),
      signInWithPasskey: answering<LoginStep, NonReducibleUnknown>('signInWithPasskey', effects.signInWithPasskey),
      resendCode: answering<Resent, Resend>('resendCode', effects.resendCode),
      verifyActivity: answering<Result<unknown>, ActivityCode>('verifyActivity', effects.verifyActivity),
      replacePassword: answering<Result<unknown>, PasswordReplacement>('replacePassword', effects.replacePassword),
      requestTwoFactorReset: answering<Result<{ message: string }>, Credentials>(
        'requestTwoFactorReset',
        effects.requestTwoFactorReset,
      ),
    },
    actions: { storeEmail: (_, email) => storeEmail(email) },
  });
  const login = createActor(machine, { clock, input: { now: () => clock.now() } });
  const said: LoginEmitted[] = [];
  login.on('*', (event) => said.push(event));
  login.start();
  return { login, clock, asked, said, storeEmail };
};

const submitted = (effects: Effects) => {
  const started = start(effects);
  started.login.send({ type: 'credentials.submitted', credentials: ada });
  return started;
};

type Login = ReturnType<typeof start>['login'];
type Place = Parameters<ReturnType<Login['getSnapshot']>['matches']>[0];

const reach = (login: Login, place: Place) => waitFor(login, (state) => state.matches(place));

const inStep = async (first: LoginStep, place: Place, effects: Effects = {}) => {
  const started = submitted({ ...effects, logIn: [first, ...(effects.logIn ?? [])] });
  await reach(started.login, place);
  return started;
};

const told = (failure: Failure) => ({ type: 'failed', failure });

describe('credentials', () => {
  it('lead in where nothing more is wanted; the token comes with the session', async () => {
    const { login, said, asked } = submitted({ logIn: [isIn] });
    const { context } = await reach(login, 'loggedIn');
    expect(asked).toEqual([['logIn', { ...ada, uniqueId: undefined, code: undefined }]]);
    expect(said).toEqual([{ type: 'login.completed', session }]);
    expect(context.credentials.password).toBe('');
  });

  it('that fail stay, say why, and have captcha and codes emptied', async () => {
    const { login, said } = submitted({ logIn: [failed(wrong)] });
    const { context } = await waitFor(login, (state) => state.context.failures === 1);
    expect(login.getSnapshot().matches({ credentials: 'editing' })).toBe(true);
    expect(context.credentials).toEqual(ada);
    expect(said).toEqual([told(wrong)]);
  });

  it('are sent once, however often they are submitted meanwhile', () => {
    const { login, asked } = submitted({});
    login.send({ type: 'credentials.submitted', credentials: ada });
    expect(login.getSnapshot().hasTag('busy')).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Failure]>([
    ['nobody answers', { code: 'unreachable' }],
    ['the answer takes too long', { code: 'timed-out' }],
    ['the answer makes no sense', { code: 'unexpected' }],
  ])('can be sent again where %s', async (_, failure) => {
    const { login, said } = submitted({ logIn: [failed(failure), isIn] });
    await waitFor(login, (state) => state.context.failures === 1);
    expect(said).toEqual([told(failure)]);
    login.send({ type: 'credentials.submitted', credentials: ada });
    await reach(login, 'loggedIn');
  });

  it('whose call throws are reported as a bug, and can be sent again', async () => {
    const bug = new Error('bug');
    const machine = loginMachine.provide({ actors: { logIn: fromPromise(() => Promise.reject(bug)) } });
    const login = createActor(machine, { input: { now: () => 0 } });
    const said: LoginEmitted[] = [];
    login.on('*', (event) => said.push(event));
    login.start();
    login.send({ type: 'credentials.submitted', credentials: ada });
    await waitFor(login, (state) => state.context.failures === 1);
    expect(login.getSnapshot().matches({ credentials: 'editing' })).toBe(true);
    expect(said).toEqual([{ type: 'bug', error: bug }, told({ code: 'unexpected' })]);
  });
});

describe('the two-factor step', () => {
  const place = { twoFactor: 'editing' } as const;

  it('sends the code with what was sent before, as soon as it has six digits [ACC-043]', async () => {
    const { login, asked } = await inStep(twoFactorWanted, place, { logIn: [isIn] });
    login.send({ type: 'code.submitted', code: '12345' });
    expect(login.getSnapshot().matches(place)).toBe(true);
    login.send({ type: 'code.submitted', code: '123 456' });
    await reach(login, 'loggedIn');
    expect(asked.at(-1)).toEqual(['logIn', { ...ada, uniqueId: 'u-1001', code: '123456' }]);
  });

  it('stays after a wrong code, says so, and takes the right one', async () => {
    const { login, said } = await inStep(twoFactorWanted, place, { logIn: [failed(wrongCode), isIn] });
    login.send({ type: 'code.submitted', code: '111111' });
    const { context } = await waitFor(login, (state) => state.context.failures === 1);
    expect(login.getSnapshot().matches(place)).toBe(true);
    expect(context.code).toBe('');
    expect(said).toEqual([told(wrongCode)]);
    login.send({ type: 'code.submitted', code: '222222' });
    await reach(login, 'loggedIn');
  });

  it('treats an answer that asks for the same code again as a wrong code', async () => {
    const { login, said } = await inStep(twoFactorWanted, place, { logIn: [twoFactorWanted] });
    login.send({ type: 'code.submitted', code: '111111' });
    await waitFor(login, (state) => state.context.failures === 1);
    expect(said).toEqual([{ type: 'code.refused' }]);
  });

  it('leads back to the credentials, the address kept and the password forgotten', async () => {
    const { login } = await inStep(twoFactorWanted, place);
    login.send({ type: 'back.requested' });
    expect(login.getSnapshot().matches({ credentials: 'editing' })).toBe(true);
    expect(login.getSnapshot().context.credentials).toEqual({ email: ada.email, password: '' });
  });

  it('has a link emailed that turns two-factor off, and says what the exchange says', async () => {
    const { login, asked, said } = await inStep(twoFactorWanted, place, { requestTwoFactorReset: [worked] });
    login.send({ type: 'twoFactorReset.requested' });
    await waitFor(login, () => said.length === 1);
    expect(asked.at(-1)).toEqual(['requestTwoFactorReset', ada]);
    expect(said).toEqual([{ type: 'twoFactorReset.requested', message: 'A link is on its way.' }]);
    expect(login.getSnapshot().matches(place)).toBe(true);
  });

  it('says why no such link was emailed', async () => {
    const { login, said } = await inStep(twoFactorWanted, place, {
      requestTwoFactorReset: [{ error: { code: 'not-built' } }],
    });
    login.send({ type: 'twoFactorReset.requested' });
    await waitFor(login, () => said.length === 1);
    expect(said).toEqual([told({ code: 'not-built' })]);
    expect(login.getSnapshot().matches(place)).toBe(true);
  });

  it('may lead on to new login activity', async () => {
    const { login } = await inStep(twoFactorWanted, place, { logIn: [newActivity] });
    login.send({ type: 'code.submitted', code: '123456' });
    const { context } = await reach(login, 'loginActivity');
    expect(context.socketToken).toBe('socket-1');
  });
});

describe('a recovery code', () => {
  const place = { twoFactor: 'editing' } as const;
  const takesOne = step({ kind: 'twoFactorWanted', takesRecoveryCode: true });
  const recoveryCode = 'k7q2mxw4td';

  it('is sent whole in place of the code of the app, however it was typed [ACC-270]', async () => {
    const { login, asked } = await inStep(takesOne, place, { logIn: [isIn] });
    expect(login.getSnapshot().context.takesRecoveryCode).toBe(true);
    for (const typed of ['', '123456', 'k7q2m-xw4t']) login.send({ type: 'recoveryCode.submitted', code: typed });
    expect(asked).toHaveLength(1);
    login.send({ type: 'recoveryCode.submitted', code: ' K7Q2M-XW4TD' });
    login.send({ type: 'recoveryCode.submitted', code: recoveryCode });
    await reach(login, 'loggedIn');
    expect(asked).toHaveLength(2);
    expect(asked.at(-1)).toEqual(['logIn', { ...ada, uniqueId: 'u-1001', code: undefined, recoveryCode }]);
  });

  it('that is refused says so and stays in the step, where the code of the app still works [ACC-270]', async () => {
    const { login, said, asked } = await inStep(takesOne, place, { logIn: [failed(wrongCode), isIn] });
    login.send({ type: 'recoveryCode.submitted', code: recoveryCode });
    await waitFor(login, (state) => state.context.failures === 1);
    expect(said).toEqual([told(wrongCode)]);
    login.send({ type: 'code.submitted', code: '222222' });
    await reach(login, 'loggedIn');
    expect(asked.at(-1)).toEqual(['logIn', { ...ada, uniqueId: 'u-1001', code: '222222' }]);
  });

  it('that an exchange ignores counts as refused, and is not asked for again [ACC-270]', async () => {
    const { login, said } = await inStep(twoFactorWanted, place, { logIn: [twoFactorWanted] });
    expect(login.getSnapshot().context.takesRecoveryCode).toBe(false);
    login.send({ type: 'recoveryCode.submitted', code: recoveryCode });
    await waitFor(login, (state) => state.context.failures === 1);
    expect(said).toEqual([{ type: 'recoveryCode.refused' }]);
    expect(login.getSnapshot().context.recoveryCode).toBe('');
  });

  it('is forgotten with the step, so that no other login sends it', async () => {
    const { login, asked } = await inStep(takesOne, place, { logIn: [newActivity, isIn], verifyActivity: [worked] });
    login.send({ type: 'recoveryCode.submitted', code: recoveryCode });
    await reach(login, { loginActivity: { code: 'editing' } });
    login.send({ type: 'code.submitted', code: '12345' });
    await reach(login, 'loggedIn');
    expect(asked.at(-1)).toEqual(['logIn', { ...ada, uniqueId: 'u-1001', code: undefined }]);
  });
});

describe('the mail-code step', () => {
  const place = { mailCode: { code: 'editing' } } as const;

  it('sends five digits and no fewer', async () => {
    const { login, asked } = await inStep(mailCodeWanted, place, { logIn: [isIn] });
    login.send({ type: 'code.submitted', code: '1234' });
    expect(asked).toHaveLength(1);
    login.send({ type: 'code.submitted', code: '12345' });
    await reach(login, 'loggedIn');
    expect(asked.at(-1)).toEqual(['logIn', { ...ada, uniqueId: 'u-1001', code: '12345' }]);
  });

  it('stays after a wrong code and says so', async () => {
    const { login, said } = await inStep(mailCodeWanted, place, { logIn: [failed(wrongCode)] });
    login.send({ type: 'code.submitted', code: '12345' });
    await waitFor(login, (state) => state.context.failures === 1);
    expect(login.getSnapshot().matches(place)).toBe(true);
    expect(said).toEqual([told(wrongCode)]);
  });

  it('mails the code again after a minute by the clock and not before', async () => {
    const resent: Resent = { data: { socketToken: undefined } };
    const { login, clock, asked, said } = await inStep(mailCodeWanted, place, { resendCode: [resent] });
    clock.increment(resendPauseMs.login - 1);
    login.send({ type: 'resend.requested' });
    expect(asked).toHaveLength(1);
    clock.increment(1);
    login.send({ type: 'resend.requested' });
    await waitFor(login, () => said.length === 1);
    expect(asked.at(-1)).toEqual(['resendCode', { ...ada, step: 'mailCode' }]);
    expect(said).toEqual([{ type: 'code.resent' }]);
    login.send({ type: 'resend.requested' });
    expect(asked).toHaveLength(2);
  });

  it('says so if the code was not emailed again, and lets it be requested immediately', async () => {
    const refused: Resent = { error: { code: 'unreachable' } };
    const { login, clock, asked, said } = await inStep(mailCodeWanted, place, { resendCode: [refused, refused] });
    clock.increment(resendPauseMs.login);
    login.send({ type: 'resend.requested' });
    await waitFor(login, () => said.length === 1);
    expect(said).toEqual([{ type: 'code.notResent', failure: refused.error }]);
    login.send({ type: 'resend.requested' });
    expect(asked).toHaveLength(3);
  });
});

describe('new login activity', () => {
  const place = { loginActivity: { code: 'editing' } } as const;

  it('stores the address, verifies the code with the socket token, then logs in again', async () => {
    const { login, asked, storeEmail } = await inStep(newActivity, place, { verifyActivity: [worked], logIn: [isIn] });
    expect(storeEmail).toHaveBeenCalledExactlyOnceWith(ada.email);
    login.send({ type: 'code.submitted', code: '12345' });
    await reach(login, 'loggedIn');
    expect(asked.slice(1)).toEqual([
      ['verifyActivity', { email: ada.email, socketToken: 'socket-1', code: '12345' }],
      ['logIn', { ...ada, uniqueId: 'u-1001', code: undefined }],
    ]);
  });

  it('takes codes of five characters and more', async () => {
    const { login, asked } = await inStep(newActivity, place);
    login.send({ type: 'code.submitted', code: '1234' });
    expect(asked).toHaveLength(1);
    login.send({ type: 'code.submitted', code: 'a1b2c3' });
    expect(asked).toHaveLength(2);
  });

  it('stays after a wrong code and says so', async () => {
    const { login, said } = await inStep(newActivity, place, { verifyActivity: [{ error: wrongCode }] });
    login.send({ type: 'code.submitted', code: '12345' });
    await waitFor(login, (state) => state.context.failures === 1);
    expect(login.getSnapshot().matches(place)).toBe(true);
    expect(said).toEqual([told(wrongCode)]);
  });

  it.each<[string, Resent, string]>([
    ['replaces the socket token by the one of a resend', { data: { socketToken: 'socket-2' } }, 'socket-2'],
    ['keeps the socket token where a resend brings none', { data: { socketToken: undefined } }, 'socket-1'],
  ])('%s', async (_, resent, socketToken) => {
    const { login, clock, asked, said } = await inStep(newActivity, place, { resendCode: [resent] });
    clock.increment(resendPauseMs.login);
    login.send({ type: 'resend.requested' });
    await waitFor(login, () => said.length === 1);
    login.send({ type: 'code.submitted', code: '12345' });
    expect(asked.slice(1)).toEqual([
      ['resendCode', { ...ada, step: 'loginActivity' }],
      ['verifyActivity', { email: ada.email, socketToken, code: '12345' }],
    ]);
  });

  it('is a step as well where the exchange gave no socket token yet', async () => {
    const { login } = await inStep(newActivityWithoutToken, place);
    expect(login.getSnapshot().context.socketToken).toBe('');
  });
});

describe('a passkey', () => {
  it('signs in without any further step [ACC-345]', async () => {
    const { login, said } = start({ signInWithPasskey: [isIn] });
    login.send({ type: 'passkey.requested' });
    expect(login.getSnapshot().hasTag('busy')).toBe(true);
    await reach(login, 'loggedIn');
    expect(said).toEqual([{ type: 'login.completed', session }]);
  });

  it('that fails says so, keeps the captcha and leaves the form as it was [ACC-345]', async () => {
    const { login, said } = start({ signInWithPasskey: [failed(wrong)] });
    login.send({ type: 'passkey.requested' });
    await reach(login, { credentials: 'editing' });
    expect(said).toEqual([told(wrong)]);
    expect(login.getSnapshot().context.failures).toBe(0);
  });
});

describe('an expired password', () => {
  const place = { expiredPassword: { form: 'editing' } } as const;

  it('is replaced, and leads to the credentials with the address filled in', async () => {
    const { login, asked, said } = await inStep(expired, place, { replacePassword: [worked] });
    expect(login.getSnapshot().context.hasTwoFactor).toBe(true);
    login.send({ type: 'password.submitted', replacement });
    await reach(login, { credentials: 'editing' });
    expect(asked.at(-1)).toEqual(['replacePassword', replacement]);
    expect(said).toEqual([{ type: 'password.replaced' }]);
    expect(login.getSnapshot().context.credentials).toEqual({ email: ada.email, password: '' });
  });

  it('that is not replaced stays on the step and says why', async () => {
    const { login, said } = await inStep(expired, place, { replacePassword: [{ error: wrongCode }] });
    login.send({ type: 'password.submitted', replacement });
    await waitFor(login, (state) => state.context.failures === 1);
    expect(login.getSnapshot().matches(place)).toBe(true);
    expect(said).toEqual([told(wrongCode)]);
  });
});

it('leaves no state out of reach', () => {
  const resends = ['idle', 'sending'];
  const beside = (name: string, region: string, states: string[]) =>
    states.flatMap((state) => resends.map((resend) => ({ [name]: { [region]: state, resend } })));
  const reached = reachableStates(loginMachine, {
    input: { now: () => Infinity },
    counters: ['failures'],
    events: [
      { type: 'credentials.submitted', credentials: ada },
      { type: 'passkey.requested' },
      { type: 'code.submitted', code: '12345' },
      { type: 'code.submitted', code: '123456' },
      { type: 'password.submitted', replacement },
      { type: 'resend.requested' },
      { type: 'twoFactorReset.requested' },
    ],
    outputs: {
      logIn: [isIn, twoFactorWanted, mailCodeWanted, newActivity, expired, failed(wrong)],
      signInWithPasskey: [isIn, failed(wrong)],
      resendCode: [],
      verifyActivity: [worked],
      replacePassword: [worked],
      requestTwoFactorReset: [],
    },
  });
  const expected = [
    { credentials: 'editing' },
    { credentials: 'sending' },
    { credentials: 'askingForPasskey' },
    { twoFactor: 'editing' },
    { twoFactor: 'sending' },
    { twoFactor: 'askingForReset' },
    ...beside('mailCode', 'code', ['editing', 'sending']),
    ...beside('loginActivity', 'code', ['editing', 'verifying', 'sending']),
    ...beside('expiredPassword', 'form', ['editing', 'sending']),
    'loggedIn',
  ];
  expect(reached).toEqual(new Set(expected.map((value) => JSON.stringify(value))));
});
