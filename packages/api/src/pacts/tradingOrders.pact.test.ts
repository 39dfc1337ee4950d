import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ada, email } from './accounts';
import { calls, playAs } from './contract';
import { exactly, figure, fromState, id, moment, type Asked } from './matchers';
import { expectRefusedAs, loggedOut } from './refusals';
import { asTrader, endedToken, postAs, token } from './sessions';
import { state } from './states/states';
import { cancelledOrder, openOrder, order, tradedOrder } from './trading';

const { arrayContaining, regex, string } = MatchersV3;

const user_id = ada.uniqueId;

describe('open orders', () => {
  const page = { limit: '50', page: '1' };
  const request = postAs('/trade/open_order', page);

  it('come with what was ordered and what of it was traded [CAL-040] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...tradedOrder('1000'))
        .uponReceiving('a request for the open orders')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: {
            data: [
              {
                uniqueId: id(order.order),
                pairName: 'XDC-USDT',
                type: 'buy',
                price: exactly('0.0521'),
                originalQty: exactly('4000'),
                filledQty: exactly('1000'),
                status: string('active'),
                createdAt: moment('2026-01-15T09:40:00Z'),
              },
            ],
          },
        }),
      async (client) => {
        const { data } = await client.trading.openOrders({ user_id, ...page });
        expect(data?.data).toMatchObject([{ uniqueId: 'o-7002', originalQty: '4000', filledQty: '1000' }]);
      },
    ));

  it('are none once the only one was cancelled [CAL-040] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...cancelledOrder)
        .uponReceiving('a request for the open orders where there are none')
        .withRequest(request)
        .willRespondWith({ status: 200, body: { data: [] } }),
      async (client) => {
        const { data } = await client.trading.openOrders({ user_id, ...page });
        expect(data?.data).toEqual([]);
      },
    ));

  it('are shown to nobody else [CAL-040] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('a request for the open orders after the session')
        .withRequest(postAs('/trade/open_order', { ...page, user_id }, endedToken)),
      loggedOut,
      (client) => client.trading.openOrders({ user_id, ...page }),
    ));
});

describe('past orders', () => {
  const page = { limit: '50', page: '1' };
  const request = postAs('/trade/all_pair_user_order', page);
  const row = (status: ReturnType<typeof regex> | string) => ({
    name: 'XDC-USDT',
    type: 'buy',
    status,
    averagePrice: exactly('0.0521'),
    amount: exactly('4000'),
    updatedAt: moment('2026-01-15T10:04:12Z'),
  });

  it('that were traded come with what was paid and received [CAL-039] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...state('fees of a pair', { pair: 'XDC-USDT', buy: '0.5', sell: '0.5' }))
        .given(...tradedOrder('4000'))
        .uponReceiving('a request for the past orders')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: { data: [{ ...row('completed'), receivedTotal: exactly('3980'), total: exactly('208.4') }] },
        }),
      async (client) => {
        const { data } = await client.trading.userTrades({ user_id, ...page });
        expect(data?.data).toMatchObject([{ status: 'completed', receivedTotal: '3980', total: '208.4' }]);
      },
    ));

  it('that were cancelled are among them [CAL-039] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...cancelledOrder)
        .uponReceiving('a request for the past orders after one was cancelled')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: {
            data: [
              {
                ...row(regex('^cancel(led)?$', 'cancelled')),
                receivedTotal: exactly('0'),
                // Nothing was filled: the app shows neither, whether a server says 0 or repeats the order's terms.
                averagePrice: figure('0'),
                total: figure('0'),
              },
            ],
          },
        }),
      async (client) => {
        const { data } = await client.trading.userTrades({ user_id, ...page });
        expect(data?.data).toMatchObject([{ status: 'cancelled', receivedTotal: '0' }]);
      },
    ));

  it('are shown to nobody else [CAL-039] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('a request for the past orders after the session')
        .withRequest(postAs('/trade/all_pair_user_order', { ...page, user_id }, endedToken)),
      loggedOut,
      (client) => client.trading.userTrades({ user_id, ...page }),
    ));
});

describe('cancelling an order', () => {
  const requestWith = (trade_order_id: Asked) => postAs('/trade/cancel_order', { trade_order_id });
  const known = fromState('order', order.order);
  const given = { user_id, trade_order_id: order.order };

  it('that is open takes it out of the book [CAL-041] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...openOrder)
        .uponReceiving('the cancelling of an open order')
        .withRequest(requestWith(known))
        .willRespondWith({
          status: 200,
          body: { statusCode: 200, message: string('Order cancelled successfully.') },
        }),
      async (client) => {
        const { data } = await client.trading.cancelOrder(given);
        expect(data).toEqual({ statusCode: 200, message: 'Order cancelled successfully.' });
      },
    ));

  it('that is no longer open is refused [CAL-041] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...tradedOrder('4000'))
        .uponReceiving('the cancelling of an order that is no longer open')
        .withRequest(requestWith(known)),
      { status: 409, message: 'This order is no longer open.', field: 'trade_order_id' },
      (client) => client.trading.cancelOrder(given),
    ));

  it('that is not there is refused [CAL-041] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .uponReceiving('the cancelling of an order that is not there')
        .withRequest(requestWith('no-such-order')),
      { status: 404, message: "This order doesn't exist.", field: 'trade_order_id' },
      (client) => client.trading.cancelOrder({ user_id, trade_order_id: 'no-such-order' }),
    ));

  it('after the session is refused [CAL-041] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('the cancelling of an order after the session')
        .withRequest(postAs('/trade/cancel_order', { user_id, trade_order_id: order.order }, endedToken)),
      loggedOut,
      (client) => client.trading.cancelOrder(given),
    ));
});

describe('balances', () => {
  const path = '/user/get_balance';

  it('are the available balances, without what open orders reserve [CAL-044] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...state('funds of a trader', { email, coin: 'USDT', amount: '340.18' }))
        .given(...openOrder)
        .uponReceiving('a request for the balances')
        .withRequest(postAs(path, {}))
        .willRespondWith({
          status: 200,
          body: { data: arrayContaining({ symbol: 'USDT', balance: exactly('340.18') }) },
        }),
      async (client) => {
        const { data } = await client.trading.balances({ user_id });
        expect(data?.data).toEqual([{ symbol: 'USDT', balance: '340.18' }]);
      },
    ));

  it('are shown to nobody else [CAL-044] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('a request for the balances after the session')
        .withRequest(postAs(path, { user_id }, endedToken)),
      loggedOut,
      (client) => client.trading.balances({ user_id }),
    ));
});
