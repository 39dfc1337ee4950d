import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ada, email, twoFactorOn } from './accounts';
import { calls, playAs } from './contract';
import { exactly, moment, type Asked } from './matchers';
import { expectRefusedAs, loggedOut } from './refusals';
import { asTrader, endedToken, sessionToken, token, uniqueId } from './sessions';
import { state } from './states/states';
import { clientOrderId, order } from './trading';
import { approvedIdentity, asWithdrawer, freshTwoFactor, funds, requested } from './wallet';

const { arrayContaining, regex, string } = MatchersV3;

describe('the funds', () => {
  const wanted = { userid: ada.uniqueId, cache: 'false' } as const;
  const requestAs = (authorization: Asked, userid: Asked) => ({
    method: 'GET',
    path: '/api/wallet',
    query: { userid, cache: 'false', exchange_id: '1' },
    headers: { Authorization: authorization },
  });
  const request = requestAs(sessionToken, uniqueId);

  /** Both numbers and booleans occur. */
  const allowed = { ...regex('^(1|true)$', '1'), value: true };
  const closed = { ...regex('^(0|false)$', '0'), value: false };
  const approvedKyc = regex('^(2|Approved)$', 'Approved');
  const limit = exactly('2500000');
  const address = 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

  it('come with what says whether they can be withdrawn [CAL-049] [CAL-321] [WAL-236]', () =>
    playAs(
      token,
      asWithdrawer()
        .given(...funds('XDC', '250000.5'))
        .given(...requested)
        .given(...state('an open order', { ...order, side: 'sell', amount: '1200', clientOrderId }))
        .given(...state('a deposit address', { email, coin: 'XDC' }))
        .given(...state('a coin closed for withdrawal', { coin: 'XRP' }))
        .uponReceiving('a request for the funds')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: {
            data: arrayContaining(
              {
                symbol: 'XDC',
                name: string('XDC'),
                balance: exactly('250000.5'),
                inTrade: exactly('1200'),
                allowWithdrawal: allowed,
                totalWithdrew: exactly('40000'),
                maxUserWithdrawal: limit,
                withdrawalStartIn: null,
                tfaStatus: twoFactorOn,
                documentStatus: approvedKyc,
                currencyAddress: regex('^(xdc|0x)?[0-9a-fA-F]{40}$', address),
                destinationTag: null,
              },
              { symbol: 'XRP', balance: exactly('0'), allowWithdrawal: closed, currencyAddress: null },
            ),
          },
        }),
      async (client) => {
        const { data } = await client.wallet.wallet(wanted);
        expect(data?.data).toMatchObject([
          { symbol: 'XDC', balance: '250000.5', inTrade: '1200', allowWithdrawal: true, totalWithdrew: '40000' },
          { symbol: 'XRP', allowWithdrawal: false },
        ]);
      },
    ));

  it('say when withdrawals become possible [CAL-049] [CAL-321] [WAL-236]', () =>
    playAs(
      token,
      asTrader()
        .given(...approvedIdentity)
        .given(...freshTwoFactor)
        .uponReceiving('a request for the funds a moment after two-factor was turned on')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: {
            data: arrayContaining({
              symbol: 'XDC',
              balance: exactly('0'),
              totalWithdrew: exactly('0'),
              maxUserWithdrawal: limit,
              withdrawalStartIn: moment('2026-03-03T09:15:00.000Z'),
              tfaStatus: twoFactorOn,
              documentStatus: approvedKyc,
            }),
          },
        }),
      async (client) => {
        const { data } = await client.wallet.wallet(wanted);
        expect(data?.data).toMatchObject([{ symbol: 'XDC', withdrawalStartIn: '2026-03-03T09:15:00.000Z' }]);
      },
    ));

  it('are shown to nobody else [CAL-049] [CAL-203] [CAL-229] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a request for the funds after the session').withRequest(requestAs(endedToken, ada.uniqueId)),
      loggedOut,
      (client) => client.wallet.wallet(wanted),
    ));
});
