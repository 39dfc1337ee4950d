import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { calls, form, play } from './contract';
import { exactly, id, refusal } from './matchers';
import { state } from './states/states';

const { arrayContaining, constrainedArrayLike, regex } = MatchersV3;

describe('prices', () => {
  const request = { method: 'POST', path: '/pair_price', headers: form, body: { exchange_id: '1' } };

  it('come with the figures of the day for each pair [CAL-028] [CAL-321]', () =>
    play(
      calls
        .given(...state('a pair with a price', { pair: 'XDC-USDT', price: '0.0521', change: '0.001' }))
        .uponReceiving('a request for the prices')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: {
            data: arrayContaining({
              pairId: id('5'),
              pairName: 'XDC-USDT',
              price: exactly('0.0521'),
              percentChange: exactly('1.95'),
              high: exactly('0.0521'),
              low: exactly('0.0511'),
              volume: exactly('2000'),
            }),
          },
        }),
      async (client) => {
        const { data } = await client.markets.pairPrices();
        expect(data?.data).toMatchObject([{ pairName: 'XDC-USDT', price: '0.0521' }]);
      },
    ));

  it('are 0 before the first trade [CAL-028] [CAL-321]', () =>
    play(
      calls
        .given(...state('no trades', {}))
        .uponReceiving('a request for the prices before the first trade')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: {
            data: arrayContaining({
              pairId: id('5'),
              pairName: 'XDC-USDT',
              price: exactly('0'),
              percentChange: exactly('0'),
              high: exactly('0'),
              low: exactly('0'),
              volume: exactly('0'),
            }),
          },
        }),
      async (client) => {
        const { data } = await client.markets.pairPrices();
        expect(data?.data).toMatchObject([{ pairName: 'XDC-USDT', price: '0' }]);
      },
    ));
});

describe('the prices of a day', () => {
  it('come for each pair, oldest first [CAL-370] [CAL-321]', () =>
    play(
      calls
        .given(...state('a pair with a price', { pair: 'XDC-USDT', price: '0.0521', change: '0.001' }))
        .uponReceiving('a request for the prices of a day')
        .withRequest({ method: 'GET', path: '/pair_price/day', query: { exchange_id: '1' } })
        .willRespondWith({
          status: 200,
          body: {
            data: arrayContaining({
              pairName: 'XDC-USDT',
              prices: constrainedArrayLike(regex('^0\\.05[12]10*$', '0.0511'), 1, 48, 2),
            }),
          },
        }),
      async (client) => {
        const { data } = await client.markets.dayPrices();
        expect(data?.data).toEqual([{ pairName: 'XDC-USDT', prices: ['0.0511', '0.0511'] }]);
      },
    ));
});

describe('candles', () => {
  const range = { from: 1_768_435_200, to: 1_768_437_000, limit: 2_000 };
  const quarters = { ...range, pair: 'XDC-USDT', fsym: 'XDC', tsym: 'USDT', resolution: '15' } as const;
  const requestFor = ({ pair, tsym, resolution }: { pair: string; tsym: string; resolution: string }) => ({
    method: 'GET',
    path: `/charts/${pair}/klines`,
    query: {
      e: '1',
      fsym: pair.slice(0, pair.indexOf('-')),
      tsym,
      from: '1768435200',
      to: '1768437000',
      limit: '2000',
      resolution,
    },
  });

  it('come in columns, oldest first [CAL-033] [CAL-321]', () => {
    const figures = { open: '0.0519', high: '0.0523', low: '0.0518', close: '0.0521', volume: '120400' };
    const column = (example: string) => constrainedArrayLike(exactly(example), 2, 2);
    return play(
      calls
        .given(
          ...state('candles of a pair', { pair: 'XDC-USDT', resolution: '15', from: range.from, count: 2, ...figures }),
        )
        .uponReceiving('a request for candles')
        .withRequest(requestFor(quarters))
        .willRespondWith({
          status: 200,
          body: {
            s: 'ok',
            t: [1_768_435_200, 1_768_436_100],
            o: column(figures.open),
            h: column(figures.high),
            l: column(figures.low),
            c: column(figures.close),
            v: column(figures.volume),
          },
        }),
      async (client) => {
        const { data } = await client.markets.candles(quarters);
        expect(data).toMatchObject({ s: 'ok', t: [1_768_435_200, 1_768_436_100], c: ['0.0521', '0.0521'] });
      },
    );
  });

  it('are said to be none where nothing was traded [CAL-033] [CAL-321]', () =>
    play(
      calls
        .given(...state('no trades', {}))
        .uponReceiving('a request for candles before the first trade')
        .withRequest(requestFor(quarters))
        .willRespondWith({ status: 200, body: { s: 'no_data' } }),
      async (client) => {
        const { data } = await client.markets.candles(quarters);
        expect(data).toEqual({ s: 'no_data' });
      },
    ));

  it('of a pair that is not there are refused [CAL-033] [CAL-229] [CAL-321]', () => {
    const unknown = { ...quarters, pair: 'NOPE-USDT', fsym: 'NOPE' };
    return play(
      calls
        .uponReceiving('a request for candles of a pair that is not there')
        .withRequest(requestFor(unknown))
        .willRespondWith(refusal(404, "This pair doesn't exist.", 'pair')),
      async (client) => {
        const { error } = await client.markets.candles(unknown);
        expect(error).toMatchObject({
          code: 'refused',
          status: 404,
          message: "This pair doesn't exist.",
          field: 'pair',
        });
      },
    );
  });

  it('of a length that is not kept are refused [CAL-033] [CAL-229] [CAL-321]', () => {
    const unknown = { ...quarters, resolution: '7' };
    return play(
      calls
        .uponReceiving('a request for candles of a length that is not kept')
        .withRequest(requestFor(unknown))
        .willRespondWith(refusal(400, 'There are no candles of this length.', 'resolution')),
      async (client) => {
        // @ts-expect-error A page built from this contract can't send it, but one from another version can.
        const { error } = await client.markets.candles(unknown);
        expect(error).toMatchObject({ code: 'refused', status: 400, field: 'resolution' });
      },
    );
  });
});

describe('a price in USD', () => {
  const requestFor = (pair: string) => ({
    method: 'GET',
    path: '/common/get_estimatme_usdbalance',
    query: { exchange_id: '1', pair, price: '0.00002161' },
  });

  it('is made of what the quote currency is worth [CAL-032] [CAL-321]', () =>
    play(
      calls
        .given(...state('a pair with a price', { pair: 'ETH-USDT', price: '2411.37', change: '-12.2' }))
        .uponReceiving('a request for a price in USD')
        .withRequest(requestFor('XDC-ETH'))
        .willRespondWith({ status: 200, body: { data: { usdPrice: exactly('0.0521097057') } } }),
      async (client) => {
        const { data } = await client.markets.estimateUsd({ pair: 'XDC-ETH', price: '0.00002161' });
        expect(data?.data.usdPrice).toBe('0.0521097057');
      },
    ));

  it('of a pair that is not there is refused [CAL-032] [CAL-229] [CAL-321]', () =>
    play(
      calls
        .uponReceiving('a request for a price in USD of a pair that is not there')
        .withRequest(requestFor('NOPE-USDT'))
        .willRespondWith(refusal(404, "This pair doesn't exist.", 'pair')),
      async (client) => {
        const { error } = await client.markets.estimateUsd({ pair: 'NOPE-USDT', price: '0.00002161' });
        expect(error).toMatchObject({
          code: 'refused',
          status: 404,
          message: "This pair doesn't exist.",
          field: 'pair',
        });
      },
    ));
});
