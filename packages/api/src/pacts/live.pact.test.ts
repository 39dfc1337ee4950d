import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { message } from './contract';
import { heardAt } from './liveMessages';
import { exactly, id } from './matchers';
import { state } from './states/states';

const { arrayContaining, string } = MatchersV3;

describe('a trade', () => {
  const traded = state('a pair with a price', { pair: 'XDC-USDT', price: '0.0521', change: '0.001' });

  it('changes the figures of its pair [CAL-106] [CAL-321]', () =>
    message()
      .given(...traded)
      .expectsToReceive('the figures of a pair that was traded', (told) =>
        told.withMetadata({ channel: 'pairStats' }).withJSONContent(
          arrayContaining({
            pairId: id('5'),
            pairName: 'XDC-USDT',
            price: exactly('0.0521'),
            percentChange: exactly('1.95'),
            high: exactly('0.0521'),
            low: exactly('0.0511'),
            volume: exactly('2000'),
          }),
        ),
      )
      .executeTest(async ({ contents }) => {
        const figures = await heardAt({ channel: 'pairStats' }, contents.content);
        expect(figures).toMatchObject([{ pairName: 'XDC-USDT', price: '0.0521' }]);
      }));

  it('changes the volume of its pair [CAL-107] [CAL-321]', () =>
    message()
      .given(...traded)
      .expectsToReceive('the volume of a pair that was traded', (told) =>
        told
          .withMetadata({ channel: 'pairVolume' })
          .withJSONContent(arrayContaining({ pairName: 'XDC-USDT', volume: exactly('2000') })),
      )
      .executeTest(async ({ contents }) => {
        const volumes = await heardAt({ channel: 'pairVolume' }, contents.content);
        expect(volumes).toEqual([{ pairName: 'XDC-USDT', volume: '2000' }]);
      }));

  it('changes what coins are worth in USD [CAL-108] [CAL-321]', () =>
    message()
      .given(...traded)
      .expectsToReceive('what the coins are worth after a trade', (told) =>
        told.withMetadata({ channel: 'estimate-price-update' }).withJSONContent({ XDC: exactly('0.0521') }),
      )
      .executeTest(async ({ contents }) => {
        const prices = await heardAt({ channel: 'estimate-price-update' }, contents.content);
        expect(prices).toEqual({ XDC: '0.0521' });
      }));
});

describe('what an operator changes', () => {
  it('by stopping withdrawals of a coin, is told to everybody [CAL-115] [CAL-321]', () =>
    message()
      .given(...state('a coin closed for withdrawal', { coin: 'XRP' }))
      .expectsToReceive('the status of a coin whose withdrawals were stopped', (told) =>
        told
          .withMetadata({ channel: 'update-curr-status' })
          .withJSONContent({ XRP: [string('Coin'), 'Active', 'Inactive'] }),
      )
      .executeTest(async ({ contents }) => {
        const coins = await heardAt({ channel: 'update-curr-status' }, contents.content);
        expect(coins).toEqual({ XRP: ['Coin', 'Active', 'Inactive'] });
      }));

  it('by stopping trading on a pair, is told to everybody [CAL-116] [CAL-321]', () =>
    message()
      .given(...state('a pair under maintenance', { pair: 'XRP-USDT' }))
      .expectsToReceive('the status of a pair whose trading was stopped', (told) =>
        told
          .withMetadata({ channel: 'update-pair-status' })
          .withJSONContent(arrayContaining({ pair: 'XRP-USDT', tradingFlag: false })),
      )
      .executeTest(async ({ contents }) => {
        const pairs = await heardAt({ channel: 'update-pair-status' }, contents.content);
        expect(pairs).toEqual([{ pair: 'XRP-USDT', tradingFlag: false }]);
      }));

  it('of the fees, is told to everybody [CAL-105] [CAL-321]', () =>
    message()
      .given(...state('fees of a pair', { pair: 'XDC-USDT', buy: '0.25', sell: '0.3' }))
      .expectsToReceive('the fees of a pair that were changed', (told) =>
        told.withMetadata({ channel: 'updateFee' }).withJSONContent({
          tradingFees: arrayContaining({ currencySymbol: 'XDC-USDT', buy: exactly('0.25'), sell: exactly('0.3') }),
        }),
      )
      .executeTest(async ({ contents }) => {
        const fees = await heardAt({ channel: 'updateFee' }, contents.content);
        expect(fees).toEqual({ tradingFees: [{ currencySymbol: 'XDC-USDT', buy: '0.25', sell: '0.3' }] });
      }));
});
