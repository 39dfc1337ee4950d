import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accountSettings } from '../areas/accounts/settings';
import { somewhere, startAccounts, type AccountsServer } from '../areas/accounts/testing/accountsServer';
import { securityEvent } from '../db/schema';
import { runAccountCommand } from './accountCommands';
import { createOperatorAccounts } from './operatorAccounts';

let server: AccountsServer;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'));
});

afterAll(() => server.close());

const operate = (line: string) => {
  const { database, settings, clock } = server;
  const sessionTimes = accountSettings(settings).sessions;
  const accounts = createOperatorAccounts({ db: database.db, sessionTimes, now: () => clock.now });
  return runAccountCommand(line.split(' '), accounts);
};

/** The newest of the audit log. */
const lastEventOf = async (uniqueId: string) => {
  const events = await server.database.db
    .select()
    .from(securityEvent)
    .where(eq(securityEvent.uniqueId, uniqueId))
    .orderBy(desc(securityEvent.id))
    .limit(1);
  return events[0];
};

describe('an operator', () => {
  it('verifies an account whose mail never came [ACC-141] [ACC-160]', async () => {
    const { email, uniqueId, home } = await server.addTrader({ isVerified: false });
    expect((await server.logIn(email, home)).status).toBe(403);
    const link = server.lettersTo(email, 'verifyAccount')[0]?.link.split('/').at(-1) ?? '';
    expect(await operate(`verify ${email.toUpperCase()}`)).toEqual({ lines: [`${email} is verified.`], isDone: true });
    expect((await server.logIn(email, home)).body).toHaveProperty('token');
    expect((await server.get(`/user/verify_account/${link}`)).status).not.toBe(200);
    expect((await operate(`verify ${email}`)).lines).toEqual([`${email} is verified already.`]);
    const { rows } = await server.database.pool.query<{ count: string }>(
      `select count(*) from security_event where unique_id = $1 and kind = 'account verified' and address = 'operator'`,
      [uniqueId],
    );
    expect(rows).toEqual([{ count: '1' }]);
  });

  it('lets in who has to wait, and nobody else [ACC-159] [ACC-160]', async () => {
    const [one, other] = [await server.addTrader(), await server.addTrader()];
    for (const { email, home } of [one, other])
      for (let tries = 0; tries < 6; tries += 1) {
        await server.logIn(email, home, { password: 'Wrong-1234!' });
        await server.logIn(email, somewhere(), { password: 'Wrong-1234!' });
      }
    expect((await server.logIn(one.email, one.home)).status).toBe(429);
    expect(await operate(`unlock ${one.email}`)).toMatchObject({ isDone: true });
    expect((await server.logIn(one.email, one.home)).body).toHaveProperty('token');
    expect((await server.logIn(other.email, other.home)).status).toBe(429);
    expect((await server.logIn(other.email, somewhere())).status).toBe(429);
  });

  it('logs somebody out everywhere [ACC-155] [ACC-160]', async () => {
    const { email, uniqueId, home } = await server.addTrader();
    const tokens = [await server.logIn(email, home), await server.logIn(email, home)].map(({ body }) =>
      String(body['token']),
    );
    expect(await operate(`sessions end ${email}`)).toMatchObject({ isDone: true });
    for (const token of tokens) expect((await server.get('/user/check_jwt', { token })).status).toBe(401);
    expect(await lastEventOf(uniqueId)).toMatchObject({ kind: 'sessions ended', address: 'operator' });
  });

  it('who names nobody, or nothing to do, changes nothing [OPS-132]', async () => {
    expect(await operate('unlock nobody@example.com')).toMatchObject({ isDone: false });
    expect(await operate('sessions ada@example.com')).toMatchObject({ isDone: false });
    expect(await operate('constructor ada@example.com')).toMatchObject({ isDone: false });
  });
});
