import { describe, expect, it } from 'vitest';
import { post } from './accounts';
import { calls, play } from './contract';
import { exactly, id, moment } from './matchers';
import { expectRefused } from './refusals';
import { state } from './states/states';
import { aPair, pairId, xdcUsdt } from './trading';

const row = (side: string, price: string, quantity: string) => ({
  id: id('90211'),
  created_at: moment('2026-01-15T10:04:12Z'),
  quantity: exactly(quantity),
  taker_side: side,
  price: exactly(price),
});

describe('the last trades', () => {
  const wanted = { trade_history_limit: '100', pair_id: xdcUsdt.pairId, pair: 'XDC-USDT', page: '1' } as const;
  const request = post('/trade/trade_history', { ...wanted, pair_id: pairId(xdcUsdt.pairId), exchange_id: '1' });

  it('come newest first, with the side of the order that came last [CAL-036] [CAL-321]', () =>
    play(
      calls
        .given(...aPair)
        .given(...state('a trade of a pair', { pair: 'XDC-USDT', side: 'sell', price: '0.05208', amount: '220.5' }))
        .given(...state('a trade of a pair', { pair: 'XDC-USDT', side: 'buy', price: '0.05212', amount: '1500' }))
        .uponReceiving('a request for the last trades of a pair')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: { data: [row('buy', '0.05212', '1500'), row('sell', '0.05208', '220.5')] },
        }),
      async (client) => {
        const { data } = await client.trading.tape(wanted);
        expect(data?.data).toMatchObject([
          { taker_side: 'buy', price: '0.05212', quantity: '1500' },
          { taker_side: 'sell', price: '0.05208', quantity: '220.5' },
        ]);
      },
    ));

  it('are none before the first trade [CAL-036] [CAL-321]', () =>
    play(
      calls
        .given(...aPair)
        .given(...state('no trades', {}))
        .uponReceiving('a request for the last trades before the first one')
        .withRequest(request)
        .willRespondWith({ status: 200, body: { data: [] } }),
      async (client) => {
        const { data } = await client.trading.tape(wanted);
        expect(data?.data).toEqual([]);
      },
    ));

  it('of a pair that is not there are refused [CAL-036] [CAL-229] [CAL-321]', () => {
    const unknown = { ...wanted, pair_id: 'no-such-pair' };
    return expectRefused(
      calls
        .uponReceiving('a request for the last trades of a pair that is not there')
        .withRequest(post('/trade/trade_history', { ...unknown, exchange_id: '1' })),
      { status: 404, message: "This pair doesn't exist.", field: 'pair_id' },
      (client) => client.trading.tape(unknown),
    );
  });

  it('of a pair without XDC come as models [CAL-037] [CAL-321]', () =>
    play(
      calls
        .given(...state('a trade of a pair', { pair: 'BTC-USDT', side: 'sell', price: '62100.5', amount: '0.02' }))
        .uponReceiving('a request for the last trades of a pair without XDC')
        .withRequest(post('/trade_histories', { exchange_id: '1', pair: 'BTC-USDT' }))
        .willRespondWith({ status: 200, body: { models: [row('sell', '62100.5', '0.02')] } }),
      async (client) => {
        const { data } = await client.trading.tapeModels({ pair: 'BTC-USDT' });
        expect(data?.models).toMatchObject([{ taker_side: 'sell', price: '62100.5', quantity: '0.02' }]);
      },
    ));

  it('as models of a pair that is not there are refused [CAL-037] [CAL-414]', () => {
    const unknown = { pair: 'ABC-USDT' };
    return expectRefused(
      calls
        .uponReceiving('a request for the last trades, as models, of a pair that is not there')
        .withRequest(post('/trade_histories', { exchange_id: '1', ...unknown })),
      { status: 404, message: "This pair doesn't exist.", field: 'pair' },
      (client) => client.trading.tapeModels(unknown),
    );
  });

  it('of ETH-USDT come by a call of their own [CAL-038] [CAL-321]', () =>
    play(
      calls
        .given(...state('a trade of a pair', { pair: 'ETH-USDT', side: 'buy', price: '2411.37', amount: '0.12' }))
        .uponReceiving('a request for the last trades of ETH-USDT')
        .withRequest({ method: 'GET', path: '/websocket/trade_history_ethusdt', query: { exchange_id: '1' } })
        .willRespondWith({ status: 200, body: { data: [row('buy', '2411.37', '0.12')] } }),
      async (client) => {
        const { data } = await client.trading.tapeEthUsdt();
        expect(data?.data).toMatchObject([{ taker_side: 'buy', price: '2411.37', quantity: '0.12' }]);
      },
    ));
});
