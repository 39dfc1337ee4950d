import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { minute, wrongCode, type Answer } from '../../accounts/testing/accountsServer';
import { compose } from '../..';
import { startWallet, type WalletServer, type WalletTrader } from '../testing/walletServer';

let server: WalletServer;
beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), { APPROVE_AFTER_MS: '100000000', CODE_TRIES: '1000' });
});
afterAll(() => server.closeSound());

const words = { currency: 'XDC', amount: '1000' } as const;
const funds = { 'available XDC': '50000' };

const addTrader = () => server.addTrader({ XDC: '50000', XDCE: '50000' });
const codesOf = ({ email }: WalletTrader) => server.lettersTo(email, 'withdrawalCode');

const askForCode = async (trader: WalletTrader, amount: string = words.amount): Promise<string> => {
  expect((await server.askForCode(trader, 'XDC', amount)).body).toMatchObject({ statusCode: 200 });
  return server.lastCode(trader);
};

const request = (trader: WalletTrader, otp: string, more: Partial<{ currency: 'XDC' | 'XDCE'; amount: string }> = {}) =>
  server.request(trader, { ...words, ...more }, { otp, tfa: server.appCode() });

/** Exactly this response, and nothing has moved. */
const expectWrong = async (trader: WalletTrader, { status, body }: Answer, field: 'otp' | 'tfa'): Promise<void> => {
  const refusal = {
    otp: { code: 'wrong_email_code', message: 'Wrong OTP' },
    tfa: { code: 'wrong_two_factor_code', message: 'Wrong 2FA code.' },
  }[field];
  expect([status, body]).toEqual([400, { statusCode: 400, ...refusal, field }]);
  expect(await server.balancesOf(trader)).toMatchObject(funds);
};

const waitText = (seconds: number) =>
  `We've just emailed you a code for this withdrawal. You can ask for another one in ${String(seconds)} seconds.`;

describe('a code', () => {
  it('of 5 characters is emailed with coin, amount and how long it is valid [WAL-066] [WAL-067]', async () => {
    const trader = await addTrader();
    const { status, body } = await server.askForCode(trader, 'XDC', '1000.50');
    expect([status, body]).toEqual([200, { statusCode: 200, message: 'OTP sent to your email.' }]);
    const [letter, ...others] = codesOf(trader);
    if (!letter) throw new Error('No code was emailed.');
    expect([letter, others]).toEqual([
      expect.objectContaining({ code: expect.stringMatching(/^.{5}$/) as string, asset: 'XDC', amount: '1000.5' }),
      [],
    ]);
    const { text } = compose(letter, { brand: 'Exchange', publicUrl: 'https://exchange.example' });
    for (const part of [letter.code, '1000.5 XDC', 'valid for 2 minutes']) expect(text).toContain(part);
  });

  it('is accepted until 2 minutes have passed since it was requested [WAL-068]', async () => {
    const trader = await addTrader();
    const code = await askForCode(trader);
    server.clock.now += 2 * minute - 1;
    expect((await request(trader, code)).status).toBe(200);
  });

  it('is refused once 2 minutes have passed [WAL-068] [WAL-080]', async () => {
    const trader = await addTrader();
    const code = await askForCode(trader);
    server.clock.now += 2 * minute;
    await expectWrong(trader, await request(trader, code), 'otp');
  });

  it('is accepted once [WAL-069] [WAL-080] [WAL-248]', async () => {
    const trader = await addTrader();
    const code = await askForCode(trader);
    expect((await request(trader, code)).status).toBe(200);
    server.clock.now += minute;
    const { status, body } = await request(trader, code);
    expect([status, body]).toEqual([
      400,
      { statusCode: 400, code: 'wrong_email_code', message: 'Wrong OTP', field: 'otp' },
    ]);
    expect(await server.balancesOf(trader)).toMatchObject({
      'available XDC': '49000',
      'pending withdrawal XDC': '1000',
    });
  });

  it('of another trader, coin or amount is refused, and so is a missing one [WAL-070] [WAL-071] [WAL-072] [WAL-248]', async () => {
    const [trader, other] = [await addTrader(), await addTrader()];
    const [mine, others] = [await askForCode(trader), await askForCode(other)];
    expect(mine).not.toBe(others);
    await expectWrong(trader, await request(trader, others), 'otp');
    await expectWrong(trader, await request(trader, mine, { currency: 'XDCE', amount: '10000' }), 'otp');
    await expectWrong(trader, await request(trader, mine, { amount: '1000.00000001' }), 'otp');
    for (const code of ['', '1234']) await expectWrong(trader, await request(trader, code), 'otp');
    expect((await request(trader, mine)).status).toBe(200);
  });

  it('for 1000 is one for 1000.0 and 01000 [WAL-072]', async () => {
    const trader = await addTrader();
    const code = await askForCode(trader, '1000');
    expect((await server.askForCode(trader, 'XDC', '1000.0')).status).toBe(429);
    const { body } = await request(trader, code, { amount: '01000.00' });
    expect(body).toMatchObject({ statusCode: 200, data: { amount: '1000' } });
  });

  it('is invalid after three wrong tries [WAL-077]', async () => {
    const [two, three] = [await addTrader(), await addTrader()];
    for (const [trader, tries] of [
      [two, 2],
      [three, 3],
    ] as const) {
      await askForCode(trader);
      for (let times = 0; times < tries; times += 1) await expectWrong(trader, await request(trader, wrongCode), 'otp');
    }
    expect((await request(two, server.lastCode(two))).status).toBe(200);
    await expectWrong(three, await request(three, server.lastCode(three)), 'otp');
  });

  it('is stored hashed, and survives a restart with its waiting time [WAL-079]', async () => {
    const trader = await addTrader();
    const code = await askForCode(trader);
    const { rows } = await server.database.pool.query('select * from mail_code where unique_id = $1', [
      trader.uniqueId,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    const hash = (rows[0] as { code_hash: Buffer }).code_hash;
    expect([hash.length, hash.includes(code)]).toEqual([32, false]);
    await server.restart();
    expect((await server.askForCode(trader, 'XDC', '1000')).body['message']).toBe(waitText(120));
    expect((await request(trader, code)).status).toBe(200);
  });
});

describe('asking for another code', () => {
  it('for the same coin and amount is refused for 120 s with a message, then replaces the earlier one [WAL-073] [WAL-076]', async () => {
    const trader = await addTrader();
    const first = await askForCode(trader);
    server.clock.now += 119_001;
    const { status, body, headers } = await server.askForCode(trader, 'XDC', '1000');
    expect([status, body, headers['retry-after']]).toEqual([
      429,
      { statusCode: 429, code: 'too_many_requests', message: waitText(1) },
      '1',
    ]);
    server.clock.now += 999;
    const second = await askForCode(trader);
    expect(second).not.toBe(first);
    await expectWrong(trader, await request(trader, first), 'otp');
    expect((await request(trader, second)).status).toBe(200);
    expect((await server.askForCode(trader, 'XDC', '1000')).status).toBe(429);
  });

  it('for another amount or coin is possible at once [WAL-074]', async () => {
    const trader = await addTrader();
    const codes = [await askForCode(trader, '1000'), await askForCode(trader, '1001')];
    await server.askForCode(trader, 'XDCE', '10000');
    codes.push(server.lastCode(trader));
    expect(new Set(codes).size).toBe(3);
    expect((await request(trader, codes[1] ?? '', { amount: '1001' })).status).toBe(200);
  });

  it('twice at once emails one [WAL-073]', async () => {
    const trader = await addTrader();
    const answers = await Promise.all([1, 2, 3].map(() => server.askForCode(trader, 'XDC', '1000')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    expect(codesOf(trader)).toHaveLength(1);
  });

  it('an eleventh time within an hour is refused, saying when to try again [WAL-075]', async () => {
    const trader = await addTrader();
    for (let amount = 1_000; amount < 1_009; amount += 1) await askForCode(trader, String(amount));
    server.clock.now += 10 * minute;
    expect((await server.askForCode(trader, 'XDCE', '10000')).status).toBe(200);
    const eleventh = () => server.askForCode(trader, 'XDC', '2000');
    const message = (minutes: string) =>
      `You've asked for 10 codes within an hour. You can ask for the next one in ${minutes}.`;
    expect(await eleventh()).toMatchObject({
      status: 429,
      body: { message: message('50 minutes') },
      headers: { 'retry-after': '3000' },
    });
    server.clock.now += 50 * minute - 1;
    expect((await eleventh()).body['message']).toBe(message('1 minute'));
    expect(codesOf(trader)).toHaveLength(10);
    server.clock.now += 1;
    expect((await eleventh()).status).toBe(200);
  });

  it('counts ten within an hour even if they come at once [WAL-075]', async () => {
    const trader = await addTrader();
    const amounts = Array.from({ length: 14 }, (_, index) => String(1_000 + index));
    const answers = await Promise.all(amounts.map((amount) => server.askForCode(trader, 'XDC', amount)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(codesOf(trader)).toHaveLength(10);
  });

  it.each([
    [
      'more than there is',
      'XDC',
      '50000.1',
      { statusCode: 400, code: 'insufficient_funds', message: 'Insufficient Fund', field: 'amount' },
    ],
    [
      'less than the minimum',
      'XDC',
      '999.9',
      { statusCode: 400, code: 'invalid_request', message: 'Minimum 1,000 XDC', field: 'amount' },
    ],
    ['a decimal too many', 'XDC', '1000.000000001', expect.objectContaining({ field: 'amount' })],
    ['a coin that is not listed', 'DOGE', '1000', expect.objectContaining({ field: 'currency' })],
  ])('emails none for %s [WAL-078]', async (_, currency, amount, body) => {
    const trader = await addTrader();
    expect((await server.askForCode(trader, currency, amount)).body).toEqual(body);
    expect(codesOf(trader)).toEqual([]);
  });

  it('emails none for a closed coin [WAL-078]', async () => {
    const trader = await addTrader();
    await server.operate('currency XDC withdrawals off');
    expect((await server.askForCode(trader, 'XDC', '1000')).body['message']).toBe('Withdrawals of XDC are paused.');
    await server.operate('currency XDC withdrawals on');
    expect(codesOf(trader)).toEqual([]);
  });
});

describe('an authenticator code', () => {
  it('that is wrong is refused and leaves the email code usable [WAL-081] [WAL-083] [WAL-248]', async () => {
    const trader = await addTrader();
    const otp = await askForCode(trader);
    await expectWrong(trader, await server.request(trader, words, { otp, tfa: server.appCode(50) }), 'tfa');
    expect((await request(trader, otp)).status).toBe(200);
  });

  it('that was used to sign in confirms no withdrawal [WAL-081] [WAL-082]', async () => {
    const trader = await addTrader();
    const tfa = server.appCode();
    expect((await server.logIn(trader.email, trader.home, { otp: tfa })).body).toHaveProperty('token');
    const otp = await askForCode(trader);
    await expectWrong(trader, await server.request(trader, words, { otp, tfa }), 'tfa');
    server.clock.now += 30_000;
    expect((await request(trader, otp)).status).toBe(200);
  });

  it('that confirmed a withdrawal confirms no other, and can’t be used to sign in [WAL-082]', async () => {
    const trader = await addTrader();
    const [first, second] = [await askForCode(trader, '1000'), await askForCode(trader, '1001')];
    expect((await request(trader, first)).status).toBe(200);
    expect((await request(trader, second, { amount: '1001' })).body).toMatchObject({ statusCode: 400, field: 'tfa' });
    expect((await server.logIn(trader.email, trader.home, { otp: server.appCode() })).status).toBe(401);
    server.clock.now += 30_000;
    expect((await request(trader, second, { amount: '1001' })).status).toBe(200);
  });

  it('works for only one of a simultaneous sign-in and withdrawal [WAL-082]', async () => {
    const trader = await addTrader();
    const otp = await askForCode(trader);
    const tfa = server.appCode();
    const [signedIn, withdrawn] = await Promise.all([
      server.logIn(trader.email, trader.home, { otp: tfa }),
      server.request(trader, words, { otp, tfa }),
    ]);
    expect([signedIn.status, withdrawn.status].filter((status) => status === 200)).toHaveLength(1);
  });

  it.each(['', '12345', '1234567', '12345a', '١٢٣٤٥٦'])('of %j is refused [WAL-081] [WAL-248]', async (tfa) => {
    const trader = await addTrader();
    const otp = await askForCode(trader);
    await expectWrong(trader, await server.request(trader, words, { otp, tfa }), 'tfa');
  });
});
