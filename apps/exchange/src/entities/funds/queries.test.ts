import { createFakeExchange, ok, type Answers } from '@exchange/api/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { walletQuery } from './queries';

const loadedFrom = async (answers: Answers) => {
  const { client, calls } = createFakeExchange(answers);
  const { rows, account } = await new QueryClient().query(walletQuery(client, 'u-1001'));
  return { rows, account, asked: calls.map(({ operation }) => operation) };
};

const balances = ok({ data: [{ symbol: 'XDC', balance: 7 }] });

it('reads funds from the wallet', async () => {
  const wallet = ok({ data: [{ symbol: 'XDC', balance: '5', inTrade: '2' }] });
  expect(await loadedFrom({ balances, wallet })).toMatchObject({
    rows: [{ symbol: 'XDC', available: '5', inOrders: '2' }],
    asked: ['wallet'],
  });
});

it('reads funds from the balances of a backend without a wallet', async () => {
  const { rows, account } = await loadedFrom({ balances, wallet: 'notBuilt' });
  expect(rows).toMatchObject([{ symbol: 'XDC', available: '7', inOrders: undefined }]);
  expect(account).toBeUndefined();
});

it('reads what decides about withdrawals from the wallet, which repeats it for every coin', async () => {
  const gate = { documentStatus: 'Approved', tfaStatus: 1, withdrawalStartIn: null };
  const limit = { totalWithdrew: '40000', maxUserWithdrawal: '2500000' };
  const row = { symbol: 'XDC', balance: '5', inTrade: '2', owed: '3', allowWithdrawal: false, ...gate, ...limit };
  const { rows, account } = await loadedFrom({ balances, wallet: ok({ data: [row] }) });
  expect(rows).toMatchObject([{ owed: '3', allowWithdrawal: false }]);
  expect(account).toEqual({ gate, limit: { used: '40000', maximum: '2500000', isReached: false } });
});
