import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ada, aTrader, email, getByLink, getByWrongLink, post, wrongLink } from './accounts';
import { calls, play } from './contract';
import { fromState, withWords, type Asked } from './matchers';
import { expectRefused } from './refusals';
import { state } from './states/states';

const { string } = MatchersV3;

const newPlace = state('a new place', { email });
const held = {
  email,
  socketToken: 'activity-token-of-u-1001',
  code: '12345',
  link: 'activity-link-of-u-1001',
};
const heldLogin = state('a login to be confirmed', held);

describe('a fresh code for a login from a new place', () => {
  const credentials = { email, password: ada.password };
  const requestWith = (fields: { email: string; password: string }) =>
    post('/user/resendVerifyLoginToken', { ...fields, exchange_id: '1' });

  // The response may or may not contain a new socket token, which a pact can't express.
  it('is emailed while the login waits [CAL-003] [CAL-321]', () =>
    play(
      calls
        .given(...aTrader)
        .given(...newPlace)
        .given(...heldLogin)
        .uponReceiving('a request for a fresh code to confirm a login')
        .withRequest(requestWith(credentials))
        .willRespondWith({ status: 200, body: { message: string('Resent New OTP on Mail') } }),
      async (client) => {
        const { data } = await client.accounts.resendLoginActivityCode(credentials);
        expect(data).toEqual({ message: 'Resent New OTP on Mail' });
      },
    ));

  it('is not emailed for a wrong password [CAL-003] [CAL-229] [CAL-321]', () => {
    const wrong = { email, password: 'Wrong-1234!' };
    return expectRefused(
      calls
        .given(...aTrader)
        .given(...newPlace)
        .given(...heldLogin)
        .uponReceiving('a request for a fresh code to confirm a login, with a wrong password')
        .withRequest(requestWith(wrong)),
      { status: 401, message: 'Wrong email or password.' },
      (client) => client.accounts.resendLoginActivityCode(wrong),
    );
  });

  it('is not emailed if no login is waiting [CAL-003] [CAL-229] [CAL-321]', () =>
    expectRefused(
      calls
        .given(...aTrader)
        .uponReceiving('a request for a fresh code while no login is to be confirmed')
        .withRequest(requestWith(credentials)),
      { status: 409, message: 'This sign-in has expired. Sign in again.' },
      (client) => client.accounts.resendLoginActivityCode(credentials),
    ));
});

describe('a login from a new place', () => {
  const given = { email, loginActivityToken: held.socketToken, otp: held.code };
  const requestWith = (fields: Record<'loginActivityToken' | 'otp', Asked>) =>
    post('/user/verifyNewLoginActivity', { email, ...fields, exchangeId: '1' });
  const loginActivityToken = fromState('socketToken', held.socketToken);
  const otp = fromState('code', held.code);

  it('is confirmed by the emailed code [CAL-004] [CAL-321]', () =>
    play(
      calls
        .given(...aTrader)
        .given(...newPlace)
        .given(...heldLogin)
        .uponReceiving('the mailed code that confirms a login')
        .withRequest(requestWith({ loginActivityToken, otp }))
        .willRespondWith({ status: 200, body: { statusCode: 200, message: string('It is verified.') } }),
      async (client) => {
        const { data } = await client.accounts.verifyLoginActivity(given);
        expect(data).toEqual({ statusCode: 200, message: 'It is verified.' });
      },
    ));

  it('is not confirmed by another code [CAL-004] [CAL-229] [CAL-321]', () =>
    expectRefused(
      calls
        .given(...aTrader)
        .given(...newPlace)
        .given(...heldLogin)
        .uponReceiving('a wrong code to confirm a login')
        .withRequest(requestWith({ loginActivityToken, otp: '00000' })),
      { status: 400, message: 'Invalid OTP', field: 'otp' },
      (client) => client.accounts.verifyLoginActivity({ ...given, otp: '00000' }),
    ));

  it('is not confirmed with a socket token of no login [CAL-004] [CAL-229] [CAL-321]', () =>
    expectRefused(
      calls
        .given(...aTrader)
        .given(...newPlace)
        .given(...heldLogin)
        .uponReceiving('the mailed code with a wrong socket token')
        .withRequest(requestWith({ loginActivityToken: 'token-of-no-login', otp })),
      { status: 400, message: 'Login Activity Token Incorrect.', field: 'loginActivityToken' },
      (client) => client.accounts.verifyLoginActivity({ ...given, loginActivityToken: 'token-of-no-login' }),
    ));

  it('is confirmed by the emailed link [CAL-009] [CAL-321]', () =>
    play(
      calls
        .given(...aTrader)
        .given(...newPlace)
        .given(...heldLogin)
        .uponReceiving('the mailed link that confirms a login')
        .withRequest(getByLink('/user/updateLoginDetails', held.link))
        .willRespondWith({
          status: 200,
          body: { message: withWords('User New Login Activity Verified Successfully.') },
        }),
      async (client) => {
        const { data } = await client.accounts.confirmLoginActivity({ token: held.link });
        expect(data?.message).toBe('User New Login Activity Verified Successfully.');
      },
    ));

  it('is not confirmed by a link that is wrong, used or too old [CAL-009] [CAL-229] [CAL-321]', () =>
    expectRefused(
      calls.uponReceiving('a link that confirms no login').withRequest(getByWrongLink('/user/updateLoginDetails')),
      { status: 400, message: 'Login Activity Token Incorrect.' },
      (client) => client.accounts.confirmLoginActivity({ token: wrongLink }),
    ));
});
