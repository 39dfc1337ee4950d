import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { minute, startAccounts, type AccountsServer, type Answer } from '../testing/accountsServer';
import { passkeySteps } from '../testing/passkeySteps';
import { createSoftwareKey } from '../testing/softwareKey';
import { switchingSteps, type SignedIn } from '../testing/switching';

let server: AccountsServer;
let steps: ReturnType<typeof switchingSteps>;
let keys: ReturnType<typeof passkeySteps>;
let ada: SignedIn;
let held: Awaited<ReturnType<typeof keys.added>>;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), { MAIL_TRIES: '1000', LOGIN_TRIES: '1000', CODE_TRIES: '1000' });
  steps = switchingSteps(server);
  keys = passkeySteps(server, steps);
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await steps.newcomer();
  held = await keys.added(ada);
});

const done = { status: 200 };
const notConfirmed = {
  status: 400,
  body: { code: 'wrong_two_factor_code', message: 'Confirm this with a passkey.' },
};
const wrongCode = { status: 400, body: { code: 'wrong_two_factor_code', message: 'Wrong 2FA code.' } };
const notAccepted = { status: 400, body: { message: "This passkey wasn't accepted.", field: 'credential' } };

const setWord = (word: string, who = ada, more: Record<string, string> = {}): Promise<Answer> =>
  steps.post('/user/set_anti_phishing_word', { word, ...more }, who);

const address = 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Every change that asks again. */
const changes: Record<string, (more: Record<string, string>) => Promise<Answer>> = {
  'the anti-phishing word': (more) => setWord('blue heron', ada, more),
  'the password': (more) =>
    steps.post(
      '/user/change_password',
      {
        user_id: ada.uniqueId,
        oldPassword: 'Right-1234!',
        newPassword: 'Other-5678!',
        confirmPassword: 'Other-5678!',
        ...more,
      },
      ada,
    ),
  'the address book': ({ code, ...more }) =>
    steps.post(
      '/user/save_withdrawal_address',
      { currency: 'XDC', label: 'Cold storage', toAddress: address, ...(code && { tfa: code }), ...more },
      ada,
    ),
  'the wait for new addresses': ({ code, ...more }) =>
    steps.post('/user/new_address_wait', { wait: 'on', ...(code && { tfa: code }), ...more }, ada),
  'the code that new devices give first': (more) =>
    steps.post('/user/code_first', { exchange_id: '1', codeFirst: 'Enable', ...more }, ada),
  'the passkeys': (more) => keys.askToAdd(ada, more),
};

describe('a passkey confirms a change of', () => {
  it.each(Object.entries(changes))('%s, and without it nothing changes [ACC-330]', async (_, change) => {
    expect(await change({})).toMatchObject(notConfirmed);
    expect(await keys.confirm(ada, held)).toMatchObject({ status: 200, body: { message: 'Confirmed.' } });
    expect(await change({})).toMatchObject(done);
  });

  it.each(Object.entries(changes))('%s in place of the code of the app [ACC-330]', async (_, change) => {
    const secret = await steps.enable(ada);
    expect(await change({})).toMatchObject(wrongCode);
    expect(await change({ code: server.appCode(5, secret) })).toMatchObject({ status: 400 });
    expect(await change({ code: server.appCode(0, secret) })).toMatchObject(done);
  });

  it('the second factor itself: it makes recovery codes, and turns the app off [ACC-330]', async () => {
    await steps.enable(ada);
    const make = () => steps.post('/user/recovery_codes', { unique_id: ada.uniqueId }, ada);
    expect(await make()).toMatchObject(wrongCode);
    await keys.confirm(ada, held);
    expect(await make()).toMatchObject(done);
    await steps.begun(ada, 'Disable');
    const turnOff = () => steps.post('/user/tfa', { unique_id: ada.uniqueId }, ada);
    expect(await turnOff()).toMatchObject({ status: 400, body: { code: 'wrong_two_factor_code' } });
    await keys.confirm(ada, held);
    expect(await turnOff()).toMatchObject(done);
    expect(await steps.isOn(ada)).toBe(false);
  });
});

describe('a confirmation', () => {
  it('is not asked for without a second factor [ACC-330]', async () => {
    const eve = await steps.newcomer();
    expect(await setWord('grey owl', eve)).toMatchObject(done);
  });

  it('never sets the app up: that takes its own code [ACC-330]', async () => {
    await steps.begun(ada, 'Enable');
    await keys.confirm(ada, held);
    expect((await steps.post('/user/tfa', { unique_id: ada.uniqueId }, ada)).status).toBe(400);
    expect(await steps.isOn(ada)).toBe(false);
  });

  it('is good for one change, even if two arrive at the same time [ACC-331]', async () => {
    await keys.confirm(ada, held);
    const answers = await Promise.all([setWord('blue heron'), setWord('grey owl')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is good in its session only, and for two minutes [ACC-331]', async () => {
    const elsewhere = { ...ada, token: String((await keys.signIn(ada, held)).body['token']) };
    await keys.confirm(ada, held);
    expect(await setWord('blue heron', elsewhere)).toMatchObject(notConfirmed);
    server.clock.now += 2 * minute;
    expect(await setWord('blue heron')).toMatchObject(notConfirmed);
    await keys.confirm(ada, held);
    server.clock.now += 2 * minute - 1;
    expect(await setWord('blue heron')).toMatchObject(done);
  });

  it.each([
    ['from another page', { origin: 'https://evil.test' }],
    ['for another site', { rpId: 'evil.test' }],
    ['without its user', { isVerified: false }],
    ['with a counter that stands still', { counter: 0 }],
  ])('%s is refused [ACC-332]', async (_, said) => {
    await keys.signIn(ada, held);
    expect(await keys.confirm(ada, held, said)).toMatchObject(notAccepted);
    expect(await setWord('blue heron')).toMatchObject(notConfirmed);
  });

  it("is refused with another trader's key, an unknown one, and twice with the same answer [ACC-332]", async () => {
    const eve = await steps.newcomer();
    const other = await keys.added(eve);
    expect(await keys.confirm(ada, other)).toMatchObject(notAccepted);
    expect(await keys.confirm(ada, { key: createSoftwareKey(), counter: 0 })).toMatchObject(notAccepted);
    const answer = keys.answer(held, ada, await keys.askToConfirm(ada), {});
    expect(await keys.confirmWith({ ...ada, token: eve.token }, answer)).toMatchObject(notAccepted);
    expect(await keys.confirmWith(ada, answer)).toMatchObject(done);
    expect(await keys.confirmWith(ada, answer)).toMatchObject(notAccepted);
  });

  it('takes a passkey to ask for [ACC-332]', async () => {
    const eve = await steps.newcomer();
    expect(await steps.post('/user/passkeys/confirm_options', {}, eve)).toMatchObject({ status: 409 });
  });
});
