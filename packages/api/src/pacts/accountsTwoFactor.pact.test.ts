import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ada, aTrader, email, getByLink, getByWrongLink, nobody, post, wrongLink } from './accounts';
import { calls, play } from './contract';
import { withWords } from './matchers';
import { expectRefused } from './refusals';
import { state } from './states/states';

const { string } = MatchersV3;

const twoFactor = state('two-factor on', { email, secret: 'JBSWY3DPEHPK3PXP' });

describe('a request to turn two-factor off', () => {
  const credentials = { email, password: ada.password };
  const requestWith = (fields: { email: string; password: string }) =>
    post('/user/request_tfa_reset', { ...fields, exchange_id: '1' });

  it.each([
    ['with the right password', credentials],
    ['with a wrong password', { email, password: 'Wrong-1234!' }],
    ['for an address that has no account', nobody],
  ])('%s is answered in words for the page [CAL-091] [CAL-321]', (how, fields) =>
    play(
      calls
        .given(...aTrader)
        .given(...twoFactor)
        .uponReceiving(`a request to turn two-factor off, ${how}`)
        .withRequest(requestWith(fields))
        .willRespondWith({ status: 200, body: { message: string('A link is on its way.') } }),
      async (client) => {
        const { data } = await client.accounts.requestTfaReset(fields);
        expect(data?.message).toBe('A link is on its way.');
      },
    ),
  );

  it('for no address is refused, and the field is named [CAL-091] [CAL-229] [CAL-321]', () => {
    const fields = { ...credentials, email: 'ada' };
    return expectRefused(
      calls.uponReceiving('a request to turn two-factor off, for no address').withRequest(requestWith(fields)),
      { status: 400, message: 'Enter valid email address.', field: 'email' },
      (client) => client.accounts.requestTfaReset(fields),
    );
  });
});

describe('two-factor', () => {
  const link = 'two-factor-link-of-u-1001';

  it('is turned off by the emailed link [CAL-010] [CAL-321]', () =>
    play(
      calls
        .given(...aTrader)
        .given(...twoFactor)
        .given(...state('a mailed link', { email, purpose: 'disableTwoFactor', link }))
        .uponReceiving('the mailed link that turns two-factor off')
        .withRequest(getByLink('/user/resetTfa', link))
        .willRespondWith({ status: 200, body: { message: withWords('User 2FA status disabled successfully') } }),
      async (client) => {
        const { data } = await client.accounts.disableTfaByLink({ token: link });
        expect(data?.message).toBe('User 2FA status disabled successfully');
      },
    ));

  it('stays on by a link that is wrong, used or too old [CAL-010] [CAL-229] [CAL-321]', () =>
    expectRefused(
      calls.uponReceiving('a link that turns no two-factor off').withRequest(getByWrongLink('/user/resetTfa')),
      { status: 400, message: 'This link is no longer valid. Request a new one.' },
      (client) => client.accounts.disableTfaByLink({ token: wrongLink }),
    ));
});
