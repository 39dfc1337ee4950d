import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ada, aTrader, email, nobody, post, wrongLink } from './accounts';
import { calls, play } from './contract';
import { fromState, type Asked } from './matchers';
import { expectRefused } from './refusals';
import { state } from './states/states';

const { string } = MatchersV3;

describe('a forgotten password', () => {
  const requestFor = (address: string) => post('/user/forgot_password', { email: address, exchange_id: '1' });

  it.each([
    ['an address that has an account', email],
    ['an address that has none', nobody.email],
  ])('of %s is answered in words for the page [CAL-006] [CAL-321]', (whose, address) =>
    play(
      calls
        .given(...aTrader)
        .uponReceiving(`a forgotten password of ${whose}`)
        .withRequest(requestFor(address))
        .willRespondWith({ status: 200, body: { message: string('A link is on its way.') } }),
      async (client) => {
        const { data } = await client.accounts.forgotPassword({ email: address });
        expect(data?.message).toBe('A link is on its way.');
      },
    ),
  );

  it('of no address is refused, and the field is named [CAL-006] [CAL-229] [CAL-321]', () =>
    expectRefused(
      calls.uponReceiving('a forgotten password of no address').withRequest(requestFor('ada')),
      { status: 400, message: 'Enter valid email address.', field: 'email' },
      (client) => client.accounts.forgotPassword({ email: 'ada' }),
    ));
});

describe('another password by the emailed link', () => {
  const link = 'password-link-of-u-1001';
  const chosen = { newPassword: 'Other-1234!', confirmPassword: 'Other-1234!' };
  const requestWith = (fields: Record<string, Asked>) =>
    post('/user/reset_password', { forgotCode: fromState('link', link), ...chosen, ...fields, exchange_id: '1' });
  const mailedLink = state('a mailed link', { email, purpose: 'resetPassword', link });

  it('holds from now on [CAL-007] [CAL-321]', () =>
    play(
      calls
        .given(...aTrader)
        .given(...mailedLink)
        .uponReceiving('another password by the mailed link')
        .withRequest(requestWith({}))
        .willRespondWith({ status: 200, body: { message: string('Your password is changed.') } }),
      async (client) => {
        const { data } = await client.accounts.resetPassword({ forgotCode: link, ...chosen });
        expect(data?.message).toBe('Your password is changed.');
      },
    ));

  it.each([
    [
      'by a link that is wrong, used or too old',
      { forgotCode: wrongLink },
      'forgotCode',
      'This link is no longer valid. Request a new one.',
    ],
    ['typed differently', { confirmPassword: 'Third-1234!' }, 'confirmPassword', 'Password does not match'],
    [
      'that is the old one',
      { newPassword: ada.password, confirmPassword: ada.password },
      'newPassword',
      'The new password must be different from the old one.',
    ],
  ])('%s is refused, and the field is named [CAL-007] [CAL-229] [CAL-321]', (how, changed, field, message) =>
    expectRefused(
      calls
        .given(...aTrader)
        .given(...mailedLink)
        .uponReceiving(`another password ${how}`)
        .withRequest(requestWith(changed)),
      { status: 400, message, field },
      (client) => client.accounts.resetPassword({ forgotCode: link, ...chosen, ...changed }),
    ),
  );
});
