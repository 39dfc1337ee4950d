import { createFakeExchange, ok, type Answers } from '@exchange/api/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fundsQuery } from './queries';

const fundsOf = async (answers: Answers) => {
  const { client, calls } = createFakeExchange(answers);
  const funds = await new QueryClient().query(fundsQuery(client, 'u-1001'));
  return { funds, asked: calls.map(({ operation }) => operation) };
};

const balances = ok({ data: [{ symbol: 'XDC', balance: 7 }] });

it('takes funds from the wallet [TRD-193]', async () => {
  const wallet = ok({ data: [{ symbol: 'XDC', balance: '5', inTrade: '2' }] });
  expect(await fundsOf({ balances, wallet })).toEqual({
    funds: [{ symbol: 'XDC', available: '5', inOrders: '2' }],
    asked: ['wallet'],
  });
});

it('takes funds from the balances of a backend without a wallet [TRD-193]', async () => {
  const { funds } = await fundsOf({ balances, wallet: 'notBuilt' });
  expect(funds).toEqual([{ symbol: 'XDC', available: '7', inOrders: undefined }]);
});
