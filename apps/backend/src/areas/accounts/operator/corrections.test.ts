import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startWallet, type WalletServer, type WalletTrader } from '../../wallet/testing/walletServer';

let server: WalletServer;
let ada: WalletTrader;

beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), {
    CODE_TRIES: '1000',
    MAIL_TRIES: '1000',
    APPROVE_AFTER_MS: '3600000',
  });
});
afterAll(() => server.closeSound());
beforeEach(async () => {
  ada = await server.addTrader({ XDC: '100000' });
});

const rowOf = async (column: string, uniqueId = ada.uniqueId): Promise<unknown> => {
  const { rows } = await server.database.pool.query<Record<string, unknown>>(
    `select ${column} as value from trader where unique_id = $1`,
    [uniqueId],
  );
  return rows[0]?.['value'];
};

const last = () => server.told.at(-2);
const takesTwo = 'On a real exchange a second person has to approve this.';

describe('a corrected name', () => {
  it('is what the trader is told, and of a verified trader takes a second person [OPR-047]', async () => {
    const answer = await server.type('account', 'rename', ada.email, 'Adah', 'Fielding', '--why', 'Ticket 4711');
    expect(answer).toMatchObject({ exit: 0 });
    expect(last()).toBe(takesTwo);
    expect(await rowOf("first_name || ' ' || last_name")).toBe('Adah Fielding');
    await server.until(
      async () => server.lettersTo(ada.email, 'nameCorrected'),
      [
        {
          from: { firstName: 'Ada', lastName: 'Field' },
          to: { firstName: 'Adah', lastName: 'Fielding' },
          reason: 'Ticket 4711',
        },
      ],
    );
    const other = await server.addTrader({}, { kycStatus: 0 });
    expect(await server.operate(`account rename ${other.email} Adah Field`)).toMatchObject({ exit: 0 });
    expect(last()).not.toBe(takesTwo);
    expect(await server.operate(`account rename ${other.email} A F`)).toMatchObject({ exit: 1 });
    expect(await rowOf('first_name', other.uniqueId)).toBe('Adah');
  });
});

describe('a corrected address', () => {
  it('is told to both, ends sessions, links and codes, locks withdrawals, and has to be verified [OPR-048]', async () => {
    const to = `new-${ada.email}`;
    const { body } = await server.withdraw(ada, { currency: 'XDC', amount: '1500' });
    const { transactionId } = body['data'] as { transactionId: string };
    await server.postFrom('/user/forgot_password', { exchange_id: '1', email: ada.email }, ada.home);
    await server.until(async () => ({ links: server.lettersTo(ada.email, 'resetPassword').length }), { links: 1 });
    await server.askForCode(ada, 'XDC', '2000');
    const asked = await server.operate(`account email ${ada.email} ${to.toUpperCase()}`);
    expect([asked.exit, last()]).toEqual([0, takesTwo]);
    await server.until(
      async () => [...server.lettersTo(ada.email, 'emailChanged'), ...server.lettersTo(to, 'emailChanged')],
      [{ from: ada.email, to, reason: 'Ticket 4711', isNew: false }, { isNew: true }],
    );
    expect((await server.getFrom('/user/check_jwt', { token: ada.token })).status).toBe(401);
    const { rows } = await server.database.pool.query<Record<string, number>>(
      `select (select count(*)::integer from mailed_link where unique_id = $1 and used_at is null) as links,
              (select count(*)::integer from mail_code where unique_id = $1 and used_at is null) as codes`,
      [ada.uniqueId],
    );
    expect(rows).toEqual([{ links: 0, codes: 0 }]);
    const held = async () => {
      const found = await server.database.pool.query<{ steps: unknown[] }>(
        'select steps from withdrawal where id = $1',
        [transactionId],
      );
      return { step: found.rows[0]?.steps.at(-1) };
    };
    await server.until(held, {
      step: { step: 'held', reason: 'Your email address was changed after you requested it.' },
    });
    expect((await server.logIn(ada.email, ada.home)).status).toBe(401);
    expect((await server.logIn(to, ada.home)).status).toBe(403);
    const link = server.lettersTo(to, 'verifyAccount').at(-1)?.link.split('/').at(-1) ?? '';
    expect((await server.getFrom(`/user/verify_account/${link}`, {}, ada.home)).status).toBe(200);
    expect((await server.logIn(to, ada.home, { otp: server.freshAppCode() })).body).toHaveProperty('token');
    const back = { ...ada, token: await server.signIn(ada.uniqueId) };
    expect((await server.withdraw(back, { currency: 'XDC', amount: '1500' })).body['message']).toMatch(/24 hours/);
  });

  it("is refused if it is another account's, in whatever case, or none [OPR-048]", async () => {
    const other = await server.addTrader();
    for (const [typed, why] of [
      [other.email.toUpperCase(), 'Another account has this email address.'],
      ['nobody', 'Enter valid email address.'],
      ['x@simulation.invalid', 'Nothing is delivered to this address.'],
    ] as const) {
      const { exit, lines } = await server.operate(`account email ${ada.email} ${typed}`);
      expect([exit, lines[0]]).toEqual([1, expect.stringContaining(why)]);
    }
    expect(await rowOf('email')).toBe(ada.email);
    expect((await server.getFrom('/user/check_jwt', { token: ada.token })).status).toBe(200);
  });
});
