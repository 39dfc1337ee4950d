import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { calls, clientOf, form, pairName } from './contract';
import { state } from './states';

const { arrayContaining, boolean, eachLike, like, regex, string } = MatchersV3;

const flag = regex('^(Active|Inactive)$', 'Active');

describe('the status of the coins', () => {
  const request = { method: 'GET', path: '/get_currency_stats', query: { exchange_id: '1' } };

  it('tells where deposits are stopped: second of the three [CAL-025] [CAL-321]', () =>
    calls
      .given(...state('a coin closed for deposit', { coin: 'XRP' }))
      .uponReceiving('a look at the coins while deposits of one are stopped')
      .withRequest(request)
      .willRespondWith({ status: 200, body: { data: { XRP: [string('Coin'), 'Inactive', 'Active'] } } })
      .executeTest(async (server) => {
        const { data } = await clientOf(server).status.currencyStats();
        expect(data?.data['XRP']).toEqual(['Coin', 'Inactive', 'Active']);
      }));
});

describe('the status of the pairs', () => {
  it('tells which one is under maintenance [CAL-026] [CAL-321]', () =>
    calls
      .given(...state('a pair under maintenance', { pair: 'XRP-USDT' }))
      .uponReceiving('a look at the pairs while one is under maintenance')
      .withRequest({ method: 'POST', path: '/get_pair_status', headers: form, body: { exchangeId: '1' } })
      .willRespondWith({
        status: 200,
        body: { data: arrayContaining({ pair: 'XRP-USDT', tradingFlag: false }) },
      })
      .executeTest(async (server) => {
        const { data } = await clientOf(server).status.pairStatus();
        expect(data?.data).toContainEqual({ pair: 'XRP-USDT', tradingFlag: false });
      }));
});
