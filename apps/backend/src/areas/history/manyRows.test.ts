import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { TraderHandlers } from '../../contract/handlers';
import * as schema from '../../db/schema';
import { startTestExchange, type TestExchange } from '../../exchange/testing/testExchange';
import { isNightly } from '../../testing/nightly';
import { createNoCustody } from '../../custody/noCustody';
import { createAddressStore } from '../wallet/shared/depositAddresses';
import { fundTraderHandlers } from '../wallet/fundHandlers';
import { countedAtMost } from '../../orders/rows';
import { orderHistoryHandlers } from './orderHistory';
import { transactionHistoryHandlers } from './transactionHistory';

let exchange: TestExchange;
let few: string;
let many: string;

const manyRows = isNightly ? 100_000 : 25_000;

/** A row every ten minutes, from the beginning of the year. */
const at = `timestamptz '2026-01-01T00:00:00Z' + n * interval '10 minutes'`;

const fill = async (trader: string, rows: number): Promise<void> => {
  const { pool } = exchange.database;
  const insert = (text: string) => pool.query(text, [trader, rows]);
  await insert(
    `insert into incoming (id, asset, transaction_id, address, amount, owner, status, confirmations, height, credits,
       steps, created_at, updated_at)
     select $1 || ' ' || n, case when n % 50 = 0 then 'ETH' else 'XDC' end, 'tx', 'here', 5, $1, 'credited', 3, n, 1, '[]',
       ${at}, ${at} from generate_series(1, $2::integer) n`,
  );
  await insert(
    `insert into withdrawal (id, number, owner, asset, amount, fee, address, status, payment_type, worth, confirmations,
       steps, created_at, updated_at)
     select 'w ' || $1 || ' ' || n, nextval('withdrawal_number'), $1, case when n % 50 = 0 then 'ETH' else 'XDC' end, 5, 0,
       'there', 'Completed', 'Auto', 5, 3, '[]', ${at}, ${at} from generate_series(1, $2::integer) n`,
  );
  await insert(
    `insert into trade_order
     select (select coalesce(max(id), 0) from trade_order) + n, case when n % 50 = 0 then 1 else 5 end, $1, 'buy', 0.05, 10,
       0, 0, 0, 0.5, 'cancelled', null, ${at}, ${at} from generate_series(1, $2::integer) n`,
  );
  await insert(
    `insert into entry select n, (select id from account where owner = $1 and kind = 'available'), 1
     from generate_series(1, $2::integer) n`,
  );
};

beforeAll(async () => {
  exchange = await startTestExchange(inject('clusterUrl'));
  few = await exchange.addTrader({ XDC: '1000' });
  many = await exchange.addTrader({ XDC: '1000' });
  await fill(few, 100);
  await fill(many, manyRows);
  for (const table of ['incoming', 'withdrawal', 'trade_order', 'entry', 'account'])
    await exchange.database.pool.query(`vacuum analyze ${table}`);
}, 120_000);
afterAll(() => exchange.close());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

interface Reading {
  scan: string;
  table: string;
  rows: number;
}

const readingsOf = (plan: Plan): Reading[] => {
  const rows = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  const own =
    plan['Relation Name'] === undefined ? [] : [{ scan: plan['Node Type'], table: plan['Relation Name'], rows }];
  return [...own, ...(plan.Plans ?? []).flatMap(readingsOf)];
};

/** What one statement reads: rows per table, and database pages. */
const explain = async (text: string, values: unknown[]) => {
  const { rows } = await exchange.database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  );
  const plans = rows.map((row) => row['QUERY PLAN'][0].Plan);
  const blocks = plans.map((plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks']);
  return { readings: plans.flatMap(readingsOf), blocks: blocks.reduce((sum, each) => sum + each, 0) };
};

interface Statement {
  text: string;
  values?: unknown[];
}

/** Tables that grow with trading activity. */
const growing = new Set(['incoming', 'withdrawal', 'trade_order', 'entry', 'transfer']);

const isTotal = ({ text }: Statement): boolean => text.startsWith('select count(*)');

/** What the database reads for a call, for its rows or for their total. */
const readFor = async (ask: (pool: Pool) => Promise<unknown>, part: 'rows' | 'total') => {
  const asked: Statement[] = [];
  const recording = {
    query: (what: string | Statement, values?: unknown[]) => {
      const { text, values: own = [] } = typeof what === 'string' ? { text: what } : what;
      asked.push({ text, values: values ?? own });
      return exchange.database.pool.query(what as string, values);
    },
  };
  // Handlers only call its query method.
  await ask(recording as unknown as Pool);
  const wanted = asked.filter((statement) => isTotal(statement) === (part === 'total'));
  const read = await Promise.all(wanted.map(({ text, values = [] }) => explain(text, values)));
  const readings = read.flatMap((each) => each.readings).filter(({ table }) => growing.has(table));
  return {
    scans: readings.map(({ scan }) => scan),
    rows: readings.reduce((sum, { rows }) => sum + rows, 0),
    blocks: read.reduce((sum, { blocks }) => sum + blocks, 0),
  };
};

type Call = keyof TraderHandlers;

const call =
  (handlers: (pool: Pool) => TraderHandlers, name: Call, trader: string, parameters: object) => (pool: Pool) => {
    const handler = handlers(pool)[name] as unknown as (incoming: object) => Promise<unknown>;
    return handler({ trader: { uniqueId: trader, email: '', session: '' }, parameters, body: {}, files: [] });
  };

/** The newest of many rows is at this moment, so all are in the past and some are from today. */
const now = (): number => Date.parse('2026-01-01T00:00:00Z') + manyRows * 10 * 60_000;
const wallet = (pool: Pool) =>
  fundTraderHandlers({
    queries: pool,
    addresses: createAddressStore({ db: pool, custody: createNoCustody(), now }),
    now,
  });
const orders = (pool: Pool) => orderHistoryHandlers(drizzle({ client: pool, schema }));

const page = { page: '1', limit: '50' };

const past = { ...page, to: '2026-01-01T10:00:00Z' };
const rareCoin = { currency: 'ETH' };
const deposits = { type: 'Deposit', uniqueId: '', exchangeId: '1' };
const withdrawals = { ...deposits, type: 'Withdraw' };

/** Up to 50 orders of each of two pairs are found, and 50 of them read. */
const rowsOfAPage = 160;

/** Each row takes up to four blocks, and each list descends its index. */
const blocksOfAPage = 350;

const histories: [string, (pool: Pool) => TraderHandlers, Call, object][] = [
  ['deposits', transactionHistoryHandlers, 'transactionHistory', { ...deposits, ...page }],
  ['withdrawals', transactionHistoryHandlers, 'transactionHistory', { ...withdrawals, ...page }],
  ['deposits of a rare coin', transactionHistoryHandlers, 'transactionHistory', { ...deposits, ...page, ...rareCoin }],
  [
    'withdrawals of a rare coin',
    transactionHistoryHandlers,
    'transactionHistory',
    { ...withdrawals, ...page, ...rareCoin },
  ],
  ['the oldest deposits', transactionHistoryHandlers, 'transactionHistory', { ...deposits, ...past }],
  ['the oldest withdrawals', transactionHistoryHandlers, 'transactionHistory', { ...withdrawals, ...past }],
  ['orders', orders, 'orderHistory', page],
  ['the oldest orders', orders, 'orderHistory', past],
  ['orders of a rare pair', orders, 'orderHistory', { ...page, currency: 'XDC-ETH' }],
  ['orders of a rare currency', orders, 'orderHistory', { ...page, curr: 'ETH' }],
  ['orders of a currency with many pairs', orders, 'orderHistory', { ...page, curr: 'XDC' }],
  ['the oldest orders of a rare pair', orders, 'orderHistory', { ...past, currency: 'XDC-ETH' }],
];

describe(`the database reads no more for a trader with ${manyRows} rows than for one with 100`, () => {
  it.each([['the wallet [WAL-197]', wallet, 'wallet', {}] as (typeof histories)[number], ...histories])(
    'to show %s [HIS-016] [HIS-026]',
    async (_, handlers, name, parameters) => {
      for (const trader of [few, many]) {
        const { scans, rows, blocks } = await readFor(call(handlers, name, trader, parameters), 'rows');
        expect(scans.length).toBeGreaterThan(0);
        expect(scans).not.toContain('Seq Scan');
        expect(rows).toBeLessThanOrEqual(rowsOfAPage);
        expect(blocks).toBeLessThanOrEqual(blocksOfAPage);
      }
    },
  );

  it.each(histories)('to count up to 1,000: %s [HIS-016] [HIS-026]', async (_, handlers, name, parameters) => {
    for (const trader of [few, many]) {
      const { scans, rows, blocks } = await readFor(call(handlers, name, trader, parameters), 'total');
      expect(scans.length).toBeGreaterThan(0);
      expect(scans).not.toContain('Seq Scan');
      expect(rows).toBeLessThanOrEqual(countedAtMost);
      expect(blocks).toBeLessThanOrEqual(countedAtMost + blocksOfAPage);
    }
  });

  it.each<[string, (pool: Pool) => TraderHandlers, Call, object, string]>([
    ['deposits', transactionHistoryHandlers, 'transactionHistory', { ...deposits, ...page }, 'total'],
    ['withdrawals', transactionHistoryHandlers, 'transactionHistory', { ...withdrawals, ...page }, 'total'],
    ['orders', orders, 'orderHistory', page, 'count'],
  ])('and the total says so: %s [HIS-016] [HIS-026]', async (_, handlers, name, parameters, field) => {
    const totalOf = async (trader: string) => {
      const answer = await call(handlers, name, trader, parameters)(exchange.database.pool);
      return (answer as Record<string, unknown>)[field];
    };
    expect([await totalOf(few), await totalOf(many)]).toEqual([100, 1_000]);
  });
});
