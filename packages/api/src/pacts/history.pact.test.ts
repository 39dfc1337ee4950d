import { describe, expect, it } from 'vitest';
import { ada } from './accounts';
import { calls, playAs } from './contract';
import { exactly, fromState, id, moment, type Asked } from './matchers';
import { expectRefusedAs, loggedOut } from './refusals';
import { asTrader, endedToken, sessionToken, token, uniqueId } from './sessions';
import { state } from './states/states';
import { clientOrderId, openOrder, order, tradedOrder } from './trading';

describe('the order history', () => {
  const wanted = { userid: ada.uniqueId, cache: false };
  const requestAs = (authorization: Asked, userid: Asked, more: Record<string, string> = {}) => ({
    method: 'GET',
    path: '/trade-history',
    query: { exchange_id: '1', userid, cache: 'false', ...more },
    headers: { Authorization: authorization },
  });
  const request = requestAs(sessionToken, uniqueId);

  it('has the average price of each order, and what was paid and received [CAL-045] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...state('fees of a pair', { pair: 'XDC-USDT', buy: '0.5', sell: '0.5' }))
        .given(...tradedOrder('4000'))
        .uponReceiving('a request for the order history')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: {
            data: [
              {
                name: 'XDC-USDT',
                type: 'buy',
                status: 'completed',
                averagePrice: exactly('0.0521'),
                amount: exactly('4000'),
                receivedTotal: exactly('3980'),
                total: exactly('208.4'),
                updatedAt: moment('2026-01-15T10:04:12Z'),
              },
            ],
          },
        }),
      async (client) => {
        const { data } = await client.history.orderHistory(wanted);
        expect(data?.data).toMatchObject([{ name: 'XDC-USDT', status: 'completed', receivedTotal: '3980' }]);
      },
    ));

  it('is empty before the first order [CAL-045] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .uponReceiving('a request for the order history before the first order')
        .withRequest(request)
        .willRespondWith({ status: 200, body: { data: [] } }),
      async (client) => {
        const { data } = await client.history.orderHistory(wanted);
        expect(data?.data).toEqual([]);
      },
    ));

  it('has an order that is still open when asked for its client order id [CAL-045] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...openOrder)
        .uponReceiving('a request for the order with a client order id')
        .withRequest(requestAs(sessionToken, uniqueId, { client_order_id: clientOrderId }))
        .willRespondWith({
          status: 200,
          body: {
            data: [
              {
                name: 'XDC-USDT',
                type: 'buy',
                status: 'active',
                averagePrice: exactly('0'),
                amount: exactly('4000'),
                receivedTotal: exactly('0'),
                total: exactly('0'),
                updatedAt: moment('2026-01-15T10:04:12Z'),
                client_order_id: clientOrderId,
              },
            ],
          },
        }),
      async (client) => {
        const { data } = await client.history.orderHistory({ ...wanted, client_order_id: clientOrderId });
        expect(data?.data).toMatchObject([{ client_order_id: clientOrderId, status: 'active' }]);
      },
    ));

  it('of a time that ends before it starts is refused [CAL-045] [CAL-229] [CAL-321]', () => {
    const crossed = { from: '2026-03-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' };
    return expectRefusedAs(
      token,
      asTrader()
        .uponReceiving('a request for the order history of a time that ends before it starts')
        .withRequest(requestAs(sessionToken, uniqueId, crossed)),
      { status: 400, message: "The start date can't be after the end date.", field: 'from' },
      (client) => client.history.orderHistory({ ...wanted, ...crossed }),
    );
  });

  it('is told to nobody else [CAL-045] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('a request for the order history after the session')
        .withRequest(requestAs(endedToken, ada.uniqueId)),
      loggedOut,
      (client) => client.history.orderHistory(wanted),
    ));
});

describe('the fills of an order', () => {
  const requestAs = (authorization: Asked, order: Asked) => ({
    method: 'GET',
    path: '/trade-history/fills',
    query: { exchange_id: '1', order_id: order, page: '1', limit: '500' },
    headers: { Authorization: authorization },
  });
  const wanted = { order_id: order.order, page: 1, limit: 500 };

  it('say at which price how much was filled, and what that brought [CAL-368] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...state('fees of a pair', { pair: 'XDC-USDT', buy: '0.5', sell: '0.5' }))
        .given(...tradedOrder('4000'))
        .uponReceiving('a request for the fills of an order')
        .withRequest(requestAs(sessionToken, fromState('order', order.order)))
        .willRespondWith({
          status: 200,
          body: {
            data: [
              {
                tradeId: id('50112'),
                price: exactly('0.0521'),
                amount: exactly('4000'),
                total: exactly('208.4'),
                fee: exactly('20'),
                received: exactly('3980'),
                role: 'taker',
                filledAt: moment('2026-01-15T10:04:12Z'),
              },
            ],
            count: 1,
          },
        }),
      async (client) => {
        const { data } = await client.history.orderFills(wanted);
        expect(data?.data).toMatchObject([{ price: '0.0521', amount: '4000', role: 'taker' }]);
      },
    ));

  it('are told to nobody else [CAL-368] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('a request for the fills of an order after the session')
        .withRequest(requestAs(endedToken, order.order)),
      loggedOut,
      (client) => client.history.orderFills(wanted),
    ));
});
