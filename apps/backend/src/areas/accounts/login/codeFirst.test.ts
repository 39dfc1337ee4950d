import { createHash } from 'node:crypto';
import { leadingZeroBits } from '@exchange/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import {
  minute,
  password,
  somewhere,
  startAccounts,
  wrongCode,
  type AccountsServer,
  type Answer,
  type From,
} from '../testing/accountsServer';

let server: AccountsServer;
/** What clients were made to wait, in milliseconds. */
const waits: number[] = [];

beforeAll(async () => {
  const pause = async (ms: number) => void waits.push(ms);
  server = await startAccounts(inject('clusterUrl'), { FLOOD_CALLS: '0', ADDRESS_TRIES: '10000' }, { pause });
});
afterAll(() => server.close());
beforeEach(() => {
  waits.length = 0;
  server.clock.now += 16 * minute;
});

const guess = (email: string, from = somewhere(), more: Record<string, string> = {}) =>
  server.logIn(email, from, { password: 'Wrong-1234!', ...more });

const attack = async (email: string) => {
  for (let times = 0; times < 30; times += 1) expect((await guess(email)).status).toBe(401);
};

const socketTokenIn = ({ body }: Answer): string =>
  String((body['data'] as { socketToken?: string } | undefined)?.socketToken);

const confirm = async (email: string, loginActivityToken: string, otp: string, from: From) => {
  const fields = { exchangeId: '1', email, loginActivityToken, otp };
  const { status, body } = await server.post('/user/verifyNewLoginActivity', fields, from);
  return { status, message: body['message'] };
};

const mails = (email: string) => server.lettersTo(email, 'codeFirst');

const codeMailed = async (email: string, count = 1): Promise<string> => {
  await expect.poll(() => mails(email).length).toBe(count);
  return mails(email).at(-1)?.code ?? '';
};

/** Signs in on a device that has never been used, by the code that is asked for first. */
const signInAnew = async (email: string, more: Record<string, string> = {}): Promise<Answer> => {
  const from = somewhere();
  const token = socketTokenIn(await server.logIn(email, from, more));
  await confirm(email, token, await codeMailed(email), from);
  return server.logIn(email, from, more);
};

const wrong = { status: 400, message: 'Invalid OTP' };
const wrongToken = { status: 400, message: 'Login Activity Token Incorrect.' };
const confirmed = { status: 200, message: 'User New Login Activity Verified Successfully.' };

describe('once the tries of unknown devices are used up', () => {
  it('a wrong code asks the database as often for an address without an account as for one with [ACC-381]', async () => {
    const { email } = await server.addTrader();
    const connect = vi.spyOn(server.database.pool, 'connect');
    const workOf = async (address: string): Promise<number> => {
      const from = somewhere();
      const token = socketTokenIn(await guess(address, from));
      if (address === email) await codeMailed(email);
      connect.mockClear();
      expect(await confirm(address, token, 'aaaaa-aaaaa', from)).toEqual(wrong);
      return connect.mock.calls.length;
    };
    for (const address of [email, 'nobody.here@example.com']) await attack(address);
    // The least of several, since what runs in the background asks the database as well.
    const leastWorkOf = async (address: string): Promise<number> =>
      Math.min(await workOf(address), await workOf(address), await workOf(address));
    const work = await leastWorkOf(email);
    expect(work).toBeGreaterThan(2);
    expect(await leastWorkOf('nobody.here@example.com')).toBe(work);
    connect.mockRestore();
  });

  it('an emailed code makes a device known, then its password is judged; strangers’ tries do not use it up [ACC-285]', async () => {
    const { email } = await server.addTrader();
    await attack(email);
    expect((await server.logIn(email, somewhere())).body['data']).toMatchObject({ codeLength: 10 });
    const [theirs, own] = [somewhere(), somewhere()];
    for (let times = 0; times < 40; times += 1)
      await confirm(email, socketTokenIn(await guess(email, somewhere())), 'aaaaa-aaaaa', somewhere());
    const token = socketTokenIn(await guess(email, theirs));
    const mine = socketTokenIn(await server.logIn(email, own));
    const code = await codeMailed(email);
    expect(code).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/);
    for (let times = 0; times < 3; times += 1)
      expect(await confirm(email, token, 'aaaaa-aaaaa', theirs)).toEqual(wrong);
    expect(await confirm(email, token, code, theirs)).toEqual(wrongToken);
    // What an app sends of it by itself is no try.
    for (let times = 0; times < 5; times += 1) expect(await confirm(email, mine, '12345', own)).toEqual(wrong);
    expect(await confirm(email, mine, code.replace('-', '').toUpperCase(), own)).toEqual(confirmed);
    expect((await guess(email, own)).status).toBe(401);
    expect((await server.logIn(email, own)).body).toHaveProperty('token');
    expect(mails(email)).toHaveLength(1);
  });

  it('the code works once; the next attempt gets another, and each is good for a quarter of an hour at least [ACC-285]', async () => {
    const { email } = await server.addTrader();
    await attack(email);
    const own = somewhere();
    const token = socketTokenIn(await server.logIn(email, own));
    const code = await codeMailed(email);
    expect(await confirm(email, token, code, own)).toEqual(confirmed);
    expect(await confirm(email, token, code, own)).toEqual(wrong);
    const late = somewhere();
    const lateToken = socketTokenIn(await server.logIn(email, late));
    const lateCode = await codeMailed(email, 2);
    server.clock.now += 15 * minute;
    expect(await confirm(email, lateToken, lateCode, late)).toEqual(confirmed);
    server.clock.now += 30 * minute;
    expect(await confirm(email, lateToken, lateCode, late)).toEqual(wrongToken);
  });

  it('an address without an account is answered the same at every step, and a token is good for its own address only [ACC-285]', async () => {
    const { email } = await server.addTrader();
    await attack(email);
    await attack('nobody@example.com');
    const from = somewhere();
    for (const address of [email, 'nobody@example.com']) {
      const token = socketTokenIn(await guess(address, from));
      const answers = [];
      for (let times = 0; times < 4; times += 1) answers.push(await confirm(address, token, 'aaaaa-aaaaa', from));
      expect(answers).toEqual([wrong, wrong, wrong, wrongToken]);
    }
    const token = socketTokenIn(await guess('nobody@example.com', from));
    expect(await confirm(email, token, await codeMailed(email), from)).toEqual(wrongToken);
  });
});

describe('strangers who know the password', () => {
  it('and try codes of the app do not keep the owner from a new device [ACC-286]', async () => {
    const { email } = await server.addTrader(server.withApp('u-app'));
    for (let times = 0; times < 40; times += 1) await server.logIn(email, somewhere(), { otp: server.appCode(10) });
    expect((await signInAnew(email, { otp: server.appCode() })).body).toHaveProperty('token');
  });

  it(
    'and use up emails and emailed codes do not keep the owner from a new device [ACC-286]',
    { tags: 'nightly' },
    async () => {
      const { email } = await server.addTrader({ isMailCodeOn: true, checksPlaces: false });
      for (let times = 0; times < 40; times += 1) {
        await server.logIn(email, somewhere());
        await server.logIn(email, somewhere(), { otp: wrongCode });
      }
      const own = somewhere();
      await confirm(email, socketTokenIn(await server.logIn(email, own)), await codeMailed(email), own);
      expect((await server.logIn(email, own)).body).toMatchObject({ mailAuth: 1 });
      const otp = server.lettersTo(email, 'loginCode').at(-1)?.code ?? '';
      expect((await server.logIn(email, own, { otp })).body).toHaveProperty('token');
    },
  );

  it(
    'and try codes of an expired password do not keep the owner from a new one [ACC-286]',
    { tags: 'nightly' },
    async () => {
      const { email } = await server.addTrader({ isPasswordExpired: true });
      const fresh = { newPassword: 'Fresh-5678!', confirmPassword: 'Fresh-5678!', exchangeId: '1', email };
      const replace = (otp: string, from: From) => server.post('/user/reset_expired_password', { ...fresh, otp }, from);
      for (let times = 0; times < 40; times += 1) {
        const from = somewhere();
        await server.logIn(email, from);
        await replace(wrongCode, from);
      }
      const own = somewhere();
      await confirm(email, socketTokenIn(await server.logIn(email, own)), await codeMailed(email), own);
      await server.logIn(email, own);
      const otp = server.lettersTo(email, 'expiredPassword').at(-1)?.code ?? '';
      expect((await replace(otp, own)).status).toBe(200);
    },
  );
});

interface Work {
  challenge: string;
  bits: number;
}

const workIn = ({ body }: Answer): Work => body['proofOfWork'] as Work;

const solve = ({ challenge, bits }: Work): string => {
  for (let number = 0; ; number += 1) {
    const proof = `${challenge}.${String(number)}`;
    if (leadingZeroBits(createHash('sha256').update(proof).digest()) >= bits) return proof;
  }
};

describe('a proof of work', () => {
  it('is due after failures, spares the wait for an answer, and works once [ACC-287]', async () => {
    const { email, home } = await server.addTrader();
    const from = somewhere();
    expect((await guess(email, from)).body).not.toHaveProperty('proofOfWork');
    expect(waits).toEqual([]);
    await guess(email, from);
    const asked = await guess(email, from);
    expect(workIn(asked).bits).toBe(13);
    expect(waits).toEqual([]);
    const proof = solve(workIn(asked));
    await guess(email, from, { proof });
    expect(waits).toEqual([]);
    await guess(email, from, { proof });
    expect(waits).toEqual([2_000]);
    await server.logIn(email, home);
    expect(waits).toEqual([2_000]);
  });

  it('is for its account and network, for ten minutes, and made by us [ACC-287]', async () => {
    const { email } = await server.addTrader();
    const from = somewhere();
    for (let times = 0; times < 3; times += 1) await guess(email, from);
    const work = workIn(await guess(email, from, {}));
    waits.length = 0;
    const easier = work.challenge.replace(/\.13\./, '.1.');
    const other = 'other@example.com';
    await guess(other, from, { proof: solve(work) });
    await guess(email, somewhere(), { proof: solve(work) });
    await guess(email, from, { proof: solve({ challenge: easier, bits: 1 }) });
    await guess(email, from, { proof: `${work.challenge}.none` });
    server.clock.now += 10 * minute;
    await guess(email, from, { proof: solve(work) });
    expect(waits).toEqual([2_000, 2_000, 2_000, 2_000, 2_000]);
  });

  it('that is missing makes the wait grow to eight seconds [ACC-287]', { tags: 'nightly' }, async () => {
    const { email } = await server.addTrader();
    const from = somewhere();
    for (let times = 0; times < 100; times += 1) await guess(`${String(times)}-${email}`, from);
    expect([...new Set(waits)]).toEqual([2_000, 4_000, 6_000, 8_000]);
  });
});

describe('an owner', () => {
  const logOf = async (token: string, home: From) => {
    const { body } = await server.get('/user/security_log', { exchange_id: '1' }, home, token);
    return body as { data: { kind: string; address: string; detail?: string; at: string }[]; asksCodeFirst: boolean };
  };

  it('sees attempts from unknown devices, counted by hour and network [ACC-289]', async () => {
    const { email, home } = await server.addTrader();
    const [one, other] = [somewhere(), { ...somewhere(), address: '2001:db8:1:2::7' }];
    const begun = new Date(server.clock.now).toISOString();
    for (let times = 0; times < 7; times += 1) await guess(email, one);
    await guess(email, other);
    server.clock.now += 60 * minute;
    await guess(email, one);
    const token = String((await server.logIn(email, home)).body['token']);
    const { data } = await logOf(token, home);
    const attempts = data.filter(({ kind }) => kind === 'attemptsElsewhere');
    expect(attempts.map(({ address, detail }) => [address, detail])).toEqual([
      [one.address, '1 attempt'],
      ['2001:db8:1:2::/64', '1 attempt'],
      [one.address, '7 attempts'],
    ]);
    expect(attempts.at(-1)?.at).toBe(begun);
    expect(data.filter(({ kind }) => kind === 'passwordRefused')).toEqual([]);
  });

  it('ends them at once: no password of a new device is judged before the emailed code [ACC-290]', async () => {
    const { email, home } = await server.addTrader();
    const token = String((await server.logIn(email, home)).body['token']);
    const set = (codeFirst: string) => server.post('/user/code_first', { exchange_id: '1', codeFirst }, home, token);
    expect((await logOf(token, home)).asksCodeFirst).toBe(false);
    expect(await set('Enable')).toMatchObject({
      status: 200,
      body: { message: 'New devices need an emailed code first.' },
    });
    expect(await logOf(token, home)).toMatchObject({ asksCodeFirst: true, data: [{ kind: 'codeFirstEnabled' }, {}] });
    for (const given of ['Wrong-1234!', password])
      expect((await server.logIn(email, somewhere(), { password: given })).status).toBe(422);
    expect((await server.logIn(email, home)).body).toHaveProperty('token');
    expect((await signInAnew(email)).body).toHaveProperty('token');
    await set('Disable');
    expect((await guess(email)).status).toBe(401);
  });
});
