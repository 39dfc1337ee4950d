import { createFakeExchange, ok, outOfReach, type Sent } from '@exchange/api/testing';
import { describe, expect, it } from 'vitest';
import { loadAllOf, type PagedKind } from './loadAll';

const order = (number: number) => ({
  uniqueId: `o-${number}`,
  name: 'XDC-USDT' as const,
  tradeType: 'limit',
  type: 'buy' as const,
  status: 'completed',
  averagePrice: '0.05',
  amount: String(number),
  receivedTotal: '0.0000001',
  total: '1',
  fee: '0.5',
  updatedAt: new Date(number * 60_000).toISOString(),
});

const transaction = (number: number) => ({
  status: 'Completed' as const,
  currencyName: 'XDC',
  amount: String(number),
  createdAt: new Date(number * 60_000).toISOString(),
  transactionId: `t-${number}`,
});

const down = (count: number) => Array.from({ length: count }, (_, at) => count - at);

const load = (client: Parameters<typeof loadAllOf>[1], kind: PagedKind) =>
  loadAllOf(kind, client, 'u-1001')(() => undefined, new AbortController().signal);

describe('reading everything', () => {
  it('reads the orders page by page from a server that pages', async () => {
    const all = down(750).map(order);
    const { client, sent } = createFakeExchange({
      orderHistory: ({ page = '1', limit = '500' }: Sent<'orderHistory'>) =>
        ok({ data: all.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit)), count: all.length }),
    });
    const rows = await load(client, 'orders');
    expect(rows).toHaveLength(750);
    expect(rows[0]).toMatchObject({ orderId: 'o-750', side: 'buy', received: '0.0000001', tradeType: 'limit' });
    expect(sent('orderHistory').map(({ page }) => String(page))).toEqual(['1', '2', '1']);
  });

  it('reads the orders in one answer from a server without pages, and keeps all rows without an id', async () => {
    const { uniqueId, ...plain } = order(1);
    const { client, sent } = createFakeExchange({ orderHistory: () => ok({ data: [plain, plain, order(0)] }) });
    expect(await load(client, 'trades')).toHaveLength(3);
    expect(sent('orderHistory')).toHaveLength(1);
    expect(uniqueId).toBe('o-1');
  });

  it.each<['deposits' | 'withdrawals', string]>([
    ['deposits', 'Deposit'],
    ['withdrawals', 'Withdraw'],
  ])('reads the %s from the %s list', async (kind, type) => {
    const all = down(501).map(transaction);
    const { client, sent } = createFakeExchange({
      transactionHistory: ({ page = '1', limit = '500' }: Sent<'transactionHistory'>) =>
        ok({ data: all.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit)), total: all.length }),
    });
    expect(await load(client, kind)).toHaveLength(501);
    expect(sent('transactionHistory')[0]?.['type']).toBe(type);
  });

  it("returns nothing if a page couldn't be read", async () => {
    const { client } = createFakeExchange({
      transactionHistory: ({ page }: Sent<'transactionHistory'>) =>
        page === '1' ? ok({ data: down(500).map(transaction), total: 900 }) : outOfReach(),
    });
    await expect(load(client, 'deposits')).rejects.toThrow('The call failed: unreachable.');
  });
});
