import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  hour,
  minute,
  password,
  somewhere,
  startAccounts,
  type AccountsServer,
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
  it('are limited per account, wherever they come from: after five the answer is 429 [ACC-159]', async () => {
    const { email } = await server.addTrader();
    const statuses: number[] = [];
    for (let number = 0; number < 6; number += 1) statuses.push((await guess(email, somewhere(), number)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const blocked = await server.logIn(email, somewhere());
    expect([blocked.body, blocked.headers['retry-after']]).toEqual([tooMany, '30']);
  });

  it('are limited in the same way for an unknown address [ACC-144] [ACC-159]', async () => {
    const answers = [];
    for (let number = 0; number < 6; number += 1) answers.push(await guess('nobody@example.com', somewhere(), number));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(answers.at(-1)?.headers['retry-after']).toBe('30');
  });

  it('make the wait grow, up to a quarter of an hour [ACC-159]', async () => {
    const { email } = await server.addTrader();
    for (let number = 0; number < 5; number += 1) await guess(email, somewhere(), number);
    const waits: number[] = [];
    for (let number = 0; number < 7; number += 1) {
      const blocked = await guess(email, somewhere(), number);
      waits.push(waitOf(blocked) / 1_000);
      server.clock.now += waitOf(blocked);
      await guess(email, somewhere(), number);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  it('fifty in a row never let in, and never lock the owner out for good [ACC-165]', async () => {
    const { email, home } = await server.addTrader();
    const statuses = new Set<number>();
    for (let number = 0; number < 50; number += 1) {
      const from = somewhere();
      const first = await guess(email, from, number);
      server.clock.now += waitOf(first);
      statuses.add((first.status === 429 ? await guess(email, from, number) : first).status);
    }
    expect([...statuses]).toEqual([401]);
    const away = await server.logIn(email, somewhere());
    expect(away.status).toBe(429);
    // No tries failed at home, so the owner needn't wait because of strangers.
    expect((await server.logIn(email, home)).body).toHaveProperty('token');
    server.clock.now += waitOf(away);
    expect((await server.logIn(email, somewhere())).status).toBe(422);
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
    const { email } = await server.addTrader();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => guess(email, somewhere(), number)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
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
    expect((await server.logIn(email, { ...home, address: from.address })).status).toBe(429);
    expect((await server.logIn(email, home)).status).toBe(200);
  });

  it('from an address are not forgotten because one of its own accounts logs in [ACC-159]', async () => {
    const { email, home } = await server.addTrader();
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      for (let number = 0; number < 5; number += 1)
        statuses.push((await guess(`other${round}-${number}@example.com`, home, number)).status);
      statuses.push((await server.logIn(email, home)).status);
    }
    const round = [401, 401, 401, 401, 401];
    expect(statuses).toEqual([...round, 200, ...round, 200, ...round, 200, ...round, 429]);
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

  it('to request a link are limited equally for known and unknown addresses [ACC-152] [ACC-159]', async () => {
    const { email } = await server.addTrader();
    for (const address of [email, 'nobody-at-all@example.com']) {
      const statuses: number[] = [];
      for (let times = 0; times < 6; times += 1)
        statuses.push((await server.post('/user/forgot_password', { email: address, exchange_id: '1' })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  it('at a login code are limited across all codes, and a right one is accepted after the wait [ACC-159]', async () => {
    const { email, home } = await server.addTrader(server.withApp('u-guessed'));
    const statuses: number[] = [];
    for (let times = 0; times < 11; times += 1)
      statuses.push((await server.logIn(email, home, { otp: server.appCode(10) })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const blocked = await server.logIn(email, home, { otp: server.appCode() });
    expect(blocked.body).toEqual(tooMany);
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
    expect((await replace(email, one)).status).toBe(429);
  });
});

describe('what is limited', () => {
  it('stays limited after a restart [ACC-159] [ACC-193]', async () => {
    const { email } = await server.addTrader();
    for (let number = 0; number < 5; number += 1) await guess(email, somewhere(), number);
    await server.restart();
    expect((await guess(email, somewhere())).status).toBe(429);
    server.clock.now += hour;
    expect((await guess(email, somewhere())).status).toBe(401);
  });
});
