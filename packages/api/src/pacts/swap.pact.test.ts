import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { email, post } from './accounts';
import { calls, playAs } from './contract';
import type { Asked } from './matchers';
import { expectRefusedAs, loggedOut } from './refusals';
import { asTrader, endedToken, sessionToken, token } from './sessions';
import { state } from './states/states';

const { integer, string } = MatchersV3;

describe('the quick swap', () => {
  const given = {
    currency: 'XDCE',
    swap_amount: '500',
    client_order_id: '9be3ac27-5d1e-4d0b-8f47-3b1c6a90e5d2',
  } as const;
  const requestAs = (authorization: Asked) => {
    const request = post('/swap', { exchange_id: '1', ...given });
    return { ...request, headers: { ...request.headers, Authorization: authorization } };
  };
  const request = requestAs(sessionToken);
  const funds = (amount: string) => state('funds of a trader', { email, coin: 'XDCE', amount });
  const offers = (amount: string) => state('a level of a book', { pair: 'XDC-XDCE', side: 'sell', price: '1', amount });

  it('that the balance covers and others offer enough for is done [CAL-059] [CAL-223] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...offers('500'))
        .given(...funds('500'))
        .uponReceiving('a quick swap')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: { status: integer(200), message: string('500 XDCE swapped to XDC.') },
        }),
      async (client) => {
        const { data } = await client.swap.swap(given);
        expect(data).toEqual({ status: 200, message: '500 XDCE swapped to XDC.' });
      },
    ));

  it('that is sent once more is not done twice: neither funds nor offers are left for a second one [CAL-059] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...state('a quick swap', { email, amount: given.swap_amount, clientOrderId: given.client_order_id }))
        .uponReceiving('a quick swap that was done before, with the same client order id')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: { status: integer(200), message: string('500 XDCE swapped to XDC.') },
        }),
      async (client) => {
        const { data } = await client.swap.swap(given);
        expect(data?.status).toBe(200);
      },
    ));

  it('with the id of another order is refused [CAL-059] [CAL-417]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...state('a quick swap', { email, amount: '400', clientOrderId: given.client_order_id }))
        .given(...offers('500'))
        .given(...funds('500'))
        .uponReceiving('a quick swap with the client order id of another order')
        .withRequest(request),
      { status: 409, message: 'This client order ID is already used by another order.', field: 'client_order_id' },
      (client) => client.swap.swap(given),
      'status 0',
    ));

  it('that the balance does not cover is refused [CAL-059] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...offers('500'))
        .given(...funds('499'))
        .uponReceiving('a quick swap that the balance does not cover')
        .withRequest(request),
      { status: 400, message: 'Insufficient Fund', field: 'swap_amount' },
      (client) => client.swap.swap(given),
      'status 0',
    ));

  it('while the pair is under maintenance is refused [CAL-059] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...state('a pair under maintenance', { pair: 'XDC-XDCE' }))
        .given(...funds('500'))
        .uponReceiving('a quick swap while its pair is under maintenance')
        .withRequest(request),
      { status: 409, message: 'Swapping is paused.' },
      (client) => client.swap.swap(given),
      'status 0',
    ));

  it('while only withdrawals are open is refused [CAL-059] [CAL-229] [CAL-321] [STS-112]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...state('only withdrawals open', {}))
        .given(...funds('500'))
        .uponReceiving('a quick swap while only withdrawals are open')
        .withRequest(request),
      {
        status: 409,
        message: 'Swaps have stopped because the exchange is closing. You can still withdraw your funds.',
      },
      (client) => client.swap.swap(given),
      'status 0',
    ));

  it('after the session is refused [CAL-059] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a quick swap after the session').withRequest(requestAs(endedToken)),
      loggedOut,
      (client) => client.swap.swap(given),
      'status 0',
    ));
});
