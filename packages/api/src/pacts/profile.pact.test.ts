import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { calls, form, play } from './contract';

const { eachLike, regex, string } = MatchersV3;

describe('countries', () => {
  it('come with their two letters, name and dial code [CAL-022] [CAL-321]', () =>
    play(
      calls
        .uponReceiving('a request for the countries')
        .withRequest({ method: 'POST', path: '/user/list_all_country_code', headers: form, body: { exchange_id: '1' } })
        .willRespondWith({
          status: 200,
          body: {
            data: eachLike({
              countryId: regex('^[A-Za-z]{2}$', 'SG'),
              name: string('Singapore'),
              dialCode: string('+65'),
            }),
          },
        }),
      async (client) => {
        const { data } = await client.profile.countries();
        expect(data?.data).toEqual([{ countryId: 'SG', name: 'Singapore', dialCode: '+65' }]);
      },
    ));
});
