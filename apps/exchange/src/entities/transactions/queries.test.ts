import { createFakeExchange, ok, outOfReach, type Sent } from '@exchange/api/testing';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import { followTransactions } from './followTransactions';
import { withdrawalsQuery } from './queries';

const day = 24 * 60 * 60_000;

const withdrawal = (number: number, status: 'Pending' | 'Completed' = 'Completed') => ({
  status,
  currencyName: number % 2 === 0 ? 'XDC' : 'XRP',
  amount: String(number),
  createdAt: new Date(number * day).toISOString(),
  transactionId: `w-${String(number)}`,
});

const newestFirst = (count: number) => Array.from({ length: count }, (_, at) => withdrawal(count - at));

/** A server with withdrawals, which pages them or not. */
const serverWith = (rows: readonly ReturnType<typeof withdrawal>[], { pages }: { pages: boolean }) => {
  let kept = [...rows];
  let isDown = false;
  const answer = ({ page = '1', limit = '500', currency }: Sent<'transactionHistory'>) => {
    if (isDown && page !== '1') return outOfReach();
    if (!pages) return ok({ data: kept });
    const wanted = kept.filter(({ currencyName }) => currency === undefined || currencyName === currency);
    const start = (Number(page) - 1) * Number(limit);
    return ok({ data: wanted.slice(start, start + Number(limit)), total: wanted.length });
  };
  const { client, sent } = createFakeExchange({ transactionHistory: answer });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return {
    queries,
    load: (symbol?: string) =>
      queries.query({ ...withdrawalsQuery(client, { userId: 'u-1001', symbol }), staleTime: 0 }),
    seen: () => queries.getQueryData(withdrawalsQuery(client, { userId: 'u-1001' }).queryKey),
    pagesRead: () => sent('transactionHistory').map(({ page }) => page),
    asked: () => sent('transactionHistory').map(({ currency }) => currency),
    change: (change: (rows: typeof kept) => typeof kept) => (kept = change(kept)),
    goDown: (down: boolean) => (isDown = down),
  };
};

describe('a history', () => {
  it('is read page by page from a server that pages, with every row once', async () => {
    const server = serverWith(newestFirst(1_250), { pages: true });
    const { rows, isWhole } = await server.load();
    expect(rows.map(({ key }) => key)).toEqual(newestFirst(1_250).map(({ transactionId }) => transactionId));
    expect(isWhole).toBe(true);
    expect(server.pagesRead()).toEqual(['1', '2', '3']);
  });

  it('of one coin is the same from a server with coins and pages, and from one without', async () => {
    const paging = await serverWith(newestFirst(1_250), { pages: true }).load('XRP');
    const plain = await serverWith(newestFirst(1_250), { pages: false }).load('XRP');
    expect(plain).toEqual(paging);
    expect(plain.rows).toHaveLength(625);
  });

  it('reads only the pages that may have changed the next time', async () => {
    const server = serverWith(newestFirst(1_250), { pages: true });
    await server.load();
    server.change((rows) => [withdrawal(1_251), ...rows]);
    const { rows } = await server.load();
    expect(rows).toHaveLength(1_251);
    expect(server.pagesRead()).toEqual(['1', '2', '3', '1']);
  });

  it('reads as far as a row that may still change', async () => {
    const server = serverWith([...newestFirst(1_250).slice(0, -700), withdrawal(550, 'Pending')], { pages: true });
    await server.load();
    server.change((rows) => rows.map((row) => ({ ...row, status: 'Completed' as const })));
    const { rows } = await server.load();
    expect(rows.at(-1)).toMatchObject({ key: 'w-550', status: 'Completed' });
  });

  it('that fails halfway shows what was read, and continues the next time', async () => {
    const server = serverWith(newestFirst(1_250), { pages: true });
    server.goDown(true);
    await expect(server.load()).rejects.toThrow();
    expect(server.seen()).toMatchObject({ isWhole: false });
    server.goDown(false);
    expect((await server.load()).rows).toHaveLength(1_250);
  });

  it('applies live updates immediately, even while it is being read', async () => {
    const server = serverWith([withdrawal(1, 'Pending')], { pages: true });
    const { feed, say } = createScriptedFeed();
    await server.load();
    followTransactions({ feed, queries: server.queries, userId: 'u-1001' });
    const told = {
      ...withdrawal(1),
      userId: 'u-1001',
      steps: [{ step: 'completed' as const, at: '2026-03-01T10:00:00Z' }],
    };
    const loading = server.load();
    say('withdrawal-update-{userId}', told);
    expect(server.seen()).toMatchObject({ rows: [{ key: 'w-1', status: 'Completed' }] });
    // The pending answer was older.
    expect((await loading).rows).toMatchObject([{ key: 'w-1', status: 'Completed' }]);
  });
});
