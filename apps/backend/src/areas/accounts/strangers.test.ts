import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  hour,
  minute,
  somewhere,
  startAccounts,
  wrongCode,
  type AccountsServer,
  type Answer,
  type From,
} from './testing/accountsServer';

let server: AccountsServer;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), { ADDRESS_TRIES: '100000', FLOOD_CALLS: '0' });
});
afterAll(() => server.close());

/** Repeats a try from new places until no more are judged. */
const useUp = async (attempt: (from: From) => Promise<Answer>): Promise<number> => {
  for (let times = 0; times < 200; times += 1) if (!isJudged(await attempt(somewhere()))) return times;
  throw new Error('It was always judged.');
};

/** An attempt before which a code is asked for has a socket token that is signed. */
const isJudged = ({ status, body }: Answer): boolean =>
  status !== 429 && !String((body['data'] as { socketToken?: string } | undefined)?.socketToken).includes('.');

const codeMailed = (email: string, kind: 'loginCode' | 'expiredPassword' | 'loginActivity'): string =>
  server.lettersTo(email, kind).at(-1)?.code ?? '';

const waiting = async (email: string, from: From): Promise<string> => {
  const { body } = await server.logIn(email, from);
  return String((body['data'] as { socketToken: string } | undefined)?.socketToken);
};

const confirm = (email: string, loginActivityToken: string, otp: string, from: From) =>
  server.post('/user/verifyNewLoginActivity', { exchangeId: '1', email, loginActivityToken, otp }, from);

const replace = (email: string, otp: string, from: From) => {
  const fields = { newPassword: 'Fresh-5678!', confirmPassword: 'Fresh-5678!', exchangeId: '1', email, otp };
  return server.post('/user/reset_expired_password', fields, from);
};

describe('a stranger who knows the password', () => {
  it('and uses up the codes of the app elsewhere does not stop the trader at home [ACC-200]', async () => {
    const { email, home } = await server.addTrader(server.withApp('u-app'));
    await useUp((from) => server.logIn(email, from, { otp: server.appCode(10) }));
    expect((await server.logIn(email, home, { otp: server.appCode() })).body).toHaveProperty('token');
  });

  it('and uses up the emailed codes and emails elsewhere does not stop the trader at home [ACC-200]', async () => {
    const { email, home } = await server.addTrader({ isMailCodeOn: true });
    await useUp((from) => server.logIn(email, from, { otp: wrongCode }));
    await useUp((from) => server.logIn(email, from));
    expect((await server.logIn(email, home)).body).toMatchObject({ mailAuth: 1 });
    expect((await server.logIn(email, home, { otp: codeMailed(email, 'loginCode') })).body).toHaveProperty('token');
  });

  it('and uses up the codes of an expired password does not stop the trader at home [ACC-200]', async () => {
    const { email, home } = await server.addTrader({ isPasswordExpired: true });
    await useUp(async (from) => {
      const asked = await server.logIn(email, from);
      await replace(email, wrongCode, from);
      return asked;
    });
    expect((await server.logIn(email, home)).body).toMatchObject({ forceResetPwd: true });
    expect((await replace(email, codeMailed(email, 'expiredPassword'), home)).status).toBe(200);
  });

  it('and uses up the codes of a held sign-in does not stop the trader, who is asked for one that they can’t use up [ACC-201]', async () => {
    const { email } = await server.addTrader();
    const [theirs, own] = [somewhere(), somewhere()];
    const token = await waiting(email, theirs);
    const answers: unknown[] = [];
    for (let times = 0; times < 6; times += 1)
      answers.push((await confirm(email, token, wrongCode, theirs)).body['message']);
    expect(answers).toEqual([...Array<string>(5).fill('Invalid OTP'), 'Login Activity Token Incorrect.']);
    const mine = await waiting(email, own);
    expect((await confirm(email, mine, codeMailed(email, 'loginActivity'), own)).status).toBe(200);
    expect((await server.logIn(email, own)).body).toHaveProperty('token');
  });
});

describe('tries elsewhere', () => {
  it('count per network, whatever a device calls itself [ACC-201]', async () => {
    const { email } = await server.addTrader(server.withApp('u-network'));
    const one = somewhere();
    const guess = (agent: string, from = one) => server.logIn(email, { ...from, agent }, { otp: server.appCode(10) });
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) statuses.push((await guess(`Browser-${String(times)}`)).status);
    expect(statuses).toEqual([...Array<number>(5).fill(401), 422]);
    expect(await useUp((from) => guess('Any', from))).toBe(25);
  });

  it('are not given back by a right code, which clears only those of its own device [ACC-204]', async () => {
    const { email, home } = await server.addTrader({ ...server.withApp('u-back'), checksPlaces: false });
    const guess = (from: From) => server.logIn(email, from, { otp: server.appCode(10) });
    for (let times = 0; times < 20; times += 1) expect((await guess(somewhere())).status).toBe(401);
    expect((await server.logIn(email, home, { otp: server.appCode() })).status).toBe(200);
    server.clock.now += minute;
    expect((await server.logIn(email, somewhere(), { otp: server.appCode() })).status).toBe(200);
    expect(await useUp(guess)).toBe(10);
  });

  it(
    'make an emailed code guessable fewer than 70 times a day, from however many places [ACC-203]',
    { tags: 'nightly' },
    async () => {
      const { email } = await server.addTrader({ isMailCodeOn: true });
      await server.logIn(email, somewhere());
      const end = server.clock.now + 24 * hour;
      let guesses = 0;
      while (server.clock.now < end) {
        const answer = await server.logIn(email, somewhere(), { otp: wrongCode });
        if (answer.status === 401) guesses += 1;
        else server.clock.now += 5 * minute;
      }
      expect(guesses).toBeGreaterThan(29);
      expect(guesses).toBeLessThan(70);
      expect(guesses / 10 ** codeMailed(email, 'loginCode').length).toBeLessThan(1 / 1_000);
    },
  );

  it('at codes that were never sent use up none of the trader’s tries [ACC-201]', async () => {
    const { email } = await server.addTrader({ isPasswordExpired: true });
    for (let times = 0; times < 60; times += 1) expect((await replace(email, wrongCode, somewhere())).status).toBe(400);
    const own = somewhere();
    await server.logIn(email, own);
    expect((await replace(email, codeMailed(email, 'expiredPassword'), own)).status).toBe(200);
  });
});

describe('links that strangers request', () => {
  it.each([
    ['a new password', '/user/forgot_password', 'resetPassword'],
    ['a lost authenticator', '/user/request_tfa_reset', 'disableTwoFactor'],
  ] as const)(
    'for %s are gathered in one email a quarter of an hour, and the trader’s own device always gets one [ACC-202]',
    async (_, path, kind) => {
      const { email, home } = await server.addTrader(server.withApp(`u-${kind}`));
      const ask = (from: From) => server.post(path, { exchange_id: '1', email, password: 'Right-1234!' }, from);
      const said = await ask(somewhere());
      await expect.poll(() => server.lettersTo(email, kind).length).toBe(1);
      for (let times = 0; times < 20; times += 1)
        expect(await ask(somewhere())).toMatchObject({ status: 200, body: said.body });
      expect(await ask(home)).toMatchObject({ status: 200, body: said.body });
      await expect.poll(() => server.lettersTo(email, kind).length).toBe(2);
      server.clock.now += 15 * minute;
      await ask(somewhere());
      await expect.poll(() => server.lettersTo(email, kind).length).toBe(3);
    },
  );
});

describe('a place', () => {
  it('that a trader signed in from is known, where new ones need no confirming as well [ACC-205]', async () => {
    const { email } = await server.addTrader({ ...server.withApp('u-unchecked'), checksPlaces: false });
    const own = somewhere();
    expect((await server.logIn(email, own, { otp: server.appCode() })).body).toHaveProperty('token');
    await useUp((from) => server.logIn(email, from, { otp: server.appCode(10) }));
    server.clock.now += minute;
    expect((await server.logIn(email, own, { otp: server.appCode() })).body).toHaveProperty('token');
  });
});
