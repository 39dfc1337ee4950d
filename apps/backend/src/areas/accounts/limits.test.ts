import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  hour,
  minute,
  password,
  somewhere,
  startAccounts,
  type AccountsServer,
  type Answer,
  type From,
} from './testing/accountsServer';

let server: AccountsServer;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), { ADDRESS_TRIES: '20', REGISTER_TRIES: '3' });
});
afterAll(() => server.close());

const guess = (email: string, from: From, number = 1) =>
  server.logIn(email, from, { password: `Guess-${String(number)}!` });

const tooMany = {
  statusCode: 429,
  code: 'too_many_requests',
  message: 'Too many attempts. Wait a moment and try again.',
};

const waitOf = ({ headers }: { headers: Record<string, unknown> }): number =>
  Number(headers['retry-after'] ?? 0) * 1_000;

describe('wrong passwords', () => {
  it('from a known device are limited for it alone: after five the answer is 429, and the wait grows to a quarter of an hour [ACC-159]', async () => {
    const { email, home } = await server.addTrader();
    for (let number = 0; number < 5; number += 1) expect((await guess(email, home, number)).status).toBe(401);
    expect((await server.logIn(email, home)).body).toEqual(tooMany);
    const waits: number[] = [];
    for (let number = 0; number < 7; number += 1) {
      const blocked = await guess(email, home, number);
      waits.push(waitOf(blocked) / 1_000);
      server.clock.now += waitOf(blocked);
      await guess(email, home, number);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  it('from unknown devices are judged up to a number together; then a code is asked for first, whatever the password and whether or not there is an account [ACC-144] [ACC-159]', async () => {
    const { email } = await server.addTrader();
    for (const address of [email, 'nobody@example.com']) {
      const answers: Answer[] = [];
      for (let number = 0; number < 32; number += 1) answers.push(await guess(address, somewhere(), number));
      answers.push(await server.logIn(address, somewhere()));
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toEqual([...Array<number>(30).fill(401), 422, 422, 422]);
      const [wrong, right] = answers.slice(-2).map(({ body }) => body);
      for (const body of [wrong, right])
        expect(body).toMatchObject({
          statusCode: 422,
          code: 'new_login_activity',
          message: 'Please check your email for OTP to verify login activity.',
          data: { socketToken: expect.stringMatching(/^\d+\.\w+\.[\w-]+$/) as string },
        });
    }
  });

  it('of one network at one account are judged five times [ACC-159]', async () => {
    const { email } = await server.addTrader();
    const from = somewhere();
    const statuses: number[] = [];
    for (let number = 0; number < 6; number += 1) statuses.push((await guess(email, from, number)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 422]);
  });

  it('fifty in a row from home block it and no longer than they say [ACC-165]', async () => {
    const { email, home } = await server.addTrader();
    for (let number = 0; number < 50; number += 1)
      expect([401, 429]).toContain((await guess(email, home, number)).status);
    const blocked = await server.logIn(email, home);
    expect(blocked.status).toBe(429);
    server.clock.now += waitOf(blocked);
    expect((await server.logIn(email, home)).body).toHaveProperty('token');
    expect((await server.logIn(email, home)).body).toHaveProperty('token');
  });

  it('fifty at once are counted one by one [ACC-165]', async () => {
    server.clock.now += hour;
    const { email } = await server.addTrader();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => guess(email, somewhere(), number)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(20);
  });

  it.each([
    ['a right one', (email: string, home: From) => server.logIn(email, home)],
    ['a while', async () => void (server.clock.now += 16 * minute)],
  ])('are forgotten after %s [ACC-159]', async (_, happens) => {
    const { email, home } = await server.addTrader();
    const fourWrong = async () => {
      for (let number = 0; number < 4; number += 1) expect((await guess(email, home, number)).status).toBe(401);
    };
    await fourWrong();
    await happens(email, home);
    await fourWrong();
    expect((await server.logIn(email, home)).status).toBe(200);
  });

  it('are also limited per network address, whichever accounts are tried [ACC-159]', async () => {
    const from = somewhere();
    const statuses = new Set<number>();
    for (let number = 0; number < 20; number += 1)
      statuses.add((await guess(`someone${number}@example.com`, from, number)).status);
    expect([...statuses]).toEqual([401]);
    const { email, home } = await server.addTrader();
    expect((await guess(email, from)).status).toBe(422);
    expect((await server.logIn(email, home)).status).toBe(200);
  });

  it('from an address are not forgotten because one of its own accounts logs in [ACC-159]', async () => {
    const { email } = await server.addTrader({ checksPlaces: false });
    const from = somewhere();
    const statuses: number[] = [];
    const tenMore = async () => {
      for (let number = 0; number < 10; number += 1)
        statuses.push((await guess(`other-${String(statuses.length)}@example.com`, from, number)).status);
    };
    await tenMore();
    expect((await server.logIn(email, from)).status).toBe(200);
    await tenMore();
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await guess('one-more@example.com', from)).status).toBe(422);
    expect((await server.logIn(email, from)).status).toBe(200);
  });
});

describe('other attempts', () => {
  it('to open accounts are limited per network address [ACC-159]', async () => {
    await server.openRegistration(true);
    const from = somewhere();
    const statuses: number[] = [];
    for (let number = 0; number < 4; number += 1) {
      const fields = { exchange_id: '1', firstName: 'Ada', lastName: 'Field', email: `many${number}@example.com` };
      const { status } = await server.post('/user/register', { ...fields, password, confirmPassword: password }, from);
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('at a login code are limited across all codes, and a right one is accepted after a quarter of an hour [ACC-159] [ACC-282]', async () => {
    const { email, home } = await server.addTrader(server.withApp('u-guessed'));
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1)
      statuses.push((await server.logIn(email, home, { otp: server.appCode(10) })).status);
    expect(statuses).toEqual([...Array<number>(5).fill(401), 429]);
    const blocked = await server.logIn(email, home, { otp: server.appCode() });
    expect(blocked.body).toEqual(tooMany);
    expect(waitOf(blocked)).toBe(15 * minute);
    server.clock.now += waitOf(blocked);
    expect((await server.logIn(email, home, { otp: server.appCode() })).body).toHaveProperty('token');
  });

  it('of replacing an expired password are answered and limited alike for known and unknown addresses [ACC-144]', async () => {
    const { email } = await server.addTrader({ isPasswordExpired: true });
    const replace = async (address: string, from: From) => {
      const fields = { newPassword: 'Fresh-5678!', confirmPassword: 'Fresh-5678!', exchangeId: '1', otp: '12345' };
      const { status, body } = await server.post('/user/reset_expired_password', { ...fields, email: address }, from);
      return { status, body };
    };
    const [one, other] = [somewhere(), somewhere()];
    for (let times = 0; times < 12; times += 1)
      expect(await replace(email, one)).toEqual(await replace('nobody@example.com', other));
    expect((await replace(email, one)).body).toMatchObject({ message: 'This sign-in has expired. Sign in again.' });
  });
});

describe('what is limited', () => {
  it('stays limited after a restart [ACC-159] [ACC-193]', async () => {
    const { email, home } = await server.addTrader();
    for (let number = 0; number < 5; number += 1) await guess(email, home, number);
    await server.restart();
    expect((await guess(email, home)).status).toBe(429);
    server.clock.now += hour;
    expect((await guess(email, home)).status).toBe(401);
  });
});
