import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { outgoingMail, trader } from '#db/schema';
import type { Mailer } from '#mail/letters';
import { findInText } from '#mail/plainText';
import { password, somewhere, startAccounts, type AccountsServer } from '../testing/accountsServer';

const newPassword = 'Fresh-5678!';
const lavish = { MAIL_TRIES: '1000', CODE_TRIES: '1000', LOGIN_TRIES: '1000', REGISTER_TRIES: '1000' };

let server: AccountsServer;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), lavish, { mailer: undefined });
  await server.openRegistration(true);
  await server.database.pool.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'made to fail'; end $$`);
});
afterAll(() => server.close());

/** Every table that is written together with emails. Not the try counts: a try counts however it ends. */
const tables = [
  'trader',
  'known_place',
  'session',
  'login_challenge',
  'mail_code',
  'mailed_link',
  'outgoing_mail',
  'security_event',
];

const everything = async (): Promise<string[]> => {
  const all = tables.map((table) => `select '${table} ' || ${table}::text as row from ${table}`).join(' union all ');
  const { rows } = await server.database.pool.query<{ row: string }>(all);
  return rows.map(({ row }) => row).sort();
};

const failures = {
  mail: 'create trigger made_to_fail before insert on outgoing_mail execute function fail()',
  /** Everything that sends an email is audited; here the commit fails after the email itself was stored. */
  commit: `create constraint trigger made_to_fail after insert on security_event
    deferrable initially deferred for each row execute function fail()`,
};

const recover = () =>
  server.database.pool.query(`drop trigger if exists made_to_fail on outgoing_mail;
    drop trigger if exists made_to_fail on security_event`);

afterEach(recover);

const mailsTo = (email: string) =>
  server.database.db.select().from(outgoingMail).where(eq(outgoingMail.recipient, email)).orderBy(outgoingMail.id);

const newestTo = async (email: string) => findInText((await mailsTo(email)).at(-1)?.text ?? '');

/** The token at the end of the newest link sent to an address. */
const tokenTo = async (email: string): Promise<string> => (await newestTo(email)).link?.split('/').at(-1) ?? '';

interface Prepared {
  email: string;
  act: () => Promise<unknown>;
}

interface Occasion {
  name: string;
  subject: RegExp;
  prepare: () => Promise<Prepared>;
}

let registered = 0;

const resetPassword = (forgotCode: string) =>
  server.post('/user/reset_password', { forgotCode, newPassword, confirmPassword: newPassword });

/** Both emails are sent after the answer, at the latest before the server is closed. */
const forgetPassword = async (email: string) => {
  await server.post('/user/forgot_password', { email, exchange_id: '1' });
  await server.restart();
};

const requestReset = async (email: string) => {
  await server.post('/user/request_tfa_reset', { email, password, exchange_id: '1' });
  await server.restart();
};

const occasions: Occasion[] = [
  {
    name: 'opening an account',
    subject: /Verify/,
    prepare: async () => {
      registered += 1;
      const email = `new${registered}@example.com`;
      const names = { firstName: 'Ada', lastName: 'Field', exchange_id: '1' };
      const act = () => server.post('/user/register', { ...names, email, password, confirmPassword: password });
      return { email, act };
    },
  },
  {
    name: 'reminding of an address that is not verified',
    subject: /Verify/,
    prepare: async () => {
      const { email, home } = await server.addTrader({ isVerified: false });
      return { email, act: () => server.logIn(email, home) };
    },
  },
  {
    name: 'a login that wants a mailed code',
    subject: /Your .* sign-in code/,
    prepare: async () => {
      const { email, home } = await server.addTrader({ isMailCodeOn: true });
      return { email, act: () => server.logIn(email, home) };
    },
  },
  {
    name: 'a password that has expired',
    subject: /has expired/,
    prepare: async () => {
      const { email, home } = await server.addTrader({ isPasswordExpired: true });
      return { email, act: () => server.logIn(email, home) };
    },
  },
  {
    name: 'a login from a place not seen before',
    subject: /New sign-in/,
    prepare: async () => {
      const { email } = await server.addTrader();
      const away = somewhere();
      return { email, act: () => server.logIn(email, away) };
    },
  },
  {
    name: 'asking for that login’s code again',
    subject: /New sign-in/,
    prepare: async () => {
      const { email } = await server.addTrader();
      const away = somewhere();
      await server.logIn(email, away);
      return {
        email,
        act: () => server.post('/user/resendVerifyLoginToken', { email, password, exchange_id: '1' }, away),
      };
    },
  },
  {
    name: 'forgetting the password',
    subject: /Choose a new/,
    prepare: async () => {
      const { email } = await server.addTrader();
      return { email, act: () => forgetPassword(email) };
    },
  },
  {
    name: 'choosing a new password by a link',
    subject: /was changed/,
    prepare: async () => {
      const { email } = await server.addTrader();
      await forgetPassword(email);
      const token = await tokenTo(email);
      return { email, act: () => resetPassword(token) };
    },
  },
  {
    name: 'replacing an expired password',
    subject: /was changed/,
    prepare: async () => {
      const { email, home } = await server.addTrader({ isPasswordExpired: true });
      await server.logIn(email, home);
      const { code = '' } = await newestTo(email);
      const fields = { email, newPassword, confirmPassword: newPassword, exchangeId: '1', otp: code };
      return { email, act: () => server.post('/user/reset_expired_password', fields, home) };
    },
  },
  {
    name: 'having lost the authenticator app',
    subject: /Turn off two-factor/,
    prepare: async () => {
      const { email } = await server.addTrader(server.withApp('u-lost'));
      return { email, act: () => requestReset(email) };
    },
  },
  {
    name: 'turning two-factor login off by a link',
    subject: /was turned off/,
    prepare: async () => {
      const { email } = await server.addTrader(server.withApp('u-off'));
      await requestReset(email);
      const token = await tokenTo(email);
      return { email, act: () => server.get(`/user/resetTfa/${token}`) };
    },
  },
];

describe('an email', () => {
  it('is delivered once its change is committed, and delivery is not triggered if nothing was sent [OPS-271]', async () => {
    const kept: Promise<number | null>[] = [];
    const codesKept = async () => (await other.database.pool.query('select from mail_code')).rowCount;
    const mailer: Mailer = { send: async () => undefined, deliver: () => kept.push(codesKept()) };
    const other = await startAccounts(inject('clusterUrl'), {}, { mailer });
    const [plain, careful] = [await other.addTrader(), await other.addTrader({ isMailCodeOn: true })];
    await other.logIn(plain.email, plain.home);
    expect(kept).toHaveLength(0);
    await other.logIn(careful.email, careful.home);
    expect(await Promise.all(kept)).toEqual([1]);
    await other.close();
  });
});

describe('a change and its email', () => {
  it.each(occasions.map((caller) => [caller.name, caller] as const))(
    'are stored together for %s: while that fails neither is, then both are [OPS-270]',
    async (_, { subject, prepare }) => {
      const { email, act } = await prepare();
      const before = await everything();
      const mailed = (await mailsTo(email)).length;
      for (const failure of Object.values(failures)) {
        await server.database.pool.query(failure);
        await act();
        expect(await everything()).toEqual(before);
        await recover();
      }
      await act();
      const mails = await mailsTo(email);
      expect(mails).toHaveLength(mailed + 1);
      expect(mails.at(-1)?.subject).toMatch(subject);
    },
  );

  it('leave a trader’s password and link unchanged if the email fails, so that they can try again [OPS-270]', async () => {
    const { email, home } = await server.addTrader();
    await forgetPassword(email);
    const token = await tokenTo(email);
    await server.database.pool.query(failures.mail);
    expect((await resetPassword(token)).status).toBe(500);
    await recover();
    expect((await server.logIn(email, home)).body).toHaveProperty('token');
    expect((await resetPassword(token)).status).toBe(200);
    expect((await server.logIn(email, home)).status).toBe(401);
    const [row] = await server.database.db.select().from(trader).where(eq(trader.email, email));
    expect(row?.isPasswordExpired).toBe(false);
  });
});
