import { createFakeExchange } from '@exchange/api/testing';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { momentsOf } from './dayBounds';
import { orderHistoryQuery } from './queries';
import { wireOrders } from './testing/orders';
import { orderHistoryServer, type ScriptedOrderHistory } from './testing/scriptedOrderHistory';

const range = momentsOf({ from: '2026-10-21', to: '2026-11-20' }, () => 0);
const minuteMs = 60_000;

const open = (scripted: ScriptedOrderHistory) => {
  const server = orderHistoryServer(scripted);
  const { client, sent } = createFakeExchange({ orderHistory: server.answer });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const query = orderHistoryQuery(client, { userId: 'u-1001', range });
  return {
    ...server,
    load: () => queries.query({ ...query, staleTime: 0 }),
    seen: () => queries.getQueryData(query.queryKey),
    asked: () => sent('orderHistory'),
    pages: () => sent('orderHistory').map(({ page }) => page),
  };
};

const many = wireOrders(1_250, minuteMs);
const ids = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);

describe('the order history', () => {
  it('is requested by moments and pages, and read to its end', async () => {
    const server = open({ rows: many });
    const { rows, isWhole } = await server.load();
    expect(ids(rows)).toEqual(many.map(({ uniqueId }) => uniqueId));
    expect(isWhole).toBe(true);
    expect(server.pages()).toEqual(['1', '2', '3']);
    expect(server.asked()[0]).toEqual({
      exchange_id: '1',
      userid: 'u-1001',
      cache: 'false',
      from: '2026-10-21T00:00:00.000Z',
      to: '2026-11-21T00:00:00.000Z',
      page: '1',
      limit: '500',
    });
  });

  it('is the same from a server without ranges or pages', async () => {
    const rows = wireOrders(600, 4 * 60 * minuteMs);
    const [paging, plain] = await Promise.all([open({ rows }).load(), open({ rows, isPaging: false }).load()]);
    expect(plain).toEqual(paging);
    expect(plain.rows.length).toBeLessThan(200);
  });

  it('is newest first, whatever order the rows arrived in', async () => {
    const { rows } = await open({ rows: wireOrders(5).toReversed(), isPaging: false }).load();
    expect(ids(rows)).toEqual(['o-5', 'o-4', 'o-3', 'o-2', 'o-1']);
  });

  it('reads only the pages with changes the next time', async () => {
    const server = open({ rows: many });
    await server.load();
    const [newest, ...older] = many;
    if (newest) server.change([{ ...newest, uniqueId: 'o-new' }, newest, ...older]);
    const { rows } = await server.load();
    expect(rows).toHaveLength(1_251);
    expect(server.pages()).toEqual(['1', '2', '3', '1']);
  });

  it('has a row once that moved to the front while it was being read', async () => {
    const server = open({ rows: many });
    const loading = server.load();
    const moved = many[700];
    if (moved)
      server.change([{ ...moved, updatedAt: '2026-11-20T12:30:00Z', status: 'completed' }, ...many.toSpliced(700, 1)]);
    const { rows } = await loading;
    expect(new Set(ids(rows)).size).toBe(rows.length);
  });

  it('drops a row that is no longer in the range', async () => {
    const server = open({ rows: wireOrders(3) });
    await server.load();
    server.change(wireOrders(3).slice(1));
    expect(ids((await server.load()).rows)).toEqual(['o-2', 'o-1']);
  });

  it('that fails halfway shows what was read, and continues the next time', async () => {
    const server = open({ rows: many });
    server.breakOff(3);
    await expect(server.load()).rejects.toThrow();
    expect(server.seen()).toMatchObject({ isWhole: false });
    expect(server.seen()?.rows.length).toBeGreaterThanOrEqual(500);
    server.breakOff(Infinity);
    expect((await server.load()).rows).toHaveLength(1_250);
  });

  it.each([true, false])(
    'without rows in the range reports whether there are others, from a server that pages (%s)',
    async (isPaging) => {
      const old = wireOrders(2).map((row) => ({ ...row, updatedAt: '2025-01-01T00:00:00Z' }));
      expect(await open({ rows: old, isPaging }).load()).toEqual({ rows: [], isWhole: true, hasOthers: true });
      expect(await open({ rows: [], isPaging }).load()).toEqual({ rows: [], isWhole: true, hasOthers: false });
    },
  );
});
