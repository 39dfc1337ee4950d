import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { calls, play } from './contract';
import { exactly } from './matchers';

const { arrayContaining } = MatchersV3;

describe('fees', () => {
  it('come for trading by pair and for withdrawing by coin [CAL-027] [CAL-321]', () =>
    play(
      calls
        .uponReceiving('a request for the fees')
        .withRequest({ method: 'GET', path: '/getfeesdetails', query: { exchangeId: '1' } })
        .willRespondWith({
          status: 200,
          body: {
            data: {
              tradingFees: arrayContaining({
                currencySymbol: 'XDC-USDT',
                buy: exactly('0.5'),
                sell: exactly('0.5'),
              }),
              withdrawalFees: arrayContaining({
                currencyName: 'BTC',
                withdrawalFee: exactly('0.001'),
                minWithdrawal: exactly('0.005'),
              }),
            },
          },
        }),
      async (client) => {
        const { data } = await client.info.fees();
        expect(data?.data).toEqual({
          tradingFees: [{ currencySymbol: 'XDC-USDT', buy: '0.5', sell: '0.5' }],
          withdrawalFees: [{ currencyName: 'BTC', withdrawalFee: '0.001', minWithdrawal: '0.005' }],
        });
      },
    ));
});
