import { MatchersV3 } from '@pact-foundation/pact';
import { successTexts } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { calls, playAs } from './contract';
import { email } from './accounts';
import { moment } from './matchers';
import {
  aPasskey,
  confirmed,
  credential,
  id,
  passkeyId,
  password,
  postIn,
  signedCredential,
  withPasskey,
} from './passkeys';
import { expectRefusedAs, loggedOut, tooManyTries } from './refusals';
import { asTrader, endedToken, sessionToken, token } from './sessions';
import { state } from './states/states';

const { eachLike, integer, regex, string } = MatchersV3;

const texts = successTexts.accounts;
const tooMany = state('too many tries', {});
const createdAt = moment('2026-03-04T08:00:00Z');
const notConfirmed = { status: 400, message: 'Confirm this with a passkey.', field: 'code' };
const wrongPassword = { status: 400, message: 'Wrong current password.', field: 'oldPassword' };
const notAccepted = { status: 400, message: "This passkey wasn't accepted.", field: 'credential' };

describe('the passkeys of a trader', () => {
  const path = '/user/passkeys';
  const requestAs = (authorization: typeof sessionToken | string) => ({
    method: 'GET',
    path,
    query: { exchange_id: '1' },
    headers: { Authorization: authorization },
  });

  it('are listed, with one that was never used [CAL-321] [CAL-470]', () =>
    playAs(
      token,
      withPasskey()
        .uponReceiving('a request for the passkeys')
        .withRequest(requestAs(sessionToken))
        .willRespondWith({
          status: 200,
          body: { data: [{ id: string(id), name: 'Phone', createdAt, lastUsedAt: null }] },
        }),
      async (client) => {
        const { data } = await client.passkeys.passkeys();
        expect(data?.data).toEqual([{ id, name: 'Phone', createdAt: '2026-03-04T08:00:00Z', lastUsedAt: null }]);
      },
    ));

  it('are shown to nobody without a session [CAL-203] [CAL-229] [CAL-321] [CAL-470]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a request for the passkeys after the session').withRequest(requestAs(endedToken)),
      loggedOut,
      (client) => client.passkeys.passkeys(),
    ));
});

describe('beginning to add a passkey', () => {
  const path = '/user/passkeys/add_options';
  const options = {
    challenge: regex('^[\\w-]{22,}$', 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY'),
    rp: { id: string('exchange.example'), name: string('exchange.example') },
    user: { id: string('dS0xMDAx'), name: string(email), displayName: string('Ada Field') },
    pubKeyCredParams: eachLike({ type: 'public-key', alg: integer(-7) }),
  };

  it.each([
    ['with the password, without an app and a passkey', () => asTrader(), { oldPassword: password }],
    ['confirmed by another passkey', () => withPasskey().given(...confirmed), {}],
  ])('brings what a device is asked for: %s [CAL-321] [CAL-471] [CAL-496]', (how, asked, given) =>
    playAs(
      token,
      asked()
        .uponReceiving(`a request to add a passkey ${how}`)
        .withRequest(postIn(path, given))
        .willRespondWith({ status: 200, body: { data: options } }),
      async (client) => {
        const { data } = await client.passkeys.passkeyAddOptions(given);
        expect(data?.data).toMatchObject({
          challenge: 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY',
          rp: { id: 'exchange.example', name: 'exchange.example' },
          user: { id: 'dS0xMDAx', name: email, displayName: 'Ada Field' },
          pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        });
      },
    ),
  );

  const tenPasskeys = () =>
    Array.from({ length: 10 }).reduce<ReturnType<typeof asTrader>>((asked) => asked.given(...aPasskey), asTrader());
  const appIsOn = state('two-factor on', { email, secret: 'JBSWY3DPEHPK3PXP' });

  it.each([
    ['with a wrong password', () => asTrader(), { oldPassword: 'Wrong-1234!' }, wrongPassword],
    [
      'with a wrong code of the app',
      () => asTrader().given(...appIsOn),
      { code: '000000' },
      { status: 400, message: 'Wrong 2FA code.', field: 'code' },
    ],
    ['that no passkey has confirmed', () => withPasskey(), {}, notConfirmed],
    [
      'to ten others',
      tenPasskeys,
      { oldPassword: password },
      { status: 409, message: 'You can have up to 10 passkeys. Remove one first.' },
    ],
    ['after too many tries', () => asTrader().given(...tooMany), { oldPassword: password }, tooManyTries],
  ])('is refused %s [CAL-229] [CAL-321] [CAL-471] [CAL-497]', (how, asked, given, refused) =>
    expectRefusedAs(
      token,
      asked().uponReceiving(`a request to add a passkey ${how}`).withRequest(postIn(path, given)),
      refused,
      (client) => client.passkeys.passkeyAddOptions(given),
    ),
  );

  it('is refused without a session [CAL-203] [CAL-229] [CAL-321] [CAL-471]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('a request to add a passkey after the session')
        .withRequest(postIn(path, { oldPassword: password }, endedToken)),
      loggedOut,
      (client) => client.passkeys.passkeyAddOptions({ oldPassword: password }),
    ));
});

describe('adding a passkey', () => {
  const path = '/user/passkeys/add';
  const given = { credential, name: 'Laptop' };
  const request = postIn(path, { credential: signedCredential, name: 'Laptop' });

  it('takes what the device has signed [CAL-321] [CAL-472] [CAL-495]', () =>
    playAs(
      token,
      asTrader()
        .given(...state('a passkey to be added', { email, token, device: 'new' }))
        .uponReceiving('a new passkey')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: {
            message: string(texts.passkeyAdded),
            data: { id: string(id), name: 'Laptop', createdAt, lastUsedAt: null },
          },
        }),
      async (client) => {
        const { data } = await client.passkeys.addPasskey(given);
        expect(data).toEqual({
          message: texts.passkeyAdded,
          data: { id, name: 'Laptop', createdAt: '2026-03-04T08:00:00Z', lastUsedAt: null },
        });
      },
    ));

  it('is refused for one that is known [CAL-229] [CAL-321] [CAL-472] [CAL-497]', () =>
    expectRefusedAs(
      token,
      withPasskey()
        .given(...state('a passkey to be added', { email, token, device: 'known' }))
        .uponReceiving('a passkey that is known')
        .withRequest(request),
      { status: 409, message: 'This passkey has already been added.', field: 'credential' },
      (client) => client.passkeys.addPasskey(given),
    ));

  it('is refused to an answer that nobody asked for [CAL-229] [CAL-321] [CAL-472] [CAL-497]', () =>
    expectRefusedAs(
      token,
      asTrader().uponReceiving('a new passkey that nobody asked for').withRequest(postIn(path, given)),
      notAccepted,
      (client) => client.passkeys.addPasskey(given),
    ));

  it('is refused without a session [CAL-203] [CAL-229] [CAL-321] [CAL-472]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a new passkey after the session').withRequest(postIn(path, given, endedToken)),
      loggedOut,
      (client) => client.passkeys.addPasskey(given),
    ));
});

describe('renaming a passkey', () => {
  const path = '/user/passkeys/rename';
  const given = { id, name: 'Old phone' };

  it('gives it the name [CAL-321] [CAL-473]', () =>
    playAs(
      token,
      withPasskey()
        .uponReceiving('another name for a passkey')
        .withRequest(postIn(path, { id: passkeyId, name: 'Old phone' }))
        .willRespondWith({ status: 200, body: { message: string(texts.passkeyRenamed) } }),
      async (client) => {
        const { data } = await client.passkeys.renamePasskey(given);
        expect(data?.message).toBe(texts.passkeyRenamed);
      },
    ));

  it('is refused when it was removed meanwhile [CAL-229] [CAL-321] [CAL-473] [CAL-497]', () =>
    expectRefusedAs(
      token,
      asTrader().uponReceiving('another name for a passkey that was removed').withRequest(postIn(path, given)),
      { status: 404, message: "This passkey doesn't exist any more.", field: 'id' },
      (client) => client.passkeys.renamePasskey(given),
    ));

  it('is refused without a session [CAL-203] [CAL-229] [CAL-321] [CAL-473]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('another name for a passkey after the session').withRequest(postIn(path, given, endedToken)),
      loggedOut,
      (client) => client.passkeys.renamePasskey(given),
    ));
});

describe('removing a passkey', () => {
  const path = '/user/passkeys/remove';

  it.each([
    ['with the password', () => withPasskey(), { oldPassword: password }],
    ['confirmed by a passkey', () => withPasskey().given(...confirmed), {}],
  ])('is done %s [CAL-321] [CAL-474] [CAL-496]', (how, asked, given) =>
    playAs(
      token,
      asked()
        .uponReceiving(`the removal of a passkey ${how}`)
        .withRequest(postIn(path, { id: passkeyId, ...given }))
        .willRespondWith({ status: 200, body: { message: string(texts.passkeyRemoved) } }),
      async (client) => {
        const { data } = await client.passkeys.removePasskey({ id, ...given });
        expect(data?.message).toBe(texts.passkeyRemoved);
      },
    ),
  );

  it.each([
    ['with a wrong password', { oldPassword: 'Wrong-1234!' }, wrongPassword],
    ['that no passkey has confirmed', {}, notConfirmed],
  ])('is refused %s [CAL-229] [CAL-321] [CAL-474] [CAL-497]', (how, given, refused) =>
    expectRefusedAs(
      token,
      withPasskey()
        .uponReceiving(`the removal of a passkey ${how}`)
        .withRequest(postIn(path, { id: passkeyId, ...given })),
      refused,
      (client) => client.passkeys.removePasskey({ id, ...given }),
    ),
  );

  it('is refused without a session [CAL-203] [CAL-229] [CAL-321] [CAL-474]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('the removal of a passkey after the session').withRequest(postIn(path, { id }, endedToken)),
      loggedOut,
      (client) => client.passkeys.removePasskey({ id }),
    ));
});
