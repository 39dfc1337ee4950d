import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createSeals } from '../identity/secrets/sealing';
import { hour } from '../areas/accounts/testing/accountsServer';
import { createKycStore } from '../identity/papers/kycStore';
import { startKyc, type KycServer, type KycTrader } from '../areas/kyc/testing/kycServer';
import { compose } from '../areas';
import { createQueueing } from '../mail/queueing';
import { createOperator } from '../areas/testing/operator';
import { jpeg } from '../pictures/testing/pictures';
import { markOf } from '../identity/sealed/keysInUse';
import { giveUpSecrets } from './giveUpSecrets';

let server: KycServer;

/** A different key from the server's. */
const lost = createSeals(randomBytes(32));

beforeAll(async () => {
  server = await startKyc(inject('clusterUrl'));
});
afterAll(() => server.close());

const giveUp = (): Promise<void> => {
  const { database, settings, clock } = server;
  const now = () => clock.now;
  return database.db.transaction((transaction) =>
    giveUpSecrets(transaction, {
      sessionTimes: { idleMs: hour, maxMs: hour },
      sendMail: createQueueing({ env: settings, config: {}, compose, now }),
      atHand: { marks: [markOf(server.secretsKey)], hasUnlabelled: false },
      at: new Date(now()),
      words: 'SECRETS_KEY_LOST=0a1b2c3d',
    }),
  );
};

const subjectsTo = async (email: string): Promise<string[]> => {
  const { rows } = await server.database.pool.query<{ subject: string }>(
    'select subject from outgoing_mail where recipient = $1',
    [email],
  );
  return rows.map(({ subject }) => subject);
};

const addDocuments = async ({ uniqueId }: KycTrader): Promise<void> => {
  const store = createKycStore(server.database.db, lost);
  const id = `kyc-${uniqueId}`;
  await store.add({
    id,
    uniqueId,
    firstName: 'Augusta',
    lastName: 'Byron',
    gender: 1,
    birthDate: '1990-05-17',
    countryId: 'SG',
    documentType: 'national-id',
    documentNumber: 'X1234567',
    submittedAt: new Date(server.clock.now),
  });
  await store.setStatus(uniqueId, 1);
  await store.addPicture({
    id: `picture-${uniqueId}`,
    uniqueId,
    side: 'front',
    submission: id,
    jpeg: await jpeg(),
    sentAt: new Date(server.clock.now),
  });
};

/** The status of the account's documents, as the profile shows it. */
const statusOf = async ({ token }: KycTrader): Promise<unknown> => (await server.profile(token))['documentStatus'];

it('traders who use two-factor are signed out, get an email, and can sign in without it [ACC-211]', async () => {
  const uniqueId = 'u-lost-app';
  const { email, home } = await server.addTrader({ uniqueId });
  const before = String((await server.logIn(email, home)).body['token']);
  await server.database.pool.query(
    'update trader set two_factor_secret = $2, two_factor_since = now() where unique_id = $1',
    [uniqueId, lost.seal('JBSWY3DPEHPK3PXP', uniqueId)],
  );
  expect((await server.logIn(email, home, { otp: server.appCode() })).status).toBe(500);
  await giveUp();
  expect((await server.get(`/user/check_jwt?token=${before}`)).status).toBe(401);
  expect(await subjectsTo(email)).toEqual([expect.stringContaining('Two-factor authentication was turned off')]);
  expect((await server.logIn(email, home)).body).toMatchObject({ tfaStatus: 0, token: expect.any(String) as string });
  const { rows } = await server.database.pool.query(
    `select kind, address, details from security_event where unique_id = $1 and kind like 'two-factor%'`,
    [uniqueId],
  );
  expect(rows).toEqual([{ kind: 'two-factor turned off', address: 'operator', details: { by: 'lost key' } }]);
});

it('what another key opens stays [OPS-439]', async () => {
  const { email, home } = await server.addTrader(server.withApp('u-kept-app'));
  await giveUp();
  expect((await server.logIn(email, home, { otp: server.appCode() })).body).toMatchObject({ tfaStatus: 1 });
});

it('an unfinished set-up is dropped without an email [ACC-211]', async () => {
  const uniqueId = 'u-lost-set-up';
  const { email } = await server.addTrader({ uniqueId, twoFactorSecret: lost.seal('JBSWY3DPEHPK3PXP', uniqueId) });
  await giveUp();
  const { rows } = await server.database.pool.query('select two_factor_secret from trader where unique_id = $1', [
    uniqueId,
  ]);
  expect(rows).toEqual([{ two_factor_secret: null }]);
  expect(await subjectsTo(email)).toEqual([]);
});

it('pending documents are requested again, and verified traders stay verified [ACC-212] [OPS-434]', async () => {
  const [waiting, verified] = [await server.addVisitor(), await server.addVisitor()];
  for (const trader of [waiting, verified]) await addDocuments(trader);
  await server.database.pool.query(
    `update kyc_submission set status = 'approved', decided_at = now(), decided_by = 'ada' where unique_id = $1`,
    [verified.uniqueId],
  );
  await server.database.pool.query('update trader set kyc_status = 2 where unique_id = $1', [verified.uniqueId]);
  await giveUp();
  await expect.poll(() => statusOf(waiting)).toBe(3);
  const reason = 'We can no longer open the documents you sent. Please send them again.';
  expect(await server.record(waiting.token)).toMatchObject({ reason });
  await expect.poll(() => server.lettersTo(waiting.email, 'kycRejected')).toMatchObject([{ reason }]);
  expect((await server.submit(waiting.token)).status).toBe(200);
  expect(await statusOf(verified)).toBe(2);
  const record = await server.record(verified.token);
  expect(record).toMatchObject({ firstName: 'Augusta', reason: null });
  for (const name of ['docUniqueNo', 'image', 'imgUniqueId']) expect(record).not.toHaveProperty(name);
  const { type } = createOperator({ database: server.database, now: () => server.clock.now });
  expect((await type('kyc', 'show', verified.email)).lines).toContain(
    '  number    not available; its key was lost for good',
  );
  expect((await type('log')).lines.join()).toContain('SECRETS_KEY_LOST=0a1b2c3d');
});
