import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  hour,
  minute,
  somewhere,
  startAccounts,
  type AccountsServer,
  type Answer,
  type From,
} from './testing/accountsServer';

let server: AccountsServer;
/** What clients were made to wait, in milliseconds. */
const waits: number[] = [];

beforeAll(async () => {
  const pause = async (ms: number) => void waits.push(ms);
  server = await startAccounts(inject('clusterUrl'), { FLOOD_CALLS: '0' }, { pause });
});
afterAll(() => server.close());

const day = 24 * hour;
const mostMs = 30_000;

/** A browser that keeps the cookie that it is given. */
const browser = async (from = somewhere()): Promise<From> => {
  const { headers } = await server.get('/status', {}, from);
  return { ...from, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
};

const socketTokenIn = ({ body }: Answer): string =>
  String((body['data'] as { socketToken?: string } | undefined)?.socketToken);

const confirm = (email: string, loginActivityToken: string, otp: string, from: From) =>
  server.post('/user/verifyNewLoginActivity', { exchangeId: '1', email, loginActivityToken, otp }, from);

const newestCode = async (email: string): Promise<string> => {
  await expect.poll(() => server.lettersTo(email, 'codeFirst').length).toBeGreaterThan(0);
  return server.lettersTo(email, 'codeFirst').at(-1)?.code ?? '';
};

/** Signs in on a browser that has never been used before, with the email at hand. */
const signInAnew = async (email: string): Promise<Answer> => {
  const from = await browser();
  const asked = await server.logIn(email, from);
  expect([422, 200]).toContain(asked.status);
  if (asked.status === 200) return asked;
  const held = server.lettersTo(email, 'loginActivity').findLast(({ address }) => address === from.address);
  const confirmed = await confirm(email, socketTokenIn(asked), held?.code ?? (await newestCode(email)), from);
  expect(confirmed.body).toMatchObject({ statusCode: 200 });
  return server.logIn(email, from);
};

/** Runs work, and returns how long the person had to wait for it, as far as the server made them. */
const waitOf = async (work: () => Promise<Answer>): Promise<number> => {
  const before = waits.length;
  expect((await work()).body).toHaveProperty('token');
  return waits.slice(before).reduce((sum, ms) => sum + ms, 0);
};

const thousand = Array.from({ length: 1_000 }, () => somewhere());

const attackerAt = (number: number): From => thousand[number % thousand.length] ?? somewhere();

const guess = (email: string, number: number) =>
  server.logIn(email, attackerAt(number), { password: `Guess-${String(number)}!` });

describe('an hour of guesses from a thousand addresses', () => {
  it('never keeps the owner from signing in for 30 seconds, and is told fewer than 100 verdicts a day [ACC-280] [ACC-281]', async () => {
    const home = await browser();
    const { email } = await server.addTrader({}, home);
    expect((await server.logIn(email, home)).body).toHaveProperty('token');
    const end = server.clock.now + day;
    const statuses: number[] = [];
    const guesses = async (count: number) => {
      const numbers = Array.from({ length: count }, (_, index) => statuses.length + index);
      statuses.push(...(await Promise.all(numbers.map((number) => guess(email, number)))).map(({ status }) => status));
    };
    for (let minutes = 0; minutes < 60; minutes += 1) {
      await guesses(17);
      await server.post('/user/forgot_password', { email, exchange_id: '1' }, attackerAt(minutes));
      server.clock.now += minute;
      if (minutes % 20 !== 0) continue;
      const updated = { ...home, agent: `${home.agent} updated`, address: somewhere().address };
      expect(await waitOf(() => server.logIn(email, updated))).toBe(0);
      expect(await waitOf(() => signInAnew(email))).toBeLessThanOrEqual(mostMs);
    }
    // They go on for the rest of the day.
    while (server.clock.now < end) {
      await guesses(2);
      server.clock.now += 15 * minute;
    }
    expect(statuses.length).toBeGreaterThan(1_000);
    expect(new Set(statuses)).toEqual(new Set([401, 422]));
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(100);
    // One email for all attempts of a quarter of an hour, and one more for each that the owner has used.
    expect(server.lettersTo(email, 'codeFirst').length).toBeLessThanOrEqual(24 * 4 + 3);
    expect(server.lettersTo(email, 'resetPassword').length).toBeLessThanOrEqual(4);
  });
});
