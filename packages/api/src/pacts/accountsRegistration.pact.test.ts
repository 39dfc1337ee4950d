import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ada, aTrader, email, getByLink, getByWrongLink, post, wrongLink } from './accounts';
import { calls, play } from './contract';
import { withWords } from './matchers';
import { expectRefused, tooManyTries } from './refusals';
import { state } from './states/states';

const { string } = MatchersV3;

const bob = {
  firstName: 'Bob',
  lastName: 'Field',
  email: 'bob@example.com',
  password: 'Right-1234!',
  confirmPassword: 'Right-1234!',
};
const requestWith = (fields: typeof bob & { referral_code?: string }) =>
  post('/user/register', { ...fields, exchange_id: '1' });

describe('opening an account', () => {
  it('works while registration is open [CAL-001] [CAL-321]', () =>
    play(
      calls
        .given(...state('registration open', {}))
        .uponReceiving('a request to open an account')
        .withRequest(requestWith(bob))
        .willRespondWith({ status: 200, body: { statusCode: 200, message: string('Your account is ready.') } }),
      async (client) => {
        const { data } = await client.accounts.register(bob);
        expect(data).toEqual({ statusCode: 200, message: 'Your account is ready.' });
      },
    ));

  it('is refused while registration is stopped [CAL-001] [CAL-229] [CAL-321]', () =>
    expectRefused(
      calls
        .given(...state('registration stopped', {}))
        .uponReceiving('a request to open an account while registration is stopped')
        .withRequest(requestWith(bob)),
      { status: 403, message: 'Registrations Stopped.' },
      (client) => client.accounts.register(bob),
    ));

  it('is answered alike if the address has one [CAL-001] [CAL-321]', () => {
    const taken = { ...bob, email: ada.email };
    return play(
      calls
        .given(...state('registration open', {}))
        .given(...aTrader)
        .uponReceiving('a request to open an account with an address that has one')
        .withRequest(requestWith(taken))
        .willRespondWith({ status: 200, body: { statusCode: 200, message: string('Your account is ready.') } }),
      async (client) => {
        const { data } = await client.accounts.register(taken);
        expect(data?.statusCode).toBe(200);
      },
    );
  });

  it.each([
    ['with two passwords', { confirmPassword: 'Other-1234!' }, 'confirmPassword', 'Password does not match'],
    ['with no address', { email: 'bob' }, 'email', 'Enter valid email address.'],
    ['on an invitation of nobody', { referral_code: 'NOBODY1' }, 'referral_code', "This referral code doesn't exist."],
  ])('%s is refused, and the field is named [CAL-001] [CAL-229] [CAL-321]', (how, changed, field, message) => {
    const fields = { ...bob, ...changed };
    return expectRefused(
      calls
        .given(...state('registration open', {}))
        .uponReceiving(`a request to open an account ${how}`)
        .withRequest(requestWith(fields)),
      { status: 400, message, field },
      (client) => client.accounts.register(fields),
    );
  });

  it('has to wait after too many tries [CAL-001] [CAL-229] [CAL-321]', () =>
    expectRefused(
      calls
        .given(...state('registration open', {}))
        .given(...state('too many tries', {}))
        .uponReceiving('a request to open an account after too many tries')
        .withRequest(requestWith(bob)),
      tooManyTries,
      (client) => client.accounts.register(bob),
    ));
});

describe('the address of a new account', () => {
  const link = 'account-link-of-u-1001';

  it('is verified by the emailed link [CAL-008] [CAL-321]', () =>
    play(
      calls
        .given(...aTrader)
        .given(...state('an unverified address', { email }))
        .given(...state('a mailed link', { email, purpose: 'verifyAccount', link }))
        .uponReceiving('the mailed link that verifies an address')
        .withRequest(getByLink('/user/verify_account', link))
        .willRespondWith({ status: 200, body: { message: withWords('User verified Successfully.') } }),
      async (client) => {
        const { data } = await client.accounts.verifyAccount({ token: link });
        expect(data?.message).toBe('User verified Successfully.');
      },
    ));

  it('is emailed another link in words for the page [CAL-354] [CAL-321]', () =>
    play(
      calls
        .given(...aTrader)
        .given(...state('an unverified address', { email }))
        .uponReceiving('a request for another link that verifies an address')
        .withRequest(post('/user/resend_verification', { email, exchange_id: '1' }))
        .willRespondWith({ status: 200, body: { message: string('A link is on its way.') } }),
      async (client) => {
        const { data } = await client.accounts.resendVerification({ email });
        expect(data?.message).toBe('A link is on its way.');
      },
    ));

  it('is emailed no other link without an email address [CAL-354] [CAL-414]', () =>
    expectRefused(
      calls
        .uponReceiving('a request for another link that verifies no address')
        .withRequest(post('/user/resend_verification', { email: 'ada', exchange_id: '1' })),
      { status: 400, message: 'Enter valid email address.', field: 'email' },
      (client) => client.accounts.resendVerification({ email: 'ada' }),
    ));

  it('is not verified by a link that is wrong, used or too old [CAL-008] [CAL-229] [CAL-321]', () =>
    expectRefused(
      calls.uponReceiving('a link that verifies no address').withRequest(getByWrongLink('/user/verify_account')),
      { status: 400, message: 'verify_token incorrect or expired.' },
      (client) => client.accounts.verifyAccount({ token: wrongLink }),
    ));
});
