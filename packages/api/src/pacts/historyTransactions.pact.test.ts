import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ada, email } from './accounts';
import { calls, playAs } from './contract';
import { id, type Asked } from './matchers';
import { expectRefusedAs, loggedOut } from './refusals';
import { asTrader, endedToken, sessionToken, token, uniqueId } from './sessions';
import { state } from './states/states';
import {
  approved,
  asWithdrawer,
  cancelled,
  completed,
  depositItem,
  requested,
  stepAt,
  transaction,
  withdrawal,
  withdrawalDetails,
  withdrawalItem,
} from './wallet';

const { arrayContaining, integer } = MatchersV3;

type List = 'Deposit' | 'Withdraw';

const wanted = (type: List) => ({ type, uniqueId: ada.uniqueId }) as const;

const requestAs = (authorization: Asked, whose: Asked, type: List, more: Record<string, string> = {}) => ({
  method: 'GET',
  path: '/transaction/history',
  query: { type, uniqueId: whose, exchangeId: '1', ...more },
  headers: { Authorization: authorization },
});

const requestFor = (type: List, more: Record<string, string> = {}) => requestAs(sessionToken, uniqueId, type, more);

const deposit = (amount: string, confirmations: number, coin = 'XDC') =>
  state('a deposit', { email, coin, amount, confirmations });

describe('the history of deposits', () => {
  it('comes with the newest first [CAL-050] [CAL-321] [WAL-236]', () =>
    playAs(
      token,
      asTrader()
        .given(...deposit('150000', 1))
        .given(...deposit('2000', 0))
        .uponReceiving('a request for the deposits')
        .withRequest(requestFor('Deposit'))
        .willRespondWith({
          status: 200,
          body: { data: [depositItem('Pending', '2000'), depositItem('Completed', '150000')] },
        }),
      async (client) => {
        const { data } = await client.history.transactionHistory(wanted('Deposit'));
        expect(data?.data).toMatchObject([
          { status: 'Pending', currencyName: 'XDC', amount: '2000', transactionId: transaction },
          { status: 'Completed', amount: '150000' },
        ]);
      },
    ));

  it('tells how far each is confirmed, and what happened to it [CAL-050] [CAL-321] [WAL-236]', () =>
    playAs(
      token,
      asTrader()
        .given(...deposit('150000', 2))
        .given(...state('a deposit that is kept', { email, coin: 'XDC', amount: '999' }))
        .uponReceiving('a request for the deposits and what happened to them')
        .withRequest(requestFor('Deposit'))
        .willRespondWith({
          status: 200,
          body: {
            data: [
              { ...depositItem('Pending', '999'), keptFor: 'minimum', steps: arrayContaining(stepAt('kept')) },
              {
                ...depositItem('Completed', '150000'),
                depositId: id(`${transaction}:0`),
                confirmations: 2,
                confirmationsNeeded: integer(3),
                steps: arrayContaining(stepAt('seen'), stepAt('credited')),
              },
            ],
          },
        }),
      async (client) => {
        const { data } = await client.history.transactionHistory(wanted('Deposit'));
        expect(data?.data).toMatchObject([
          { keptFor: 'minimum', steps: [{ step: 'kept' }] },
          { confirmations: 2, confirmationsNeeded: 3, steps: [{ step: 'seen' }, { step: 'credited' }] },
        ]);
      },
    ));

  it('of one coin and a time holds nothing else [CAL-050] [CAL-321] [WAL-236]', () => {
    const filter = {
      currency: 'XDC',
      from: '2020-01-01T00:00:00.000Z',
      to: '2100-01-01T00:00:00.000Z',
      page: '1',
      limit: '1',
    };
    return playAs(
      token,
      asTrader()
        .given(...deposit('150000', 1))
        .given(...deposit('2000', 1))
        .given(...deposit('0.75', 1, 'ETH'))
        .uponReceiving('a request for the newest deposit of a coin')
        .withRequest(requestFor('Deposit', filter))
        .willRespondWith({ status: 200, body: { data: [depositItem('Completed', '2000')], total: integer(2) } }),
      async (client) => {
        const { data } = await client.history.transactionHistory({ ...wanted('Deposit'), ...filter });
        expect(data).toMatchObject({ data: [{ currencyName: 'XDC', amount: '2000' }], total: 2 });
      },
    );
  });
});

describe('the history of withdrawals', () => {
  it.each([
    { how: 'pending', given: requested, status: 'Pending', walletTxId: null },
    { how: 'approved', given: approved, status: 'Process', walletTxId: null },
    { how: 'completed', given: completed, status: 'Completed', walletTxId: id(transaction) },
    { how: 'cancelled', given: cancelled, status: 'Cancelled', walletTxId: null },
  ])('tells of one that is $how [CAL-050] [CAL-321] [WAL-236]', ({ how, given, status, walletTxId }) =>
    playAs(
      token,
      asWithdrawer()
        .given(given[0], given[1])
        .uponReceiving(`a request for the withdrawals, one of them ${how}`)
        .withRequest(requestFor('Withdraw'))
        .willRespondWith({ status: 200, body: { data: [withdrawalItem(status, walletTxId)] } }),
      async (client) => {
        const { data } = await client.history.transactionHistory(wanted('Withdraw'));
        expect(data?.data).toMatchObject([{ status, currencyName: 'XDC', amount: '40000', transactionId: 'w-5002' }]);
      },
    ),
  );

  it('tells what arrives, where, and what happened [CAL-050] [CAL-321] [WAL-236]', () =>
    playAs(
      token,
      asWithdrawer()
        .given(...state('what a withdrawal costs', { coin: 'XDC', minimum: '1000', fee: '20' }))
        .given(...completed)
        .uponReceiving('a request for the withdrawals and what happened to them')
        .withRequest(requestFor('Withdraw'))
        .willRespondWith({
          status: 200,
          body: {
            data: [
              {
                ...withdrawalItem('Completed', id(transaction)),
                ...withdrawalDetails('20', '39980'),
                steps: arrayContaining(...['requested', 'approved', 'sent', 'completed'].map(stepAt)),
              },
            ],
          },
        }),
      async (client) => {
        const { data } = await client.history.transactionHistory(wanted('Withdraw'));
        expect(data?.data).toMatchObject([
          { fee: '20', receiveAmount: '39980', address: withdrawal.address, walletTxId: transaction },
        ]);
      },
    ));

  it('finds the one with an id of the client [CAL-050] [CAL-321] [WAL-236]', () => {
    const filter = { client_withdrawal_id: withdrawal.clientId };
    return playAs(
      token,
      asWithdrawer()
        .given(...requested)
        .given(...state('a withdrawal', { ...withdrawal, withdrawal: 'w-5003', clientId: 'another-withdrawal' }))
        .uponReceiving('a request for the withdrawal with an id of the client')
        .withRequest(requestFor('Withdraw', filter))
        .willRespondWith({
          status: 200,
          body: { data: [{ ...withdrawalItem('Pending'), ...filter }] },
        }),
      async (client) => {
        const { data } = await client.history.transactionHistory({ ...wanted('Withdraw'), ...filter });
        expect(data?.data).toMatchObject([{ transactionId: 'w-5002', ...filter }]);
      },
    );
  });
});

describe('the history of deposits and withdrawals', () => {
  it.each([
    ['deposit', 'Deposit'],
    ['withdrawal', 'Withdraw'],
  ] as const)('is empty before the first %s [CAL-050] [CAL-321] [WAL-236]', (what, type) =>
    playAs(
      token,
      asTrader()
        .uponReceiving(`a request for the ${what}s before the first one`)
        .withRequest(requestFor(type))
        .willRespondWith({ status: 200, body: { data: [] } }),
      async (client) => {
        const { data } = await client.history.transactionHistory(wanted(type));
        expect(data?.data).toEqual([]);
      },
    ),
  );

  it('of a time that ends before it starts is refused [CAL-050] [CAL-229] [CAL-321] [WAL-237]', () => {
    const crossed = { from: '2026-03-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' };
    return expectRefusedAs(
      token,
      asTrader()
        .uponReceiving('a request for the deposits of a time that ends before it starts')
        .withRequest(requestFor('Deposit', crossed)),
      { status: 400, message: "The start date can't be after the end date.", field: 'from' },
      (client) => client.history.transactionHistory({ ...wanted('Deposit'), ...crossed }),
    );
  });

  it('is told to nobody else [CAL-050] [CAL-203] [CAL-229] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('a request for the deposits after the session')
        .withRequest(requestAs(endedToken, ada.uniqueId, 'Deposit')),
      loggedOut,
      (client) => client.history.transactionHistory(wanted('Deposit')),
    ));
});
