import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { hour, minute, password, wrongCode } from '../../accounts/testing/accountsServer';
import { switchingSteps, type SignedIn } from '../../accounts/testing/switching';
import { startWallet, type WalletServer, type WalletTrader } from '../testing/walletServer';

let server: WalletServer;
let steps: ReturnType<typeof switchingSteps>;
let ada: WalletTrader & SignedIn;

beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), { CODE_TRIES: '1000', MAIL_TRIES: '1000' });
  steps = switchingSteps({ ...server, post: server.postFrom, get: server.getFrom });
});
afterAll(() => server.closeSound());
beforeEach(async () => {
  ada = await server.addTrader({ XDC: '100000' });
});

const wait = 'Please wait at least 24 hours after you have enabled 2FA or reset your password.';
const words = { currency: 'XDC', amount: '1500' } as const;

const message = async (answer: Promise<{ body: Record<string, unknown> }>) => (await answer).body['message'];

const ask = (who: WalletTrader = ada) => message(server.askForCode(who, words.currency, words.amount));

const signedInAgain = async () => ({ ...ada, token: await server.signIn(ada.uniqueId) });

describe('two-factor that was turned on', () => {
  it('opens withdrawals 24 hours later, and not a millisecond before [PRF-118]', async () => {
    await server.changeTrader(ada, { twoFactorSince: null, twoFactorSecret: null });
    expect(await ask()).toBe('Please enable 2FA.');
    await steps.begun(ada, 'Enable');
    const secret = String(await steps.secretOf(ada));
    expect((await steps.turn(ada, server.appCode(0, secret))).status).toBe(200);
    expect(await ask()).toBe(wait);
    server.clock.now += 24 * hour - 1;
    const later = await signedInAgain();
    expect(await ask(later)).toBe(wait);
    server.clock.now += 1;
    expect(await ask(later)).toBe('OTP sent to your email.');
  });
});

describe('two-factor that is turned off and on again', () => {
  const turnedOff = {
    'by its codes': async () => {
      await steps.begun(ada, 'Disable');
      return steps.turn(ada, server.freshAppCode());
    },
    'by its emailed link': async () => {
      await server.post('/user/request_tfa_reset', { email: ada.email, password, exchange_id: '1' }, ada);
      await expect.poll(() => server.lettersTo(ada.email, 'disableTwoFactor').length).toBe(1);
      const token = server.lettersTo(ada.email, 'disableTwoFactor')[0]?.link.split('/').at(-1) ?? '';
      return server.get(`/user/resetTfa/${token}`, {}, ada);
    },
  } as const;

  it.each(['by its codes', 'by its emailed link'] as const)(
    '%s restarts the 24 hours for the code and the withdrawal [WAL-056]',
    async (way) => {
      expect(await ask()).toBe('OTP sent to your email.');
      expect((await turnedOff[way]()).status).toBe(200);
      let trader = await signedInAgain();
      expect(await ask(trader)).toBe('Please enable 2FA.');
      server.clock.now += minute;
      await steps.begun(trader, 'Enable');
      const secret = String(await steps.secretOf(trader));
      expect((await steps.turn(trader, server.appCode(0, secret))).status).toBe(200);
      const request = () => message(server.request(trader, words, { otp: wrongCode, tfa: server.appCode(0, secret) }));
      expect([await ask(trader), await request()]).toEqual([wait, wait]);
      server.clock.now += 24 * hour - 1;
      trader = await signedInAgain();
      expect([await ask(trader), await request()]).toEqual([wait, wait]);
      server.clock.now += 1;
      expect([await ask(trader), await request()]).toEqual(['OTP sent to your email.', 'Wrong OTP']);
    },
  );
});

describe('two-factor that is turned off', () => {
  it('stops a withdrawal whose codes had already been sent [PRF-118]', async () => {
    expect(await ask()).toBe('OTP sent to your email.');
    await steps.begun(ada, 'Disable');
    expect((await steps.turn(ada, server.appCode())).status).toBe(200);
    const codes = { otp: server.lastCode(ada), tfa: server.freshAppCode() };
    expect(await message(server.request(ada, words, codes))).toBe('Please enable 2FA.');
    expect(await server.balancesOf(ada)).toEqual({ 'available XDC': '100000' });
  });

  it('and a withdrawal at once: each app code works for one of the two [PRF-118]', async () => {
    for (let times = 0; times < 8; times += 1) {
      const trader = await server.addTrader({ XDC: '2000' });
      await server.askForCode(trader, words.currency, words.amount);
      await steps.begun(trader, 'Disable');
      const code = server.appCode();
      const calls = [
        () => server.request(trader, words, { otp: server.lastCode(trader), tfa: code }),
        () => steps.turn(trader, code),
      ];
      const answers = await Promise.all((times % 2 === 0 ? calls : calls.reverse()).map((call) => call()));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      server.clock.now += 30_000;
    }
  });

  it('between lookup and commit refuses the withdrawal as it would a moment later [PRF-118]', async () => {
    await ask();
    const tfa = server.freshAppCode();
    const { pool } = server.database;
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(
        'update trader set two_factor_since = null, two_factor_secret = null, last_totp_step = null where unique_id = $1',
        [ada.uniqueId],
      );
      const answer = server.request(ada, words, { otp: server.lastCode(ada), tfa });
      // The withdrawal has looked everything up by now, and waits for the trader's row.
      const waiting = async () => {
        const { rowCount } = await pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%from trader%for no key update'`,
        );
        return rowCount;
      };
      await expect.poll(waiting).toBe(1);
      await client.query('commit');
      expect(await message(answer)).toBe('Please enable 2FA.');
    } finally {
      client.release();
    }
    expect(await server.balancesOf(ada)).toEqual({ 'available XDC': '100000' });
  });
});

describe('a password that was changed by its owner', () => {
  it('locks withdrawals for 24 hours [PRF-120] [PRF-118]', async () => {
    const newPassword = 'Fresh-5678!';
    const fields = { user_id: ada.uniqueId, oldPassword: password, newPassword, confirmPassword: newPassword };
    const code = server.freshAppCode();
    expect((await server.post('/user/change_password', { ...fields, code }, ada)).status).toBe(200);
    expect(await ask()).toBe(wait);
    server.clock.now += 24 * hour;
    expect(await ask({ ...ada, token: await server.signIn(ada.uniqueId) })).toBe('OTP sent to your email.');
  });
});
