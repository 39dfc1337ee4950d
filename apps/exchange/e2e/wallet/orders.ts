import { expect } from '@playwright/test';
import { demoTrader, type Session } from '../accounts/traders';

const price = '0.05';

/** Concurrent calls, so that hundreds of orders take seconds. */
const atOnce = 10;

const place = async (
  url: string,
  { token, uniqueId }: Session,
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

/** Someone else sells this much. To leave the order book empty, the test buys all of it. */
export const offerXdc = async (url: string, amount: string): Promise<void> => {
  const body = new URLSearchParams({ exchange_id: '1', ...demoTrader('plain') });
  const other = (await (await fetch(`${url}/api/user/login`, { method: 'POST', body })).json()) as Session;
  await place(url, other, 'sell', amount);
};

/** Orders of XDC for USDT that fill immediately, because someone else is selling. */
export const newOrders = (url: string, trader: Session) => {
  const buy = (amount: string): Promise<void> => place(url, trader, 'buy', amount);

  return {
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

export type Orders = ReturnType<typeof newOrders>;
