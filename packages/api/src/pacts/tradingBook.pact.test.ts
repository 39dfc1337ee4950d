import { describe, expect, it } from 'vitest';
import { post } from './accounts';
import { calls, play } from './contract';
import { exactly, type Asked } from './matchers';
import { expectRefused } from './refusals';
import { state } from './states/states';
import { aPair, pairId, xdcUsdt } from './trading';

const level = (price: string, amount: string) => ({ price: exactly(price), amount: exactly(amount) });

describe('the order book', () => {
  const requestFor = (pair_id: Asked) =>
    post('/trade/order_book', { exchange_id: '1', order_book_limit: '500', pair_id });
  const request = requestFor(pairId(xdcUsdt.pairId));
  const wanted = { order_book_limit: '500', pair_id: xdcUsdt.pairId } as const;
  const levelOf = (side: string, price: string, amount: string) =>
    state('a level of a book', { pair: 'XDC-USDT', side, price, amount });

  it('comes with both sides, the best levels first [CAL-034] [CAL-321]', () =>
    play(
      calls
        .given(...aPair)
        .given(...levelOf('sell', '0.05215', '34000.5'))
        .given(...levelOf('sell', '0.05212', '1200'))
        .given(...levelOf('buy', '0.05201', '812.25'))
        .given(...levelOf('buy', '0.05208', '5000'))
        .uponReceiving('a request for an order book')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: {
            data: {
              asks: [level('0.05212', '1200'), level('0.05215', '34000.5')],
              bids: [level('0.05208', '5000'), level('0.05201', '812.25')],
            },
          },
        }),
      async (client) => {
        const { data } = await client.trading.orderBook(wanted);
        expect(data?.data.asks).toEqual([
          { price: '0.05212', amount: '1200' },
          { price: '0.05215', amount: '34000.5' },
        ]);
        expect(data?.data.bids.map(({ price }) => price)).toEqual(['0.05208', '0.05201']);
      },
    ));

  it('is empty where nobody has ordered [CAL-034] [CAL-321]', () =>
    play(
      calls
        .given(...aPair)
        .uponReceiving('a request for an order book without orders')
        .withRequest(request)
        .willRespondWith({ status: 200, body: { data: { asks: [], bids: [] } } }),
      async (client) => {
        const { data } = await client.trading.orderBook(wanted);
        expect(data?.data).toEqual({ asks: [], bids: [] });
      },
    ));

  it('of a pair that is not there is refused [CAL-034] [CAL-229] [CAL-321]', () =>
    expectRefused(
      calls
        .uponReceiving('a request for an order book of a pair that is not there')
        .withRequest(requestFor('no-such-pair')),
      { status: 404, message: "This pair doesn't exist.", field: 'pair_id' },
      (client) => client.trading.orderBook({ ...wanted, pair_id: 'no-such-pair' }),
    ));
});

describe('the order book of a mirrored pair', () => {
  it('comes with both sides [CAL-035] [CAL-321]', () =>
    play(
      calls
        .given(...state('a pair', { pair: 'ETH-USDT', pairId: '7' }))
        .given(...state('a level of a book', { pair: 'ETH-USDT', side: 'sell', price: '2411.37', amount: '0.25' }))
        .given(...state('a level of a book', { pair: 'ETH-USDT', side: 'buy', price: '2410.8', amount: '0.11' }))
        .uponReceiving('a request for the order book of a mirrored pair')
        .withRequest(post('/user/get_order_book', { exchangeId: '1', pairId: pairId('7'), pair: 'ETH-USDT' }))
        .willRespondWith({
          status: 200,
          body: { data: { asks: [level('2411.37', '0.25')], bids: [level('2410.8', '0.11')] } },
        }),
      async (client) => {
        const { data } = await client.trading.mirroredOrderBook({ pairId: '7', pair: 'ETH-USDT' });
        expect(data?.data).toEqual({
          asks: [{ price: '2411.37', amount: '0.25' }],
          bids: [{ price: '2410.8', amount: '0.11' }],
        });
      },
    ));

  it('of a pair that is not mirrored is refused [CAL-035] [CAL-414]', () =>
    expectRefused(
      calls
        .given(...aPair)
        .uponReceiving('a request for the order book of a pair that is not mirrored')
        .withRequest(
          post('/user/get_order_book', { exchangeId: '1', pairId: pairId(xdcUsdt.pairId), pair: xdcUsdt.pair }),
        ),
      { status: 404, message: "This pair isn't available from this call.", field: 'pair' },
      (client) => client.trading.mirroredOrderBook(xdcUsdt),
    ));
});
