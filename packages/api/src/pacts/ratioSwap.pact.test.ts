import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { email, post } from './accounts';
import { calls, playAs } from './contract';
import { moment, type Asked } from './matchers';
import { ratioSwap, reason, swapAs } from './ratioSwap';
import { expectRefusedAs, loggedOut } from './refusals';
import { asTrader, endedToken, sessionToken, token } from './sessions';
import { state } from './states/states';

const { integer, string } = MatchersV3;

const given = {
  txHash: ratioSwap.txHash,
  buyingDate: ratioSwap.buyingDate,
  amount: ratioSwap.amount,
  amountUSD: ratioSwap.amountUsd,
  client_swap_id: ratioSwap.clientId,
} as const;

type Given = Record<keyof typeof given, string>;

const requestWith = (fields: Partial<Given> = {}, authorization: Asked = sessionToken) => {
  const request = post('/user/submit_swap_ratio', { exchange_id: '1', ...given, ...fields });
  return { ...request, headers: { ...request.headers, Authorization: authorization } };
};

const funds = (amount: string) => state('funds of a trader', { email, coin: 'XDCE', amount });

describe('a ratio swap', () => {
  it('that the balance covers is taken on [CAL-057] [SWP-040]', () =>
    playAs(
      token,
      asTrader()
        .given(...funds(ratioSwap.amount))
        .uponReceiving('a ratio swap')
        .withRequest(requestWith())
        .willRespondWith({ status: 200, body: { status: integer(200), message: string('Submitted.') } }),
      async (client) => {
        const { data } = await client.swap.submitSwapRatio(given);
        expect(data).toEqual({ status: 200, message: 'Submitted.' });
      },
    ));

  it("with the client's own id again is the same one [CAL-057] [SWP-047]", () =>
    playAs(
      token,
      asTrader()
        .given(...swapAs('Approved'))
        .uponReceiving('a ratio swap that was sent before')
        .withRequest(requestWith())
        .willRespondWith({ status: 200, body: { status: integer(200), message: string('Submitted before.') } }),
      async (client) => {
        const { data } = await client.swap.submitSwapRatio(given);
        expect(data).toEqual({ status: 200, message: 'Submitted before.' });
      },
    ));

  it('with the id of another request is refused [CAL-057] [CAL-417]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...swapAs('Pending'))
        .uponReceiving('a ratio swap with the id of another request')
        .withRequest(requestWith({ txHash: `0x${'7'.repeat(64)}` })),
      { status: 409, message: 'This ID is already used by another request.', field: 'client_swap_id' },
      (client) => client.swap.submitSwapRatio({ ...given, txHash: `0x${'7'.repeat(64)}` }),
      'status',
    ));

  it.each([
    ['with a wrong hash', 'SWP-041', { txHash: '0x1234' }, 400, 'Your txHash value : 0x1234 is invalid', 'txHash'],
    ['of nothing', 'SWP-042', { amount: '0' }, 400, 'Amount should be greater than 0', 'amount'],
    ['that cost nothing', 'SWP-042', { amountUSD: '0' }, 400, 'USD should be greater than 0', 'amountUSD'],
    [
      'of a purchase a second too late',
      'SWP-044',
      { buyingDate: '2020-12-28T05:30:01.000Z' },
      400,
      'Purchases after 28 Dec 2020 are not supported.',
      'buyingDate',
    ],
    ['that the balance does not cover', 'SWP-043', { amount: '30001' }, 400, 'Insufficient Fund', 'amount'],
  ])('%s is refused [%s] [CAL-057] [CAL-229]', (what, _code, fields: Partial<Given>, status, message, field) =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...funds(ratioSwap.amount))
        .uponReceiving(`a ratio swap ${what}`)
        .withRequest(requestWith(fields)),
      { status, message, field },
      (client) => client.swap.submitSwapRatio({ ...given, ...fields }),
      'status',
    ),
  );

  it('with a hash that was used is refused [CAL-057] [CAL-229] [SWP-045]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...swapAs('Pending'))
        .given(...funds(ratioSwap.amount))
        .uponReceiving('a ratio swap with a hash that was used')
        .withRequest(requestWith({ client_swap_id: 'another' })),
      { status: 409, message: 'This transaction was already used for a swap request.', field: 'txHash' },
      (client) => client.swap.submitSwapRatio({ ...given, client_swap_id: 'another' }),
      'status',
    ));

  it('while only withdrawals are open is refused [CAL-057] [CAL-229] [STS-112]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...state('only withdrawals open', {}))
        .given(...funds(ratioSwap.amount))
        .uponReceiving('a ratio swap while only withdrawals are open')
        .withRequest(requestWith()),
      {
        status: 409,
        message: 'Swaps have stopped because the exchange is closing. You can still withdraw your funds.',
      },
      (client) => client.swap.submitSwapRatio(given),
      'status',
    ));

  it('is taken from nobody without a session [CAL-057] [CAL-203]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a ratio swap after the session').withRequest(requestWith({}, endedToken)),
      loggedOut,
      (client) => client.swap.submitSwapRatio(given),
      'status',
    ));
});

describe('the ratio swaps of a trader', () => {
  const request = (authorization: Asked = sessionToken) => ({
    method: 'GET',
    path: '/user/swap_ratio_details',
    query: { exchange_id: '1' },
    headers: { Authorization: authorization },
  });

  it.each([
    ['Pending', { swappedXDC: null, reason: null }],
    ['Approved', { swappedXDC: '10000', reason: null }],
    ['Rejected', { swappedXDC: null, reason }],
  ] as const)('that are %s come with what became of them [CAL-058] [SWP-048]', (status, outcome) => {
    const row = {
      transactionHash: ratioSwap.txHash,
      buyDate: ratioSwap.buyingDate,
      amount: ratioSwap.amount,
      amountUSD: ratioSwap.amountUsd,
      status,
      client_swap_id: ratioSwap.clientId,
      ...outcome,
    };
    return playAs(
      token,
      asTrader()
        .given(...swapAs(status))
        .uponReceiving(`a request for ratio swaps, one of them ${status}`)
        .withRequest(request())
        .willRespondWith({
          status: 200,
          body: { statusCode: integer(200), data: [{ ...row, updatedAt: moment('2026-03-01T12:00:00.000Z') }] },
        }),
      async (client) => {
        const { data } = await client.swap.swapRatioDetails({});
        expect(data?.data).toEqual([{ ...row, updatedAt: '2026-03-01T12:00:00.000Z' }]);
      },
    );
  });

  it('are none at first [CAL-058] [SWP-048]', () =>
    playAs(
      token,
      asTrader()
        .uponReceiving('a request for ratio swaps where there are none')
        .withRequest(request())
        .willRespondWith({ status: 200, body: { statusCode: integer(200), data: [] } }),
      async (client) => {
        const { data } = await client.swap.swapRatioDetails({});
        expect(data?.data).toEqual([]);
      },
    ));

  it('are told to nobody without a session [CAL-058] [CAL-203]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a request for ratio swaps after the session').withRequest(request(endedToken)),
      loggedOut,
      (client) => client.swap.swapRatioDetails({}),
    ));
});
