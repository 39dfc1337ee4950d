import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { servicesFor } from '../app/testing/servicesFor';
import { fundsQuery } from './queries';

const fundsOf = async (answers: Record<string, unknown>) => {
  const heard: string[] = [];
  const { client } = servicesFor({
    fetch: async (given) => {
      const path = new URL(new Request(given).url).pathname.replace('/api', '');
      heard.push(path);
      const body = answers[path];
      return body === undefined ? Response.json({ message: 'Not available.' }, { status: 501 }) : Response.json(body);
    },
  });
  return { funds: await new QueryClient().query(fundsQuery(client, 'u-1001')), heard };
};

const balances = { '/user/get_balance': { data: [{ symbol: 'XDC', balance: 7 }] } };

it('takes funds from the wallet [TRD-193]', async () => {
  const wallet = { '/api/wallet': { data: [{ symbol: 'XDC', balance: '5', inTrade: '2' }] } };
  expect(await fundsOf({ ...balances, ...wallet })).toEqual({
    funds: [{ symbol: 'XDC', available: '5', inOrders: '2' }],
    heard: ['/api/wallet'],
  });
});

it('takes funds from the balances of a backend without a wallet [TRD-193]', async () => {
  const { funds } = await fundsOf(balances);
  expect(funds).toEqual([{ symbol: 'XDC', available: '7', inOrders: undefined }]);
});
