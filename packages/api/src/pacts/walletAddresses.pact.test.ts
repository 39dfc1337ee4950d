import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ada, post } from './accounts';
import { calls, playAs } from './contract';
import type { Asked } from './matchers';
import { expectRefusedAs, loggedOut } from './refusals';
import { asTrader, endedToken, sessionToken, token, uniqueId } from './sessions';
import { state } from './states/states';

const { integer, regex } = MatchersV3;

describe('a deposit address', () => {
  const givenFor = (tokenSymbol: string) => ({ uniqueId: ada.uniqueId, tokenSymbol });
  const requestFor = (tokenSymbol: string, authorization: Asked = sessionToken, whose: Asked = uniqueId) => {
    const request = post('/user/get_address', { exchangeId: '1', uniqueId: whose, tokenSymbol });
    return { ...request, headers: { ...request.headers, Authorization: authorization } };
  };

  it('is one of the coin [CAL-048] [CAL-208] [CAL-321] [WAL-236]', () => {
    const address = 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    return playAs(
      token,
      asTrader()
        .uponReceiving('a request for the deposit address of XDC')
        .withRequest(requestFor('XDC'))
        .willRespondWith({
          status: 200,
          body: { status: integer(200), message: { address: regex('^(xdc|0x)?[0-9a-fA-F]{40}$', address) } },
        }),
      async (client) => {
        const { data } = await client.wallet.depositAddress(givenFor('XDC'));
        expect(data?.message).toEqual({ address });
      },
    );
  });

  it('of XRP comes with its destination tag [CAL-048] [CAL-208] [CAL-321] [WAL-236]', () => {
    const address = 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH';
    return playAs(
      token,
      asTrader()
        .uponReceiving('a request for the deposit address of XRP')
        .withRequest(requestFor('XRP'))
        .willRespondWith({
          status: 200,
          body: {
            status: integer(200),
            message: {
              address: regex('^r[1-9A-HJ-NP-Za-km-z]{24,34}$', address),
              destinationTag: regex('^\\d{1,10}$', '100001'),
            },
          },
        }),
      async (client) => {
        const { data } = await client.wallet.depositAddress(givenFor('XRP'));
        expect(data?.message).toEqual({ address, destinationTag: '100001' });
      },
    );
  });

  it('of a coin that is not listed is refused [CAL-048] [CAL-229] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .uponReceiving('a request for the deposit address of a coin that is not listed')
        .withRequest(requestFor('DOGE')),
      { status: 404, message: 'This coin is not listed.', field: 'tokenSymbol' },
      (client) => client.wallet.depositAddress(givenFor('DOGE')),
      'status',
    ));

  it('of a coin closed for deposit is refused [CAL-048] [CAL-229] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...state('a coin closed for deposit', { coin: 'XDC' }))
        .uponReceiving('a request for the deposit address of a coin closed for deposit')
        .withRequest(requestFor('XDC')),
      { status: 409, message: 'Deposits of XDC are paused.', field: 'tokenSymbol' },
      (client) => client.wallet.depositAddress(givenFor('XDC')),
      'status',
    ));

  it('while only withdrawals are open is refused [CAL-048] [CAL-229] [CAL-321] [STS-112]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...state('only withdrawals open', {}))
        .uponReceiving('a request for a deposit address while only withdrawals are open')
        .withRequest(requestFor('XDC')),
      {
        status: 409,
        message: 'Deposits have stopped because the exchange is closing. You can still withdraw your funds.',
        field: 'tokenSymbol',
      },
      (client) => client.wallet.depositAddress(givenFor('XDC')),
      'status',
    ));

  it('after the session is refused [CAL-048] [CAL-203] [CAL-229] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('a request for a deposit address after the session')
        .withRequest(requestFor('XDC', endedToken, ada.uniqueId)),
      loggedOut,
      (client) => client.wallet.depositAddress(givenFor('XDC')),
      'status',
    ));
});
