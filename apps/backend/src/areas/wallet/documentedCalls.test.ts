import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../db/testing/testDatabase';
import { launchBackendProcess } from '../../faults/testing/backendProcess';
import { orderFields } from '../trading/testing/tradingServer';

type Body = Record<string, unknown>;

const password = 'Demo-1234!';
const step = 30_000;
const patience = { timeout: 60_000, interval: 100 };

const appCode = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * step });

/** A server as `npm start` runs it, and a client that knows only the documented calls and pages. */
const start = async (onEnd: (end: () => Promise<void>) => void) => {
  const database = await createTestDatabase(inject('clusterUrl'));
  onEnd(database.drop);
  const settings = {
    DATABASE_URL: database.connectionString,
    LOG_LEVEL: 'debug',
    DEMO_MARKET: 'false',
    CHAIN_BLOCK_MS: '300',
    CUSTODY_POLL_MS: '50',
    APPROVE_AFTER_MS: '0',
  };
  const backend = launchBackendProcess(settings, onEnd);
  const { url } = await backend.ready;

  const post = async (path: string, fields: Record<string, string>, token = ''): Promise<Body> => {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { authorization: token },
    });
    return (await response.json()) as Body;
  };

  const get = async (path: string, fields: Record<string, string>, token: string): Promise<Body> => {
    const response = await fetch(`${url}/api${path}?${new URLSearchParams(fields).toString()}`, {
      headers: { authorization: token },
    });
    return (await response.json()) as Body;
  };

  const place = async (token: string, words: Parameters<typeof orderFields>[0]): Promise<Body> => {
    const body = new FormData();
    for (const [name, value] of Object.entries(orderFields(words))) body.append(name, value);
    const response = await fetch(`${url}/api/trade/new_order`, {
      method: 'POST',
      body,
      headers: { authorization: token },
    });
    return (await response.json()) as Body;
  };

  return {
    said: backend.said,
    post,
    get,
    place,
    logIn: async (email: string, otp?: string): Promise<string> => {
      const answer = await post('/user/login', {
        exchange_id: '1',
        email,
        password,
        ...(otp !== undefined && { otp }),
      });
      if (typeof answer['token'] !== 'string') throw new Error(JSON.stringify(answer));
      return answer['token'];
    },
    balanceOf: async (token: string, coin: string): Promise<unknown> => {
      const { data } = await get('/api/wallet', { userid: 'me', cache: 'false' }, token);
      return (data as { symbol: string; balance: string }[]).find(({ symbol }) => symbol === coin)?.balance;
    },
    newest: async (token: string, type: 'Deposit' | 'Withdraw'): Promise<Body | undefined> => {
      const { data } = await get('/transaction/history', { type, uniqueId: 'me', exchangeId: '1' }, token);
      return (data as Body[])[0];
    },
    sendTestCoins: (fields: Record<string, string>) =>
      fetch(`${url}/dev/chain/send`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: url },
        redirect: 'manual',
      }),
    mailedCode: async (email: string): Promise<string> => {
      const mails = (await (await fetch(`${url}/dev/mail.json?to=${email}`)).json()) as { code?: string }[];
      return mails[0]?.code ?? '';
    },
  };
};

const outside = 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('over the documented calls alone', () => {
  let client: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    const ends: (() => Promise<void>)[] = [];
    client = await start((end) => ends.unshift(end));
    return async () => {
      for (const end of ends) await end();
    };
  });

  it('a trader deposits, trades and withdraws, and no code or address of theirs is logged [WAL-263] [WAL-265]', async () => {
    const email = 'twofactor@demo.test';
    const secret = 'JBSWY3DPEHPK3PXP';
    // The code of the half minute before may become too old on its way.
    const signIn = () => client.logIn(email, appCode(secret, -1));
    const token = await signIn().catch(signIn);
    const before = Number(await client.balanceOf(token, 'XDC'));

    const { message } = await client.post(
      '/user/get_address',
      { exchangeId: '1', uniqueId: 'me', tokenSymbol: 'XDC' },
      token,
    );
    const { address } = message as { address: string };
    expect((await client.sendTestCoins({ coin: 'XDC', amount: '5000', address })).status).toBeLessThan(400);
    await expect
      .poll(() => client.newest(token, 'Deposit'), patience)
      .toMatchObject({ status: 'Completed', amount: '5000', confirmations: 3 });
    expect(await client.balanceOf(token, 'XDC')).toBe(String(before + 5_000));

    const other = await client.logIn('plain@demo.test');
    await client.place(token, { side: 'sell', price: '0.05', amount: '1000' });
    await client.place(other, { side: 'buy', price: '0.05', amount: '1000' });
    await expect.poll(() => client.balanceOf(token, 'XDC'), patience).toBe(String(before + 4_000));

    const asked = { exchange_id: '1', currency: 'XDC', amount: '2500' };
    const named = { ...asked, toAddress: outside };
    expect(await client.post('/user/generate_withdrawal_otp', named, token)).toMatchObject({ statusCode: 200 });
    await expect.poll(() => client.mailedCode(email), patience).toMatch(/^.{5}$/);
    const [otp, tfa] = [await client.mailedCode(email), appCode(secret)];
    const requested = await client.post(
      '/user/withdraw_request',
      { ...asked, toAddress: outside, transactionSpeed: 'normal', otp, tfa },
      token,
    );
    expect(requested).toMatchObject({ statusCode: 200 });
    await expect
      .poll(() => client.newest(token, 'Withdraw'), patience)
      .toMatchObject({
        status: 'Completed',
        amount: '2500',
        walletTxId: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string,
      });
    expect(await client.balanceOf(token, 'XDC')).toBe(String(before + 1_500));

    const log = client.said();
    expect(log).toContain('/api/user/withdraw_request');
    for (const secretText of [address, outside, token]) expect(log).not.toContain(secretText);
    // A timestamp in milliseconds has thirteen digits, which contain the digits of many codes.
    for (const code of [otp, tfa]) expect(log).not.toMatch(new RegExp(String.raw`(?<![\w.])${code}(?!\w)`));
  }, 180_000);

  it('a trader without KYC reads why they can’t withdraw [WAL-264]', async () => {
    const token = await client.logIn('unverified@demo.test', appCode('KRSXG5CTMVRXEZLU'));
    const asked = { exchange_id: '1', currency: 'XDC', amount: '2500' };
    const refused = { statusCode: 403, code: 'forbidden', message: 'Your KYC is not completed.' };
    expect(await client.post('/user/generate_withdrawal_otp', asked, token)).toMatchObject(refused);
    const request = { ...asked, toAddress: outside, transactionSpeed: 'normal', otp: '12345', tfa: '123456' };
    expect(await client.post('/user/withdraw_request', request, token)).toMatchObject(refused);
  }, 120_000);
});
