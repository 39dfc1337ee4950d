import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { NewTrader } from '#identity/stores/traders';
import { hour, minute, wrongCode } from '../../accounts/testing/accountsServer';
import { followingCustody, startWallet, type WalletServer, type WalletTrader } from '../testing/walletServer';

let server: WalletServer;
beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), { ...followingCustody, CODE_TRIES: '1000', MAIL_TRIES: '1000' });
});
afterAll(() => server.closeSound());

const words = { currency: 'XDC', amount: '1000' } as const;
const kyc = 'Your KYC is not completed.';
const twoFactor = 'Please enable 2FA.';
const wait = 'Please wait at least 24 hours after you have enabled 2FA or reset your password.';
const onHold = "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support.";
const newPassword = 'Fresh-5678!';

const askForCode = (trader: WalletTrader) => server.askForCode(trader, words.currency, words.amount);

/** Sends a wrong code: the refusal is about the code only if nothing else is missing. */
const request = (trader: WalletTrader) => server.request(trader, words, { otp: wrongCode, tfa: server.appCode() });

/** The responses of the code call and of the withdrawal to someone who has just signed in. */
const both = async ({ uniqueId, ...rest }: WalletTrader): Promise<unknown[]> => {
  const trader = { ...rest, uniqueId, token: await server.signIn(uniqueId) };
  const answers = [await askForCode(trader), await request(trader)];
  return answers.map(({ status, body }) => [status, body['message']]);
};

const refusedTwice = (message: string) => [
  [403, message],
  [403, message],
];
const open = [
  [200, 'OTP sent to your email.'],
  [400, 'Wrong OTP'],
];

const addTrader = (values: Partial<NewTrader> = {}) => server.addTrader({ XDC: '5000' }, values);
const ago = (ms: number) => new Date(server.clock.now - ms);

describe('the code and the withdrawal', () => {
  it.each<[string, () => Partial<NewTrader>, string]>([
    ['[WAL-051] without approved KYC', () => ({ kycStatus: 1 }), kyc],
    ['[WAL-052] without two-factor', () => ({ twoFactorSince: null, twoFactorSecret: null }), twoFactor],
    [
      '[WAL-053] a day less a second after two-factor was enabled',
      () => ({ twoFactorSince: ago(24 * hour - 1_000) }),
      wait,
    ],
    ['[WAL-054] a day less a second after a password reset', () => ({ passwordResetAt: ago(24 * hour - 1_000) }), wait],
    [
      '[WAL-058] without any of the three, naming KYC first',
      () => ({ kycStatus: 3, twoFactorSince: null, twoFactorSecret: null, passwordResetAt: ago(0) }),
      kyc,
    ],
    [
      '[WAL-058] without two-factor and within the 24 hours, naming two-factor first',
      () => ({ twoFactorSince: null, twoFactorSecret: null, passwordResetAt: ago(0) }),
      twoFactor,
    ],
  ])('are refused %s', async (_, values, message) => {
    const trader = await addTrader(values());
    expect(await both(trader)).toEqual(refusedTwice(message));
    expect(server.lettersTo(trader.email, 'withdrawalCode')).toEqual([]);
    expect(await server.balancesOf(trader)).toEqual({ 'available XDC': '5000' });
  });

  it.each<[string, () => Partial<NewTrader>]>([
    ['two-factor was enabled', () => ({ twoFactorSince: ago(24 * hour - 1_000) })],
    ['a password reset', () => ({ passwordResetAt: ago(24 * hour - 1_000) })],
  ])('open 24:00:00 after %s, and not a second earlier [WAL-055]', async (_, values) => {
    const trader = await addTrader(values());
    expect(await both(trader)).toEqual(refusedTwice(wait));
    server.clock.now += 999;
    expect(await both(trader)).toEqual(refusedTwice(wait));
    server.clock.now += 1;
    expect(await both(trader)).toEqual(open);
  });
});

describe('a new password', () => {
  const reset = {
    'by emailed link': async ({ email }: WalletTrader) => {
      await server.post('/user/forgot_password', { email, exchange_id: '1' }, { token: '' });
      await expect.poll(() => server.lettersTo(email, 'resetPassword').length).toBe(1);
      const forgotCode = server.lettersTo(email, 'resetPassword')[0]?.link.split('/').at(-1) ?? '';
      const fields = { forgotCode, newPassword, confirmPassword: newPassword };
      return server.post('/user/reset_password', fields, { token: '' });
    },
    'in place of an expired one': async (trader: WalletTrader) => {
      const { email, home } = trader;
      await server.changeTrader(trader, { isPasswordExpired: true });
      await server.logIn(email, home);
      const otp = server.lettersTo(email, 'expiredPassword').at(-1)?.code ?? '';
      const fields = {
        email,
        newPassword,
        confirmPassword: newPassword,
        exchangeId: '1',
        otp,
        tfaCode: server.appCode(),
      };
      return server.postFrom('/user/reset_expired_password', fields, home);
    },
  } as const;

  it.each(['by emailed link', 'in place of an expired one'] as const)(
    'chosen %s starts the 24 hours [WAL-054] [WAL-057]',
    async (way) => {
      const trader = await addTrader();
      expect((await reset[way](trader)).status).toBe(200);
      expect(await both(trader)).toEqual(refusedTwice(wait));
      server.clock.now += 24 * hour - 1;
      expect(await both(trader)).toEqual(refusedTwice(wait));
      server.clock.now += 1;
      expect(await both(trader)).toEqual(open);
    },
  );
});

describe('a closed coin', () => {
  it('is refused by both calls, naming it, and opens again [WAL-059] [WAL-060]', async () => {
    const trader = await addTrader();
    await server.operate('currency XDC withdrawals off');
    const { body } = await server.get('/api/wallet', { userid: trader.uniqueId, cache: 'false' }, trader);
    expect(body['data']).toContainEqual(expect.objectContaining({ symbol: 'XDC', allowWithdrawal: false }));
    for (const answer of [await askForCode(trader), await request(trader)])
      expect(answer).toMatchObject({
        status: 409,
        body: { message: 'Withdrawals of XDC are paused.', field: 'currency' },
      });
    await server.operate('currency XDC withdrawals on');
    expect(await both(trader)).toEqual(open);
  });
});

describe('an account on hold', () => {
  it('gets no code and withdraws nothing, and reads why [WAL-061]', async () => {
    const trader = await addTrader();
    await server.operate(`account freeze ${trader.email}`);
    expect(await both(trader)).toEqual(refusedTwice(onHold));
    expect(server.lettersTo(trader.email, 'withdrawalCode')).toEqual([]);
    await server.operate(`account unfreeze ${trader.email}`);
    expect(await both(trader)).toEqual(open);
  });

  it('has no withdrawal approved automatically, and says what it waits for, until it is off hold [WAL-061]', async () => {
    const trader = await addTrader();
    await server.withdraw(trader, words);
    await server.operate(`account freeze ${trader.email}`);
    server.clock.now += hour;
    const last = async () => (await server.history(trader, 'Withdraw'))[0];
    await server.until(last, { status: 'Pending', steps: [{}, { step: 'delayed', waitsFor: 'review' }] });
    await server.operate(`account unfreeze ${trader.email}`);
    await server.until(last, { status: 'Process' });
    expect(await server.balancesOf(trader)).toMatchObject({ 'pending withdrawal XDC': '1000' });
  });
});

describe('between the code and the withdrawal', () => {
  it.each<[string, (trader: WalletTrader) => Promise<unknown>, number, string]>([
    ['the coin', () => server.operate('currency XDC withdrawals off'), 409, 'Withdrawals of XDC are paused.'],
    ['the account', ({ email }) => server.operate(`account freeze ${email}`), 403, onHold],
    ['KYC', (trader) => server.changeTrader(trader, { kycStatus: 3 }), 403, kyc],
    ['two-factor', (trader) => server.changeTrader(trader, { twoFactorSince: null }), 403, twoFactor],
    ['a password reset', (trader) => server.changeTrader(trader, { passwordResetAt: ago(minute) }), 403, wait],
    ['the minimum', () => server.changeCurrency('XDC', { minWithdrawal: '1000.5' }), 400, 'Minimum 1,000.5 XDC'],
  ])('anything that locks withdrawals counts: %s [WAL-062]', async (_, close, status, message) => {
    const trader = await addTrader();
    await askForCode(trader);
    await close(trader);
    const answer = await server.request(trader, words, { otp: server.lastCode(trader), tfa: server.appCode() });
    expect([answer.status, answer.body['message']]).toEqual([status, message]);
    expect(await server.balancesOf(trader)).toEqual({ 'available XDC': '5000' });
    await server.operate('currency XDC withdrawals on');
    await server.changeCurrency('XDC', { minWithdrawal: '1000' });
  });
});

describe('on an exchange without custody', () => {
  it('no coin is given an address or withdrawn, and every coin is Inactive [WAL-410] [STS-140]', async () => {
    const trader = await addTrader();
    const { pool } = server.database;
    await pool.query('alter table database_kind disable trigger only_added_to');
    await pool.query(`update database_kind set kind = 'real'`);
    const fields = { exchangeId: '1', uniqueId: trader.uniqueId, tokenSymbol: 'BTC' };
    const answers = [
      await askForCode(trader),
      await request(trader),
      await server.post('/user/get_address', fields, trader),
    ];
    expect(answers.map(({ status, body }) => [status, body['message']])).toEqual([
      [409, "Withdrawals aren't open."],
      [409, "Withdrawals aren't open."],
      [409, "Deposits aren't open."],
    ]);
    const { body: wallet } = await server.get('/api/wallet', { userid: trader.uniqueId, cache: 'false' }, trader);
    expect(wallet['data']).toContainEqual(expect.objectContaining({ symbol: 'XDC', allowWithdrawal: false }));
    const { body: stats } = await server.get('/get_currency_stats', { exchangeId: '1' }, trader);
    const flags = Object.values(stats['data'] as Record<string, string[]>).map(([, ...coin]) => coin.join());
    expect(new Set(flags)).toEqual(new Set(['Inactive,Inactive']));
    await pool.query(`update database_kind set kind = 'demo'`);
  });
});
