import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createOperator } from '../../testing/operator';
import { minute, somewhere, startAccounts, type AccountsServer } from '../testing/accountsServer';
import { passkeySteps } from '../testing/passkeySteps';
import { createSoftwareKey } from '../testing/softwareKey';
import { switchingSteps, type SignedIn } from '../testing/switching';

let server: AccountsServer;
let steps: ReturnType<typeof switchingSteps>;
let keys: ReturnType<typeof passkeySteps>;
let ada: SignedIn;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), { MAIL_TRIES: '1000', LOGIN_TRIES: '1000', CODE_TRIES: '1000' });
  steps = switchingSteps(server);
  keys = passkeySteps(server, steps);
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await steps.newcomer();
});

const notAccepted = {
  status: 400,
  body: { code: 'invalid_request', message: "This passkey wasn't accepted.", field: 'credential' },
};

const listOf = async (who: SignedIn) => {
  const { body } = await server.get('/user/passkeys', { exchange_id: '1' }, who.home, who.token);
  return body['data'] as { id: string; name: string; createdAt: string; lastUsedAt: string | null }[];
};

const challengeFor = async (who: SignedIn): Promise<string> => keys.challengeIn(await keys.askToAdd(who));

describe('a passkey', () => {
  it('is added with the password, listed with its times, emailed and logged [ACC-320]', async () => {
    const { key } = await keys.added(ada, 'Chrome on Linux');
    const createdAt = new Date(server.clock.now).toISOString();
    expect(await listOf(ada)).toEqual([{ id: key.id, name: 'Chrome on Linux', createdAt, lastUsedAt: null }]);
    expect(server.lettersTo(ada.email, 'passkeyAdded')).toEqual([
      { kind: 'passkeyAdded', name: 'Chrome on Linux', at: new Date(server.clock.now) },
    ]);
    const { body } = await server.get('/user/security_log', { exchange_id: '1' }, ada.home, ada.token);
    expect((body['data'] as { kind: string }[]).map(({ kind }) => kind)).toContain('passkeyAdded');
  });

  it('shows when it was last used [ACC-320]', async () => {
    const held = await keys.added(ada);
    server.clock.now += minute;
    await keys.signIn(ada, held);
    expect((await listOf(ada))[0]?.lastUsedAt).toBe(new Date(server.clock.now).toISOString());
  });

  it.each([
    ['of another page', { origin: 'https://exchange.example.evil.test' }],
    ['for another site', { rpId: 'evil.test' }],
    ['without its user', { isVerified: false }],
  ])('made %s is refused [ACC-322]', async (_, said) => {
    expect(await keys.add(ada, createSoftwareKey().create(await challengeFor(ada), said))).toMatchObject(notAccepted);
    expect(await listOf(ada)).toEqual([]);
  });

  it('answers one question, of its session, within five minutes [ACC-322]', async () => {
    const eve = await steps.newcomer();
    const elsewhere = await steps.again(ada);
    const challenge = await challengeFor(ada);
    for (const other of [eve, elsewhere])
      expect(await keys.add(other, createSoftwareKey().create(challenge))).toMatchObject(notAccepted);
    expect((await keys.add(ada, createSoftwareKey().create(challenge))).status).toBe(200);
    expect(await keys.add(ada, createSoftwareKey().create(challenge))).toMatchObject(notAccepted);
    expect(await keys.add(ada, createSoftwareKey().create('bm90IGFza2Vk'))).toMatchObject(notAccepted);
    const late = await challengeFor(ada);
    server.clock.now += 5 * minute + 1;
    expect(await keys.add(ada, createSoftwareKey().create(late))).toMatchObject(notAccepted);
    const forSignIn = await keys.askToSignIn(ada.home);
    expect(await keys.add(ada, createSoftwareKey().create(forSignIn))).toMatchObject(notAccepted);
  });

  it.each(['{}', 'null', 'not JSON', '{"id":1}'])('that reads %s is refused [ACC-322]', async (credential) => {
    expect(await keys.add(ada, credential)).toMatchObject(notAccepted);
  });

  it.each([
    ['with a longer id than the standard allows', 1_024, 'internal'],
    ['with an id that is longer than the database keeps', 3_000, 'internal'],
    ['connected in a way that is no word', 32, 'usb\u0000'],
  ])('%s is refused [ACC-370]', async (_, idBytes, transport) => {
    const made = createSoftwareKey(idBytes).create(await challengeFor(ada), { transport });
    expect(await keys.add(ada, made)).toMatchObject(notAccepted);
    expect((await keys.add(ada, createSoftwareKey(1_023).create(await challengeFor(ada)))).status).toBe(200);
  });

  it.each(['Phone\nAll is well', 'enohP \u202E', '\u200B'])(
    'whose name could not be read in its email is refused: %j [ACC-370]',
    async (name) => {
      const named = await keys.add(ada, createSoftwareKey().create(await challengeFor(ada)), name);
      expect([named.status, named.body['field']]).toEqual([400, 'name']);
    },
  );

  it('belongs to one trader, and of ten each trader may have, the eleventh is refused [ACC-321]', async () => {
    const { key } = await keys.added(ada);
    const again = await keys.add(ada, key.create(await challengeFor(ada)));
    expect([again.status, again.body['message']]).toEqual([409, 'This passkey has already been added.']);
    const eve = await steps.newcomer();
    expect((await keys.add(eve, key.create(await challengeFor(eve)))).status).toBe(409);
    const early = await challengeFor(ada);
    for (let count = 2; count <= 10; count += 1) await keys.added(ada);
    expect((await keys.askToAdd(ada)).body['message']).toBe('You can have up to 10 passkeys. Remove one first.');
    expect((await keys.add(ada, createSoftwareKey().create(early))).status).toBe(409);
    expect(await listOf(ada)).toHaveLength(10);
  });

  it('needs a name that can be read [ACC-321]', async () => {
    const named = await keys.add(ada, createSoftwareKey().create(await challengeFor(ada)), ' ');
    expect([named.status, named.body['field']]).toEqual([400, 'name']);
    const { key } = await keys.added(ada);
    const long = await steps.post('/user/passkeys/rename', { id: key.id, name: 'x'.repeat(61) }, ada);
    expect([long.status, long.body['field']]).toEqual([400, 'name']);
  });

  it('is renamed by its trader only [ACC-327]', async () => {
    const { key } = await keys.added(ada, 'Phone');
    const rename = (who: SignedIn) => steps.post('/user/passkeys/rename', { id: key.id, name: 'Old phone ' }, who);
    expect(await rename(await steps.newcomer())).toMatchObject({ status: 404, body: { field: 'id' } });
    expect(await rename(ada)).toMatchObject({ status: 200, body: { message: 'Passkey renamed.' } });
    expect((await listOf(ada))[0]?.name).toBe('Old phone');
  });

  it('that is removed no longer signs in; removing it again changes nothing [ACC-327]', async () => {
    const held = await keys.added(ada, 'Lost phone');
    const remove = (who: SignedIn, more: Record<string, string> = { oldPassword: 'Right-1234!' }) =>
      steps.post('/user/passkeys/remove', { id: held.key.id, ...more }, who);
    expect((await remove(await steps.newcomer())).status).toBe(200);
    expect(await remove(ada, { oldPassword: 'Wrong-1234!' })).toMatchObject({
      status: 400,
      body: { field: 'oldPassword' },
    });
    expect(await remove(ada, {})).toMatchObject({ status: 400, body: { field: 'code' } });
    expect(await listOf(ada)).toHaveLength(1);
    expect(await remove(ada)).toMatchObject({ status: 200, body: { message: 'Passkey removed.' } });
    expect((await remove(ada)).status).toBe(200);
    expect(await listOf(ada)).toEqual([]);
    expect((await keys.signIn(ada, held)).status).toBe(401);
    expect(server.lettersTo(ada.email, 'passkeyRemoved')).toHaveLength(1);
  });
});

describe('adding and removing passkeys', () => {
  it('takes the password while there is no second factor [ACC-328]', async () => {
    expect(await keys.askToAdd(ada, {})).toMatchObject({ status: 400, body: { field: 'oldPassword' } });
    expect(await keys.askToAdd(ada, { oldPassword: 'Wrong-1234!' })).toMatchObject({
      status: 400,
      body: { message: 'Wrong current password.', field: 'oldPassword' },
    });
  });

  it('takes the code of the app or a passkey while the app is on, and no password [ACC-328]', async () => {
    const secret = await steps.enable(ada);
    const notConfirmed = { status: 400, body: { code: 'wrong_two_factor_code', field: 'code' } };
    expect(await keys.askToAdd(ada)).toMatchObject(notConfirmed);
    expect(await keys.askToAdd(ada, { code: '000000' })).toMatchObject(notConfirmed);
    const held = await keys.added(ada, 'Phone', { code: server.appCode(0, secret) });
    expect(await listOf(ada)).toHaveLength(1);
    await keys.confirm(ada, held);
    expect((await keys.askToAdd(ada, {})).status).toBe(200);
    expect(await keys.askToAdd(ada, {})).toMatchObject(notConfirmed);
    await keys.confirm(ada, held);
    expect((await steps.post('/user/passkeys/remove', { id: held.key.id }, ada)).status).toBe(200);
  });
});

describe('what was begun or confirmed in another session ends', () => {
  let thief: SignedIn;
  beforeEach(async () => {
    thief = await steps.again(ada);
  });

  it('with the removal of a passkey [ACC-371]', async () => {
    const [lost] = [await keys.added(ada), await keys.added(ada)];
    await keys.confirm(thief, lost);
    const begun = keys.challengeIn(await keys.askToAdd(thief, {}));
    await keys.confirm(thief, lost);
    await steps.post('/user/passkeys/remove', { id: lost.key.id, oldPassword: 'Right-1234!' }, ada);
    expect(await keys.add(thief, createSoftwareKey().create(begun))).toMatchObject(notAccepted);
    expect(await steps.post('/user/set_anti_phishing_word', { word: 'blue heron' }, thief)).toMatchObject({
      status: 400,
      body: { code: 'wrong_two_factor_code' },
    });
  });

  it('with another second factor [ACC-371]', async () => {
    const begun = await challengeFor(thief);
    await steps.enable(ada);
    expect(await keys.add(thief, createSoftwareKey().create(begun))).toMatchObject(notAccepted);
  });
});

it('requests that nobody answered are forgotten as others come in [ACC-373]', async () => {
  const open = async () => Number((await server.database.pool.query('select from passkey_challenge')).rowCount);
  for (let count = 0; count < 8; count += 1) await keys.askToSignIn(ada.home);
  server.clock.now += 5 * minute + 1;
  const before = await open();
  await keys.askToSignIn(ada.home);
  expect(await open()).toBeLessThan(before);
});

it('passkeys are gone with the account that is closed [ACC-329]', async () => {
  const held = await keys.added(ada);
  const { operate } = createOperator({ database: server.database, now: () => server.clock.now });
  expect(await operate(`account close ${ada.email}`)).toMatchObject({ exit: 0 });
  expect((await keys.signIn(ada, held)).status).toBe(401);
});

it('an exchange whose address is a number has no passkeys [ACC-329]', async () => {
  const other = await startAccounts(inject('clusterUrl'), { PUBLIC_URL: 'http://127.0.0.1:4000' });
  const { status } = await other.post('/user/passkeys/sign_in_options', { exchange_id: '1' }, somewhere());
  await other.close();
  expect(status).toBe(501);
});
