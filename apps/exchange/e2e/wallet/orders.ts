import { expect } from '@playwright/test';

interface Account {
  token: string;
  uniqueId: string;
}

const price = '0.05';

/** Concurrent calls, so that hundreds of orders take seconds. */
const atOnce = 10;

const place = async (
  url: string,
  { token, uniqueId }: Account,
  side: 'buy' | 'sell',
  amount: string,
): Promise<void> => {
  const body = new FormData();
  const fields = { exchange_id: '1', user_id: uniqueId, pair_id: '5', symbol: 'XDC-USDT', type: 'limit' };
  for (const [name, value] of Object.entries({ ...fields, amount, price, side })) body.append(name, value);
  const answer = await fetch(`${url}/api/trade/new_order`, { method: 'POST', headers: { authorization: token }, body });
  const said = await answer.text();
  expect(answer.ok && said.includes('"statusCode":200'), said).toBe(true);
};

/** Orders of XDC for USDT that fill immediately, because someone else is selling. */
export const newOrders = async (url: string, trader: Account) => {
  const body = new URLSearchParams({ exchange_id: '1', email: 'plain@demo.test', password: 'Demo-1234!' });
  const other = (await (await fetch(`${url}/api/user/login`, { method: 'POST', body })).json()) as Account;
  const buy = (amount: string): Promise<void> => place(url, trader, 'buy', amount);

  return {
    offer: (amount: string): Promise<void> => place(url, other, 'sell', amount),
    buy,
    buyMany: async (count: number, amount: string): Promise<void> => {
      for (let left = count; left > 0; left -= atOnce)
        await Promise.all(Array.from({ length: Math.min(left, atOnce) }, () => buy(amount)));
    },
    /** All of the trader's completed orders at the exchange. */
    ids: async (): Promise<string[]> => {
      const rows: { uniqueId: string }[] = [];
      for (let page = 1; rows.length === (page - 1) * 100; page += 1) {
        const query = { exchange_id: '1', userid: trader.uniqueId, cache: 'false', page: String(page), limit: '100' };
        const headers = { authorization: trader.token };
        const answer = await fetch(`${url}/api/trade-history?${new URLSearchParams(query)}`, { headers });
        rows.push(...((await answer.json()) as { data: { uniqueId: string }[] }).data);
      }
      return rows.map(({ uniqueId }) => uniqueId);
    },
  };
};

export type Orders = Awaited<ReturnType<typeof newOrders>>;
