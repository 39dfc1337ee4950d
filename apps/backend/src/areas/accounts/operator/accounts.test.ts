import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { somewhere, startAccounts, type AccountsServer } from '../testing/accountsServer';
import { securityEvent } from '#db/schema';
import { readActions } from '#operator/actions';
import { createOperator } from '../../testing/operator';

let server: AccountsServer;
let operate: ReturnType<typeof createOperator>['operate'];

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'));
  ({ operate } = createOperator({ database: server.database, now: () => server.clock.now }));
});

afterAll(() => server.close());

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

const kept = async (words: string) =>
  (await readActions(server.database.db, 100)).filter((action) => action.words === words);

describe('an operator', () => {
  it('verifies an account whose email never arrived, and logs it [ACC-141] [ACC-160] [OPR-050]', async () => {
    const { email, uniqueId, home } = await server.addTrader({ isVerified: false });
    expect((await server.logIn(email, home)).status).toBe(403);
    const link = server.lettersTo(email, 'verifyAccount')[0]?.link.split('/').at(-1) ?? '';
    expect(await operate(`account verify ${email.toUpperCase()}`)).toMatchObject({
      exit: 0,
      lines: [`${email} is verified.`],
    });
    expect((await server.logIn(email, home)).body).toHaveProperty('token');
    expect((await server.get(`/user/verify_account/${link}`)).status).not.toBe(200);
    expect((await operate(`account verify ${email}`)).lines).toEqual([`${email} is already verified.`]);
    const { rows } = await server.database.pool.query<{ count: string }>(
      `select count(*) from security_event where unique_id = $1 and kind = 'account verified' and address = 'operator'`,
      [uniqueId],
    );
    expect(rows).toEqual([{ count: '1' }]);
    expect(await kept(`account verify ${email.toUpperCase()}`)).toMatchObject([{ who: 'ada', why: 'Ticket 4711' }]);
  });

  it('unlocks one locked-out trader and no one else, and logs it [ACC-159] [ACC-160] [OPR-050]', async () => {
    const [one, other] = [await server.addTrader(), await server.addTrader()];
    for (const { email, home } of [one, other])
      for (let tries = 0; tries < 6; tries += 1) {
        await server.logIn(email, home, { password: 'Wrong-1234!' });
        await server.logIn(email, somewhere(), { password: 'Wrong-1234!' });
      }
    expect((await server.logIn(one.email, one.home)).status).toBe(429);
    expect(await operate(`account unlock ${one.email}`)).toMatchObject({ exit: 0 });
    expect((await server.logIn(one.email, one.home)).body).toHaveProperty('token');
    expect((await server.logIn(other.email, other.home)).status).toBe(429);
    expect(await kept(`account unlock ${one.email}`)).toHaveLength(1);
  });

  it('signs a trader out on every device, and logs it [ACC-155] [ACC-160] [OPR-050]', async () => {
    const { email, uniqueId, home } = await server.addTrader();
    const tokens = [await server.logIn(email, home), await server.logIn(email, home)].map(({ body }) =>
      String(body['token']),
    );
    expect(await operate(`account sessions end ${email}`)).toMatchObject({ exit: 0 });
    for (const token of tokens) expect((await server.get('/user/check_jwt', { token })).status).toBe(401);
    expect(await lastEventOf(uniqueId)).toMatchObject({ kind: 'sessions ended', address: 'operator' });
    expect(await kept(`account sessions end ${email}`)).toHaveLength(1);
  });

  it('has a trader choose a new password, and ends all sessions [ACC-231] [OPR-050]', async () => {
    const { email, home } = await server.addTrader();
    const token = String((await server.logIn(email, home)).body['token']);
    expect(await operate(`account password-expire ${email}`)).toMatchObject({ exit: 0 });
    expect((await server.get('/user/check_jwt', { token })).status).toBe(401);
    expect((await server.logIn(email, home)).body).not.toHaveProperty('token');
    expect(server.lettersTo(email, 'expiredPassword')).toHaveLength(1);
    expect(await operate(`account password-expire ${email}`)).toMatchObject({ json: { isRepeat: true } });
  });
});
