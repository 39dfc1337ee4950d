import { securityLogKinds } from '@exchange/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { hour, wrongCode } from '../accounts/testing/accountsServer';
import { startWallet, type WalletServer, type WalletTrader } from './testing/walletServer';

let server: WalletServer;
let ada: WalletTrader;

beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), { CODE_TRIES: '1000', MAIL_TRIES: '1000' });
});
afterAll(() => server.closeSound());
beforeEach(async () => {
  ada = await server.addTrader({ XDC: '100000' });
});

type Entry = Record<string, unknown>;

const part = async (fields: Record<string, string> = {}, who = ada) => {
  const { status, body } = await server.get('/user/security_log', fields, who);
  return { status, body, data: body['data'] as Entry[], next: body['next'] as string | null };
};

const kinds = async (): Promise<unknown[]> => (await part()).data.map(({ kind }) => kind);

const slip = async (): Promise<void> => {
  await server.logIn(ada.email, ada.home, { password: 'Wrong-1234!' });
};

const enough = (count: number) => Array.from({ length: count }, () => slip());

describe('the security log', () => {
  it('lists withdrawals, refused passwords and codes, and changes, the newest first [PRF-149]', async () => {
    await server.logIn(ada.email, ada.home, { password: 'Wrong-1234!' });
    await server.logIn(ada.email, ada.home, { otp: wrongCode });
    server.clock.now += 30_000;
    const token = String((await server.logIn(ada.email, ada.home, { otp: server.appCode() })).body['token']);
    const signedIn = { ...ada, token };
    await server.withdraw(signedIn, { currency: 'XDC', amount: '1500' });
    const { transactionId } = (await server.history(signedIn, 'Withdraw'))[0] ?? {};
    server.clock.now += 1_000;
    await server.post('/user/cancel_withdrawal', { exchange_id: '1', transactionId: String(transactionId) }, signedIn);
    server.clock.now += 30_000;
    const confirmed = { word: 'blue heron', code: server.appCode() };
    await server.post('/user/set_anti_phishing_word', confirmed, signedIn);
    await server.operate(`account sessions end ${ada.email}`);
    const { data } = await part({}, { ...ada, token: await server.signIn(ada.uniqueId) });
    expect(data.map(({ kind }) => kind)).toEqual([
      'sessionsEnded',
      'antiPhishingWordChanged',
      'withdrawalCancelled',
      'withdrawalRequested',
      'codeMailed',
      'signedIn',
      'codeRefused',
      'passwordRefused',
    ]);
    expect(data.find(({ kind }) => kind === 'withdrawalRequested')).toMatchObject({
      detail: '1,500 XDC',
      address: null,
      device: null,
    });
    expect(data.find(({ kind }) => kind === 'signedIn')).toMatchObject({
      address: ada.home.address,
      device: ada.home.agent,
    });
    expect(data[0]).toMatchObject({ address: null, device: null });
    for (const { kind } of data) expect(securityLogKinds).toContain(kind);
  });

  it('shows that the account was put on hold, even while it is [PRF-149]', async () => {
    await server.operate(`account freeze ${ada.email}`);
    await expect.poll(kinds).toEqual(['accountFrozen']);
  });

  it('comes page by page, without gaps or repeats while new ones come in [PRF-148]', async () => {
    await Promise.all(enough(5));
    server.clock.now += 1_000;
    await server.withdraw(ada, { currency: 'XDC', amount: '1500' });
    const whole = (await part({ limit: '100' })).data;
    expect(whole.length).toBeGreaterThan(6);
    const seen: Entry[] = [];
    let from: Record<string, string> = {};
    for (;;) {
      const { data, next } = await part({ limit: '2', ...from });
      seen.push(...data);
      await slip();
      if (next === null) break;
      from = { before: next };
    }
    expect(seen).toEqual(whole);
  });

  it('has pages of twenty by default, and says where it ends [PRF-148]', async () => {
    const { pool } = server.database;
    await pool.query(
      `insert into security_event (kind, unique_id, address, at)
       select 'logged in', $1, '203.0.113.7', $2::timestamptz from generate_series(1, 40)`,
      [ada.uniqueId, new Date(server.clock.now - hour)],
    );
    const first = await part();
    const second = await part({ before: first.next ?? '' });
    expect([first.data.length, second.data.length, second.next]).toEqual([20, 20, null]);
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(40);
  });

  it('is the trader’s own, even for a cursor of someone else’s [PRF-148]', async () => {
    await slip();
    const eve = await server.addTrader();
    expect((await part({}, eve)).data).toEqual([]);
    const [newest] = (await part()).data;
    const before = `${new Date(server.clock.now + hour).toISOString()}-${String(newest?.['id'])}`;
    expect((await part({ before }, eve)).data).toEqual([]);
    expect((await part({}, { ...eve, token: 'none' })).status).toBe(401);
  });

  it.each(['x', '2026-03-04T18:05:12.000Z-z-1', '2026-99-99T99:99:99.999Z-e-1', "'; drop table trader --"])(
    'refuses %j as a cursor [PRF-148]',
    async (before) => {
      const { status, body } = await part({ before });
      expect([status, body['field']]).toEqual([400, 'before']);
    },
  );

  it.each(['0', '101', '-1', 'all'])('refuses %j as a limit [PRF-148]', async (limit) => {
    expect((await part({ limit })).status).toBe(400);
  });
});
