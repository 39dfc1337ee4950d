import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { compose } from '../..';
import { hour, password } from '../../accounts/testing/accountsServer';
import { switchingSteps } from '../../accounts/testing/switching';
import { startWallet, type WalletServer, type WalletTrader } from '../testing/walletServer';

let server: WalletServer;
let steps: ReturnType<typeof switchingSteps>;
let ada: WalletTrader;

const minute = 60_000;
/** How long a withdrawal that needs no review waits before it is approved. */
const approvedAfter = 5 * minute;

beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), {
    CUSTODY_POLL_MS: '20',
    APPROVE_AFTER_MS: String(approvedAfter),
    CODE_TRIES: '1000',
    MAIL_TRIES: '1000',
  });
  steps = switchingSteps({ ...server, post: server.postFrom, get: server.getFrom });
});
afterAll(() => server.closeSound());
beforeEach(async () => {
  ada = await server.addTrader({ XDC: '100000' });
});

const requested = async (amount = '1500'): Promise<string> => {
  const { body } = await server.withdraw(ada, { currency: 'XDC', amount });
  return String((body['data'] as Record<string, unknown>)['transactionId']);
};

const newPassword = 'Fresh-5678!';
const changePassword = () => {
  const fields = { user_id: ada.uniqueId, oldPassword: password, newPassword, confirmPassword: newPassword };
  return server.post('/user/change_password', { ...fields, code: server.freshAppCode() }, ada);
};
const turnTwoFactorOff = async () => {
  await steps.begun(ada, 'Disable');
  return steps.turn(ada, server.freshAppCode());
};

const changes = {
  'a changed password': { change: changePassword, reason: 'Your password was changed after you requested it.' },
  'two-factor turned off': {
    change: turnTwoFactorOff,
    reason: 'Two-factor authentication was turned off after you requested it.',
  },
  'a revoked identity': {
    change: async () => ({ status: (await server.operate(`kyc revoke ${ada.email}`)).exit === 0 ? 200 : 400 }),
    reason: 'Your identity verification was revoked after you requested it.',
  },
} as const;
const ways = ['a changed password', 'two-factor turned off', 'a revoked identity'] as const;

const read = async (id: string) => {
  const { rows } = await server.database.pool.query<{ status: string; type: string; steps: Record<string, string>[] }>(
    'select status, payment_type as type, steps from withdrawal where id = $1',
    [id],
  );
  const { status, type, steps: lines = [] } = rows[0] ?? {};
  return { status, type, last: lines.at(-1) };
};

const heldMails = () =>
  server
    .lettersTo(ada.email, 'withdrawalHeld')
    .map((letter) => compose(letter, { brand: 'Exchange', publicUrl: 'https://exchange.example' }).text);

describe('a withdrawal that waits', () => {
  it.each(ways)('is held by %s, and is not sent by itself afterwards [WAL-403] [WAL-395]', async (way) => {
    const id = await requested();
    expect(await read(id)).toMatchObject({ status: 'Pending', type: 'Auto' });
    const { change, reason } = changes[way];
    expect((await change()).status).toBe(200);
    await server.until(() => read(id), { status: 'Pending', type: 'Manual', last: { step: 'held', reason } });
    await expect.poll(heldMails).toHaveLength(1);
    for (const part of ['1500 XDC', 'is on hold', reason]) expect(heldMails()[0]).toContain(part);
    server.clock.now += approvedAfter;
    await server.operate(`withdrawal approve ${id}`);
    expect(await read(id)).toMatchObject({ status: 'Pending' });
  });

  it('is approved by an operator once its trader can withdraw again, and not before [WAL-393]', async () => {
    const id = await requested();
    await changePassword();
    const { lines } = await server.operate(`withdrawal approve ${id}`);
    expect(lines.join(' ')).toContain('Please wait at least 24 hours');
    server.clock.now += 24 * hour;
    await server.operate(`withdrawal approve ${id}`);
    expect(await read(id)).toMatchObject({ status: 'Process' });
  });

  it('and was approved, but not sent, is not sent either [WAL-393]', async () => {
    const id = await requested('20000');
    await server.operate(`withdrawal approve ${id}`);
    await turnTwoFactorOff();
    const { lines } = await server.operate(`withdrawal send ${id}`);
    expect(lines.join(' ')).toContain('Please enable 2FA.');
    expect(await server.custody.findSent(id)).toBeUndefined();
  });

  it('is not approved while the change is being committed [WAL-393]', async () => {
    const id = await requested('20000');
    const { pool } = server.database;
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('update trader set password_reset_at = $2 where unique_id = $1', [
        ada.uniqueId,
        new Date(server.clock.now),
      ]);
      const approval = server.operate(`withdrawal approve ${id}`);
      const waiting = async () => {
        const { rowCount } = await pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%steady%'`,
        );
        return rowCount;
      };
      await expect.poll(waiting).toBe(1);
      await client.query('commit');
      expect((await approval).lines.join(' ')).toContain('Please wait at least 24 hours');
    } finally {
      client.release();
    }
    expect(await read(id)).toMatchObject({ status: 'Pending' });
  });
});

it('a withdrawal that custody has already is reported to its trader and the operator [WAL-394]', async () => {
  const id = await requested();
  server.clock.now += approvedAfter;
  await server.until(() => read(id), { status: 'Process' });
  const { lines } = await server.operate(`kyc revoke ${ada.email}`);
  expect(lines.join(' ')).toContain(`Custody already has these, and may have sent them: ${id}.`);
  const reason = "Our wallet already had it, so it couldn't be stopped.";
  await expect.poll(heldMails).toHaveLength(1);
  for (const part of ["couldn't be stopped", reason]) expect(heldMails()[0]).toContain(part);
  expect((await server.operate('withdrawal list')).lines.join('\n')).toContain(reason);
});

it('an identity that is not approved can’t be revoked, and a revoked one closes withdrawals [KYC-101]', async () => {
  await server.operate(`kyc revoke ${ada.email}`);
  const { body } = await server.askForCode(ada, 'XDC', '1500');
  expect(body['message']).toBe('Your KYC is not completed.');
  const { exit, lines } = await server.operate(`kyc revoke ${ada.email}`);
  expect([exit === 0, lines.join(' ')]).toEqual([false, expect.stringContaining("identity isn't verified")]);
  const log = (await server.get('/user/security_log', {}, ada)).body['data'] as { kind: string }[];
  expect(log.map(({ kind }) => kind)).toContain('kycRevoked');
});
