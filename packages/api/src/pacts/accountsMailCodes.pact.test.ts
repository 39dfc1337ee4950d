import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ada, email, flagOn, twoFactorOff } from './accounts';
import { calls, playAs } from './contract';
import { fromState, type Asked } from './matchers';
import { expectRefusedAs, loggedOut, tooManyTries } from './refusals';
import { asTrader, endedToken, postAs, sessionToken, token, uniqueId } from './sessions';
import { state } from './states/states';

const { string } = MatchersV3;

const unique_id = ada.uniqueId;
const areOn = state('mail codes on', { email });
const tooMany = state('too many tries', {});
const appIsOn = state('two-factor on', { email, secret: 'JBSWY3DPEHPK3PXP' });
const underWay = (wanted: string) => state('a switch of mail codes under way', { email, token, wanted });

const postUnique = (path: string, fields: Record<string, Asked>, authorization: Asked = sessionToken) => ({
  ...postAs(path, {}, authorization),
  body: { exchange_id: '1', unique_id: uniqueId, ...fields },
});

describe('the code that switching sign-in codes by email begins with', () => {
  const path = '/user/generate_email_otp_for_mail_auth';

  it.each([
    ['on', 'Enable' as const, () => asTrader()],
    ['off', 'Disable' as const, () => asTrader().given(...areOn)],
  ])('is emailed to turn them %s [CAL-321] [CAL-361]', (how, mailAuth, asked) =>
    playAs(
      token,
      asked()
        .uponReceiving(`a request for the code to turn mail codes ${how}`)
        .withRequest(postUnique(path, { mailAuth }))
        .willRespondWith({ status: 200, body: { message: string("We've emailed you a code.") } }),
      async (client) => {
        const { data } = await client.accounts.generateMailAuthOtp({ unique_id, mailAuth });
        expect(data?.message).toBe("We've emailed you a code.");
      },
    ),
  );

  it.each([
    [
      'while they are on',
      () => asTrader().given(...areOn),
      { status: 409, message: 'Sign-in codes by email are already on.', field: 'mailAuth' },
    ],
    ['after too many tries', () => asTrader().given(...tooMany), tooManyTries],
  ])('is not emailed %s [CAL-229] [CAL-321] [CAL-361]', (how, asked, refused) =>
    expectRefusedAs(
      token,
      asked()
        .uponReceiving(`a request for the code to turn mail codes on ${how}`)
        .withRequest(postUnique(path, { mailAuth: 'Enable' })),
      refused,
      (client) => client.accounts.generateMailAuthOtp({ unique_id, mailAuth: 'Enable' }),
    ),
  );
});

describe('switching sign-in codes by email', () => {
  const path = '/user/mail_auth';

  it.each([
    ['on', () => asTrader().given(...underWay('Enable')), 'Sign-in codes by email are on.'],
    [
      'off',
      () =>
        asTrader()
          .given(...areOn)
          .given(...underWay('Disable')),
      'Sign-in codes by email are off.',
    ],
  ])('turns them %s without a code of the app while it is off [CAL-321] [CAL-362]', (how, asked, message) =>
    playAs(
      token,
      asked()
        .uponReceiving(`the switch of mail codes ${how}`)
        .withRequest(postUnique(path, {}))
        .willRespondWith({ status: 200, body: { status: 200, message: string(message) } }),
      async (client) => {
        const { data } = await client.accounts.switchMailAuth({ unique_id });
        expect(data).toEqual({ status: 200, message });
      },
    ),
  );

  it('takes the code of the app while that is on [CAL-321] [CAL-362]', () =>
    playAs(
      token,
      asTrader()
        .given(...appIsOn)
        .given(...underWay('Enable'))
        .uponReceiving('the code of the app to switch to mail codes')
        .withRequest(postUnique(path, { code: fromState('appCode', '287082') }))
        .willRespondWith({ status: 200, body: { status: 200, message: string('Sign-in codes by email are on.') } }),
      async (client) => {
        const { data } = await client.accounts.switchMailAuth({ unique_id, code: '287082' });
        expect(data?.status).toBe(200);
      },
    ));

  it.each([
    [
      'a wrong code of the app',
      () =>
        asTrader()
          .given(...appIsOn)
          .given(...underWay('Enable')),
      { status: 400, message: 'Wrong 2FA code.', field: 'code' },
    ],
    ['no mailed code verified', () => asTrader(), { status: 403, message: 'Verify the code we emailed you first.' }],
  ])('with %s is refused [CAL-229] [CAL-321] [CAL-362]', (how, asked, refused) =>
    expectRefusedAs(
      token,
      asked()
        .uponReceiving(`the switch to mail codes with ${how}`)
        .withRequest(postUnique(path, { code: '000000' })),
      refused,
      (client) => client.accounts.switchMailAuth({ unique_id, code: '000000' }),
      'status',
    ),
  );

  it('without a session is refused [CAL-203] [CAL-229] [CAL-321] [CAL-362]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('the switch of mail codes after the session')
        .withRequest({ ...postUnique(path, {}, endedToken), body: { exchange_id: '1', unique_id } }),
      loggedOut,
      (client) => client.accounts.switchMailAuth({ unique_id }),
      'status',
    ));
});

it('the status says that signing in takes a code by email [CAL-013] [CAL-321]', () =>
  playAs(
    token,
    asTrader()
      .given(...areOn)
      .uponReceiving('a request for the two-factor status with mail codes on')
      .withRequest({
        method: 'GET',
        path: '/user/usertfastatus',
        query: { uniqueId, exchangeId: '1', email },
        headers: { Authorization: sessionToken },
      })
      .willRespondWith({ status: 200, body: { data: { tfaStatus: twoFactorOff, mailAuth: flagOn } } }),
    async (client) => {
      const { data } = await client.accounts.tfaStatus({ uniqueId: unique_id, email });
      expect(data?.data).toEqual({ tfaStatus: '0', mailAuth: '1' });
    },
  ));
