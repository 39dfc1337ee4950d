import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { securityEvent } from '../../db/schema';
import { password, somewhere, startAccounts, type AccountsServer } from './testing/accountsServer';

let server: AccountsServer;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'));
});
afterAll(() => server.close());

const eventsOf = (uniqueId: string) =>
  server.database.db
    .select()
    .from(securityEvent)
    .where(eq(securityEvent.uniqueId, uniqueId))
    .orderBy(asc(securityEvent.id));

const kindsOf = async (uniqueId: string) => (await eventsOf(uniqueId)).map(({ kind }) => kind);

describe('the audit log', () => {
  it('records what was done to an account, from where and when [ACC-160]', async () => {
    const { email, uniqueId, home } = await server.addTrader({ isMailCodeOn: true });
    const away = somewhere();
    await server.logIn(email, home, { password: 'Wrong-1234!' });
    await server.logIn(email, home);
    await server.logIn(email, home, { otp: 'abcde'.replaceAll(/./g, '0') });
    const code = server.lettersTo(email, 'loginCode').at(-1)?.code ?? '';
    const { body } = await server.logIn(email, home, { otp: code });
    await server.logIn(email, away);
    await server.logIn(email, away, { otp: server.lettersTo(email, 'loginCode').at(-1)?.code ?? '' });
    const link = server.lettersTo(email, 'loginActivity').at(-1)?.link.split('/').at(-1) ?? '';
    await server.get(`/user/updateLoginDetails/${link}`, {}, away);
    await server.post('/user/forgot_password', { email, exchange_id: '1' });
    await expect.poll(() => kindsOf(uniqueId)).toContain('link mailed');
    const forgotCode = server.lettersTo(email, 'resetPassword').at(-1)?.link.split('/').at(-1) ?? '';
    await server.post('/user/logout', { exchange_id: '1' }, home, String(body['token']));
    const newPassword = 'Fresh-5678!';
    await server.post('/user/reset_password', { forgotCode, newPassword, confirmPassword: newPassword }, home);
    expect(await kindsOf(uniqueId)).toEqual([
      'password refused',
      'code mailed',
      'code refused',
      'logged in',
      'code mailed',
      'new place held',
      'new place confirmed',
      'link mailed',
      'logged out',
      'password changed',
    ]);
    const [refused] = await eventsOf(uniqueId);
    expect(refused).toMatchObject({ address: home.address, at: new Date(server.clock.now), details: {} });
  });

  it('records opening and verifying an account, two-factor turned off and tries used up [ACC-160]', async () => {
    await server.openRegistration(true);
    const person = { firstName: 'Ada', lastName: 'Field', email: 'audited@example.com' };
    await server.post('/user/register', { ...person, exchange_id: '1', password, confirmPassword: password });
    const verify = server.lettersTo(person.email, 'verifyAccount')[0]?.link.split('/').at(-1) ?? '';
    await server.get(`/user/verify_account/${verify}`);
    const kinds = async () => (await server.database.db.select().from(securityEvent)).map(({ kind }) => kind);
    expect(await kinds()).toEqual(expect.arrayContaining(['registered', 'account verified']));

    const { email, uniqueId, home } = await server.addTrader(server.withApp('u-audited'));
    for (let times = 0; times < 6; times += 1) await server.logIn(email, home, { password: 'Wrong-1234!' });
    await server.post('/user/request_tfa_reset', { email, password });
    await expect.poll(() => kindsOf(uniqueId)).toContain('link mailed');
    const disable = server.lettersTo(email, 'disableTwoFactor')[0]?.link.split('/').at(-1) ?? '';
    await server.get(`/user/resetTfa/${disable}`);
    expect(await kindsOf(uniqueId)).toEqual([
      ...Array<string>(4).fill('password refused'),
      'tries used up',
      'password refused',
      'link mailed',
      'two-factor turned off',
    ]);
  });

  it('contains no password, code, token or address that was typed [ACC-160]', async () => {
    const { email, home } = await server.addTrader(server.withApp('u-secretive'));
    const otp = server.appCode();
    const { body } = await server.logIn(email, home, { otp });
    await server.logIn('Password-1@example.com', home, { password: 'Wrong-1234!' });
    const { rows } = await server.database.pool.query<{ text: string }>(
      'select security_event::text as text from security_event',
    );
    const all = rows.map(({ text }) => text).join('\n');
    for (const secret of [password, 'Wrong-1234!', 'Password-1', String(body['token'])])
      expect(all).not.toContain(secret);
    expect(all).not.toMatch(new RegExp(`\\D${otp}\\D`));
  });

  it.each([
    ['changed', "update security_event set kind = 'logged in'"],
    ['taken from', 'delete from security_event'],
    ['emptied', 'truncate security_event'],
  ])('cannot be %s [ACC-160]', async (_, statement) => {
    await server.logIn('nobody@example.com', somewhere());
    await expect(server.database.pool.query(statement)).rejects.toThrow('security_event is only ever added to');
  });
});
