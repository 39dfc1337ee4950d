import { MatchersV3 } from '@pact-foundation/pact';
import { isFailure, readLoginFailure } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { ada, aTrader, email, nobody, post } from './accounts';
import { calls, play } from './contract';
import { fromState, refusalMessage } from './matchers';
import { expectRefused, tooManyTries } from './refusals';
import { state } from './states/states';

const { string } = MatchersV3;

const credentials = { email, password: ada.password };
const requestWith = (fields: { email: string; password: string }) =>
  post('/user/login', { ...fields, exchange_id: '1' });

describe('a login from a new place', () => {
  it('is refused with a socket token [CAL-002] [CAL-321]', () =>
    play(
      calls
        .given(...aTrader)
        .given(...state('a new place', { email }))
        .uponReceiving('a login from a new place')
        .withRequest(requestWith(credentials))
        .willRespondWith({
          status: 422,
          body: {
            statusCode: 422,
            message: refusalMessage('Please check your email for OTP to verify login activity.'),
            data: { socketToken: string('activity-token-of-u-1001') },
          },
        }),
      async (client) => {
        const result = await client.accounts.login(credentials);
        expect(isFailure(result) && readLoginFailure(result.error)).toEqual({
          kind: 'newLoginActivity',
          socketToken: 'activity-token-of-u-1001',
        });
      },
    ));
});

describe('a login is refused', () => {
  const wrongCredentials = { status: 401, message: 'Wrong email or password.' };

  it.each([
    ['with a wrong password', { email, password: 'Wrong-1234!' }],
    ['with an address that has no account', nobody],
  ])('%s, in the same way [CAL-002] [CAL-229] [CAL-321]', (how, fields) =>
    expectRefused(
      calls
        .given(...aTrader)
        .uponReceiving(`a login ${how}`)
        .withRequest(requestWith(fields)),
      wrongCredentials,
      (client) => client.accounts.login(fields),
    ),
  );

  it('with no address, and the field is named [CAL-002] [CAL-229] [CAL-321]', () => {
    const fields = { ...credentials, email: 'ada' };
    return expectRefused(
      calls.uponReceiving('a login with no address').withRequest(requestWith(fields)),
      { status: 400, message: 'Enter valid email address.', field: 'email' },
      (client) => client.accounts.login(fields),
    );
  });

  it('until the address is verified [CAL-002] [CAL-229] [CAL-321]', () =>
    expectRefused(
      calls
        .given(...aTrader)
        .given(...state('an unverified address', { email }))
        .uponReceiving('a login before the address is verified')
        .withRequest(requestWith(credentials)),
      { status: 403, message: 'Verify your email address first.' },
      (client) => client.accounts.login(credentials),
    ));

  it('after too many tries [CAL-002] [CAL-229] [CAL-321]', () =>
    expectRefused(
      calls
        .given(...aTrader)
        .given(...state('too many tries', {}))
        .uponReceiving('a login after too many tries')
        .withRequest(requestWith(credentials)),
      tooManyTries,
      (client) => client.accounts.login(credentials),
    ));
});

describe('a login with a wrong code', () => {
  const wrongCode = { status: 401, message: 'Invalid OTP', field: 'otp' };
  const requestWithCode = (otp: string) =>
    post('/user/login', { ...credentials, exchange_id: '1', unique_id: fromState('uniqueId', ada.uniqueId), otp });

  it('of the authenticator app is refused [CAL-002] [CAL-229] [CAL-321]', () =>
    expectRefused(
      calls
        .given(...aTrader)
        .given(...state('two-factor on', { email, secret: 'JBSWY3DPEHPK3PXP' }))
        .uponReceiving('a login with a wrong code of the authenticator app')
        .withRequest(requestWithCode('000000')),
      wrongCode,
      (client) => client.accounts.login({ ...credentials, unique_id: ada.uniqueId, otp: '000000' }),
    ));

  it('that was not the emailed one is refused [CAL-002] [CAL-229] [CAL-321]', () =>
    expectRefused(
      calls
        .given(...aTrader)
        .given(...state('mail codes on', { email }))
        .given(...state('a mailed code', { email, purpose: 'login', code: '12345' }))
        .uponReceiving('a login with a wrong mailed code')
        .withRequest(requestWithCode('00000')),
      wrongCode,
      (client) => client.accounts.login({ ...credentials, unique_id: ada.uniqueId, otp: '00000' }),
    ));
});
