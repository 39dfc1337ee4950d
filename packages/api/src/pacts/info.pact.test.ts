import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { calls, play } from './contract';
import { figure, pairName, symbol } from './matchers';

const { eachLike } = MatchersV3;

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
              tradingFees: eachLike({
                currencySymbol: pairName('XDC-USDT'),
                buy: figure('0.5'),
                sell: figure('0.5'),
              }),
              withdrawalFees: eachLike({
                currencyName: symbol('XDCE'),
                withdrawalFee: figure('20'),
                minWithdrawal: figure('10000'),
              }),
            },
          },
        }),
      async (client) => {
        const { data } = await client.info.fees();
        expect(data?.data).toEqual({
          tradingFees: [{ currencySymbol: 'XDC-USDT', buy: '0.5', sell: '0.5' }],
          withdrawalFees: [{ currencyName: 'XDCE', withdrawalFee: '20', minWithdrawal: '10000' }],
        });
      },
    ));
});
