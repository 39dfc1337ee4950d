import { MatchersV3 } from '@pact-foundation/pact';
import { readLoginAnswer } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { ada, aTrader, email, flagOn, post, twoFactorOff, twoFactorOn } from './accounts';
import { calls, play } from './contract';
import { exactly, fromState, id, withWords, type Asked } from './matchers';
import { state } from './states/states';

const { arrayContaining, string } = MatchersV3;

const secret = 'JBSWY3DPEHPK3PXP';
const credentials = { email, password: ada.password };
const request = post('/user/login', { ...credentials, exchange_id: '1' });

/** The same login with the code that the first response asked for. */
const requestWithCode = (otp: Asked) =>
  post('/user/login', {
    ...credentials,
    exchange_id: '1',
    unique_id: fromState('uniqueId', ada.uniqueId),
    otp,
  });

const loggedIn = (tfaStatus: typeof twoFactorOn) => ({
  status: 200,
  body: {
    statusCode: 200,
    message: string('Login successfully.'),
    token: string('session-token-of-u-1001'),
    checkToken: string('check-token-of-u-1001'),
    uniqueId: id(ada.uniqueId),
    email,
    tfaStatus,
    feeDetail: arrayContaining({ symbol: 'XDC-ETH', buy: exactly('0.5'), sell: exactly('0.5') }),
  },
});

const token = { kind: 'token', token: 'session-token-of-u-1001' };

describe('a login', () => {
  it('with address and password brings a token, and what a session keeps [CAL-002] [CAL-321]', () =>
    play(
      calls
        .given(...aTrader)
        .uponReceiving('a login')
        .withRequest(request)
        .willRespondWith(loggedIn(twoFactorOff)),
      async (client) => {
        const { data = {} } = await client.accounts.login(credentials);
        expect(readLoginAnswer(data)).toEqual(token);
        expect(data).toMatchObject({
          uniqueId: ada.uniqueId,
          email,
          tfaStatus: '0',
          feeDetail: [{ symbol: 'XDC-ETH', buy: '0.5', sell: '0.5' }],
        });
      },
    ));

  it('with the code of the authenticator app brings a token [CAL-002] [CAL-321]', () =>
    play(
      calls
        .given(...aTrader)
        .given(...state('two-factor on', { email, secret }))
        .uponReceiving('a login with the code of the authenticator app')
        .withRequest(requestWithCode(fromState('appCode', '287082')))
        .willRespondWith(loggedIn(twoFactorOn)),
      async (client) => {
        const { data = {} } = await client.accounts.login({ ...credentials, unique_id: ada.uniqueId, otp: '287082' });
        expect(readLoginAnswer(data)).toEqual(token);
      },
    ));

  it('with the emailed code returns a token [CAL-002] [CAL-321]', () =>
    play(
      calls
        .given(...aTrader)
        .given(...state('mail codes on', { email }))
        .given(...state('a mailed code', { email, purpose: 'login', code: '12345' }))
        .uponReceiving('a login with the mailed code')
        .withRequest(requestWithCode(fromState('code', '12345')))
        .willRespondWith(loggedIn(twoFactorOff)),
      async (client) => {
        const { data = {} } = await client.accounts.login({ ...credentials, unique_id: ada.uniqueId, otp: '12345' });
        expect(readLoginAnswer(data)).toEqual(token);
      },
    ));
});

describe('a login that needs one more step', () => {
  const wanted = (message: unknown) => ({ statusCode: 200, message, uniqueId: id(ada.uniqueId) });

  it('asks for the code of the authenticator app [CAL-002] [CAL-321]', () =>
    play(
      calls
        .given(...aTrader)
        .given(...state('two-factor on', { email, secret }))
        .uponReceiving('a login without the code of the authenticator app')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: { ...wanted(withWords('Please Enter 2FA')), tfaStatus: twoFactorOn },
        }),
      async (client) => {
        const { data = {} } = await client.accounts.login(credentials);
        expect(readLoginAnswer(data)).toEqual({ kind: 'twoFactorWanted' });
      },
    ));

  it('asks for the emailed code [CAL-002] [CAL-321]', () =>
    play(
      calls
        .given(...aTrader)
        .given(...state('mail codes on', { email }))
        .uponReceiving('a login without the mailed code')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: { ...wanted(string('Please enter the code.')), tfaStatus: twoFactorOff, mailAuth: flagOn },
        }),
      async (client) => {
        const { data = {} } = await client.accounts.login(credentials);
        expect(readLoginAnswer(data)).toEqual({ kind: 'mailCodeWanted' });
      },
    ));

  it('asks for another password [CAL-002] [CAL-321]', () =>
    play(
      calls
        .given(...aTrader)
        .given(...state('an expired password', { email }))
        .uponReceiving('a login with a password that has expired')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: { ...wanted(string('Your password has expired.')), tfaStatus: twoFactorOff, forceResetPwd: flagOn },
        }),
      async (client) => {
        const { data = {} } = await client.accounts.login(credentials);
        expect(readLoginAnswer(data)).toEqual({ kind: 'passwordExpired', hasTwoFactor: false });
      },
    ));

  it('asks for another password, and says that two-factor is on [CAL-002] [CAL-321]', () =>
    play(
      calls
        .given(...aTrader)
        .given(...state('two-factor on', { email, secret }))
        .given(...state('an expired password', { email }))
        .uponReceiving('a login with a password that has expired, with two-factor on')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: { ...wanted(string('Your password has expired.')), tfaStatus: twoFactorOn, forceResetPwd: flagOn },
        }),
      async (client) => {
        const { data = {} } = await client.accounts.login(credentials);
        expect(readLoginAnswer(data)).toEqual({ kind: 'passwordExpired', hasTwoFactor: true });
      },
    ));
});
