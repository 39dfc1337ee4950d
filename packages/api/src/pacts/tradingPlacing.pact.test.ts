import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ada, email } from './accounts';
import { calls, playAs } from './contract';
import type { Asked } from './matchers';
import { postMultipart } from './multipart';
import { expectRefusedAs, loggedOut, type Refused } from './refusals';
import { asTrader, endedToken, sessionToken, token } from './sessions';
import { state } from './states/states';
import { aPair, clientOrderId, openOrder, order, xdcUsdt } from './trading';

const { string } = MatchersV3;

/** The fields as the order form sends them. */
const given = {
  user_id: ada.uniqueId,
  pair_id: xdcUsdt.pairId,
  symbol: 'XDC-USDT',
  pair: 'XDC-USDT',
  side: 'buy',
  price: '0.0521',
  amount: '4000',
  total: '208.4',
  type: 'limit',
  client_order_id: clientOrderId,
} as const;

const placed = { status: 200, body: { statusCode: 200, message: string('Order placed successfully.') } };
const funds = (coin: string, amount: string) => state('funds of a trader', { email, coin, amount });
const insufficient: Refused = { status: 400, message: 'Insufficient Fund', field: 'amount' };
const stopped: Refused = {
  status: 409,
  message: 'Trading has stopped because the exchange is closing. You can still cancel orders and withdraw your funds.',
  field: 'pair_id',
};

const clientIdUsed: Refused = {
  status: 409,
  message: 'This client order ID is already used by another order.',
  field: 'client_order_id',
};

const underMaintenance: Refused = { status: 409, message: 'Under Maintenance', field: 'pair_id' };

describe('an order', () => {
  const requestAs = (authorization: Asked) =>
    postMultipart('/trade/new_order', { ...given, exchange_id: '1' }, authorization);
  const request = requestAs(sessionToken);

  it('that the balance covers is placed [CAL-042] [CAL-208] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...aPair)
        .given(...funds('USDT', '208.4'))
        .uponReceiving('an order')
        .withRequest(request)
        .willRespondWith(placed),
      async (client) => {
        const { data } = await client.trading.placeOrder(given);
        expect(data).toEqual({ statusCode: 200, message: 'Order placed successfully.' });
      },
    ));

  it('that is sent once more is not placed twice: nothing is left for a second one [CAL-042] [CAL-417] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...aPair)
        .given(...openOrder)
        .uponReceiving('an order that was placed before, with the same client order id')
        .withRequest(request)
        .willRespondWith(placed),
      async (client) => {
        const { data } = await client.trading.placeOrder(given);
        expect(data?.statusCode).toBe(200);
      },
    ));

  it('that the balance does not cover is refused [CAL-042] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...aPair)
        .given(...funds('USDT', '208.39'))
        .uponReceiving('an order that the balance does not cover')
        .withRequest(request),
      insufficient,
      (client) => client.trading.placeOrder(given),
    ));

  it('while only withdrawals are open is refused [CAL-042] [CAL-229] [CAL-321] [STS-112]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...aPair)
        .given(...state('only withdrawals open', {}))
        .given(...funds('USDT', '208.4'))
        .uponReceiving('an order while only withdrawals are open')
        .withRequest(request),
      stopped,
      (client) => client.trading.placeOrder(given),
    ));

  it('on a pair under maintenance is refused [CAL-042] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...aPair)
        .given(...state('a pair under maintenance', { pair: 'XDC-USDT' }))
        .given(...funds('USDT', '208.4'))
        .uponReceiving('an order on a pair under maintenance')
        .withRequest(request),
      underMaintenance,
      (client) => client.trading.placeOrder(given),
    ));

  it('too far from the last price is refused [CAL-042] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...aPair)
        .given(...state('a pair with a price', { pair: 'XDC-USDT', price: '0.06', change: '0.001' }))
        .given(...funds('USDT', '208.4'))
        .uponReceiving('an order too far from the last price')
        .withRequest(request),
      { status: 400, message: 'Maximum 10% +/- deviation allowed from last price', field: 'price' },
      (client) => client.trading.placeOrder(given),
    ));

  it('that would meet one of the same trader is refused [CAL-042] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...aPair)
        .given(...state('an open order', { ...order, side: 'sell', clientOrderId: 'another-order' }))
        .given(...funds('USDT', '208.4'))
        .uponReceiving('an order that would meet one of the same trader')
        .withRequest(request),
      { status: 409, message: 'This order would trade with your own open order. Cancel that one first.' },
      (client) => client.trading.placeOrder(given),
    ));

  it('with the id of another order is refused [CAL-042] [CAL-417]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...aPair)
        .given(...state('an open order', { ...order, amount: '3000', clientOrderId }))
        .given(...funds('USDT', '208.4'))
        .uponReceiving('an order with the client order id of another one')
        .withRequest(request),
      clientIdUsed,
      (client) => client.trading.placeOrder(given),
    ));

  it('after the session is refused [CAL-042] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .given(...aPair)
        .uponReceiving('an order after the session')
        .withRequest(requestAs(endedToken)),
      loggedOut,
      (client) => client.trading.placeOrder(given),
    ));
});

describe('an order on XDC-XDCE', () => {
  const swap = {
    ...given,
    pair_id: '4',
    symbol: 'XDC-XDCE',
    pair: 'XDC-XDCE',
    side: 'sell',
    price: '1',
    amount: '500',
    total: '500',
  } as const;
  const ratio = { pair: 'XDC-XDCE', side: 'sell', price: '1' } as const;
  const swapPair = state('a pair', { pair: 'XDC-XDCE', pairId: '4' });
  const requestAs = (authorization: Asked) =>
    postMultipart('/trade/new_order_swap', { ...swap, exchange_id: '1' }, authorization);
  const request = requestAs(sessionToken);

  it('that the balance covers is placed [CAL-043] [CAL-208] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...swapPair)
        .given(...funds('XDC', '500'))
        .uponReceiving('an order on XDC-XDCE')
        .withRequest(request)
        .willRespondWith(placed),
      async (client) => {
        const { data } = await client.trading.placeSwapOrder(swap);
        expect(data).toEqual({ statusCode: 200, message: 'Order placed successfully.' });
      },
    ));

  it('that the balance does not cover is refused [CAL-043] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...swapPair)
        .given(...funds('XDC', '499'))
        .uponReceiving('an order on XDC-XDCE that the balance does not cover')
        .withRequest(request),
      insufficient,
      (client) => client.trading.placeSwapOrder(swap),
    ));

  it('while only withdrawals are open is refused [CAL-043] [CAL-229] [CAL-321] [STS-112]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...swapPair)
        .given(...state('only withdrawals open', {}))
        .given(...funds('XDC', '500'))
        .uponReceiving('an order on XDC-XDCE while only withdrawals are open')
        .withRequest(request),
      stopped,
      (client) => client.trading.placeSwapOrder(swap),
    ));

  it('while it is under maintenance is refused [CAL-043] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...swapPair)
        .given(...state('a pair under maintenance', { pair: 'XDC-XDCE' }))
        .given(...funds('XDC', '500'))
        .uponReceiving('an order on XDC-XDCE while it is under maintenance')
        .withRequest(request),
      underMaintenance,
      (client) => client.trading.placeSwapOrder(swap),
    ));

  it('with the id of another order is refused [CAL-043] [CAL-417]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...swapPair)
        .given(...state('an open order', { ...order, ...ratio, amount: '400', clientOrderId }))
        .given(...funds('XDC', '500'))
        .uponReceiving('an order on XDC-XDCE with the client order id of another one')
        .withRequest(request),
      clientIdUsed,
      (client) => client.trading.placeSwapOrder(swap),
    ));

  it('after the session is refused [CAL-043] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .given(...swapPair)
        .uponReceiving('an order on XDC-XDCE after the session')
        .withRequest(requestAs(endedToken)),
      loggedOut,
      (client) => client.trading.placeSwapOrder(swap),
    ));
});
