import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { ada, email } from './accounts';
import { playAs } from './contract';
import { exactly } from './matchers';
import { asTrader, postAs, sessionToken, token, uniqueId } from './sessions';
import { flexibleStake } from './staking';
import { state } from './states/states';
import { cancelledOrder, clientOrderId, openOrder, order, tradedOrder } from './trading';
import { asWithdrawer, cancelled, freshTwoFactor, funds, requested } from './wallet';

const { arrayContaining } = MatchersV3;

type Asked = ReturnType<typeof asTrader>;
/** What there is of a coin, and where it is: `balance`, `inTrade`, `staked`. */
type Coin = { symbol: string; balance: string } & Record<string, string>;

const figures = ({ symbol, ...amounts }: Coin) => ({
  symbol,
  ...Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, exactly(amount)])),
});

const fees = state('fees of a pair', { pair: 'XDC-USDT', buy: '0.5', sell: '0.25' });
const sold = state('an order that was traded', { ...order, side: 'sell', filled: '4000' });

const traded: [how: string, asked: () => Asked, coins: Coin[]][] = [
  [
    'a buyer whose order was filled',
    () =>
      asTrader()
        .given(...fees)
        .given(...funds('USDT', '10'))
        .given(...tradedOrder('4000')),
    [
      { symbol: 'XDC', balance: '3980' },
      { symbol: 'USDT', balance: '10' },
    ],
  ],
  [
    'a seller whose order was filled',
    () =>
      asTrader()
        .given(...fees)
        .given(...funds('XDC', '10'))
        .given(...sold),
    [
      { symbol: 'XDC', balance: '10' },
      { symbol: 'USDT', balance: '207.879' },
    ],
  ],
  [
    'a buyer whose order was filled partially, and who pays for the filled part alone',
    () =>
      asTrader()
        .given(...fees)
        .given(...tradedOrder('1000')),
    [
      { symbol: 'XDC', balance: '995' },
      { symbol: 'USDT', balance: '0' },
    ],
  ],
  [
    'a trader who swapped XDCE',
    () => asTrader().given(...state('a quick swap', { email, amount: '500', clientOrderId })),
    [
      { symbol: 'XDC', balance: '500' },
      { symbol: 'XDCE', balance: '0' },
    ],
  ],
];

it.each(traded)('the balances of %s [CAL-418]', (how, asked, coins) =>
  playAs(
    token,
    asked()
      .uponReceiving(`a request for the balances of ${how}`)
      .withRequest(postAs('/user/get_balance', {}))
      .willRespondWith({ status: 200, body: { data: arrayContaining(...coins.map(figures)) } }),
    async (client) => {
      const { data } = await client.trading.balances({ user_id: ada.uniqueId });
      expect(data?.data).toEqual(coins);
    },
  ),
);

const held: [how: string, asked: () => Asked, coins: Coin[]][] = [
  [
    'an open order',
    () =>
      asTrader()
        .given(...funds('USDT', '10'))
        .given(...openOrder),
    [{ symbol: 'USDT', balance: '10', inTrade: '208.4' }],
  ],
  [
    'a cancelled order, which gives everything back',
    () => asTrader().given(...cancelledOrder),
    [{ symbol: 'USDT', balance: '208.4', inTrade: '0' }],
  ],
  [
    'a withdrawal that is requested',
    () =>
      asWithdrawer()
        .given(...funds('XDC', '10'))
        .given(...requested),
    [{ symbol: 'XDC', balance: '10', inWithdrawals: '40000' }],
  ],
  [
    'a cancelled withdrawal, which gives everything back',
    () => asWithdrawer().given(...cancelled),
    [{ symbol: 'XDC', balance: '40000', inWithdrawals: '0' }],
  ],
  [
    'a stake',
    () =>
      asTrader()
        .given(...freshTwoFactor)
        .given(...funds('XDC', '10'))
        .given(...state('a stake', flexibleStake)),
    [{ symbol: 'XDC', balance: '10', staked: flexibleStake.amount }],
  ],
];

it.each(held)('the funds of a trader with %s [CAL-418]', (how, asked, coins) =>
  playAs(
    token,
    asked()
      .uponReceiving(`a request for the funds of a trader with ${how}`)
      .withRequest({
        method: 'GET',
        path: '/api/wallet',
        query: { userid: uniqueId, cache: 'false', exchange_id: '1' },
        headers: { Authorization: sessionToken },
      })
      .willRespondWith({ status: 200, body: { data: arrayContaining(...coins.map(figures)) } }),
    async (client) => {
      const { data } = await client.wallet.wallet({ userid: ada.uniqueId, cache: 'false' });
      expect(data?.data).toEqual(coins);
    },
  ),
);
