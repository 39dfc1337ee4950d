import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { TraderHandlers } from '../../contract/handlers';
import * as schema from '../../db/schema';
import { startTestExchange, type TestExchange } from '../../exchange/testing/testExchange';
import { createNoCustody } from '../../custody/noCustody';
import { createAddressStore } from '../wallet/shared/depositAddresses';
import { fundTraderHandlers } from '../wallet/fundHandlers';
import { orderHistoryHandlers } from './orderHistory';
import { transactionHistoryHandlers } from './transactionHistory';

let exchange: TestExchange;
let few: string;
let many: string;

const start = Date.parse('2026-01-01T00:00:00Z');

/** A row every ten minutes, from the beginning of the year on. */
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
  await fill(many, 100_000);
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

const explain = async (text: string, values: unknown[]): Promise<Reading[]> => {
  const { rows } = await exchange.database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${text}`,
    values,
  );
  return rows.flatMap((row) => readingsOf(row['QUERY PLAN'][0].Plan));
};

interface Statement {
  text: string;
  values?: unknown[];
}

/** What the database reads for a call, table by table; the total is counted beside it. */
const readingsFor = async (ask: (pool: Pool) => Promise<unknown>): Promise<Reading[]> => {
  const asked: Statement[] = [];
  const recording = {
    query: (what: string | Statement, values?: unknown[]) => {
      const { text, values: own = [] } = typeof what === 'string' ? { text: what } : what;
      asked.push({ text, values: values ?? own });
      return exchange.database.pool.query(what as string, values);
    },
  };
  // Handlers query it and do nothing else.
  await ask(recording as unknown as Pool);
  const rows = asked.filter(({ text }) => !text.startsWith('select count(*)'));
  return (await Promise.all(rows.map(({ text, values = [] }) => explain(text, values)))).flat();
};

type Call = keyof TraderHandlers;

const call =
  (handlers: (pool: Pool) => TraderHandlers, name: Call, trader: string, parameters: object) => (pool: Pool) => {
    const handler = handlers(pool)[name] as unknown as (incoming: object) => Promise<unknown>;
    return handler({ trader: { uniqueId: trader, email: '', session: '' }, parameters, body: {}, files: [] });
  };

const now = (): number => start;
const wallet = (pool: Pool) =>
  fundTraderHandlers({
    queries: pool,
    addresses: createAddressStore({ db: pool, custody: createNoCustody(), now }),
    now,
  });
const orders = (pool: Pool) => orderHistoryHandlers(drizzle({ client: pool, schema }));

const page = { page: '1', limit: '50' };

const past = { ...page, to: '2026-01-01T10:00:00Z' };
const deposits = { type: 'Deposit', uniqueId: '', exchangeId: '1' };
const withdrawals = { ...deposits, type: 'Withdraw' };

/** Tables that grow with what traders do. */
const growing = new Set(['incoming', 'withdrawal', 'trade_order', 'entry', 'transfer']);

describe('no more is read for a trader with 100,000 rows than for one with 100', () => {
  it.each<[string, (pool: Pool) => TraderHandlers, Call, object]>([
    ['the wallet [WAL-197]', wallet, 'wallet', {}],
    ['a page of deposits', transactionHistoryHandlers, 'transactionHistory', { ...deposits, ...page }],
    ['a page of withdrawals', transactionHistoryHandlers, 'transactionHistory', { ...withdrawals, ...page }],
    [
      'deposits of a rare coin',
      transactionHistoryHandlers,
      'transactionHistory',
      { ...deposits, ...page, currency: 'ETH' },
    ],
    ['the oldest deposits', transactionHistoryHandlers, 'transactionHistory', { ...deposits, ...past }],
    ['the oldest withdrawals', transactionHistoryHandlers, 'transactionHistory', { ...withdrawals, ...past }],
    ['a page of orders', orders, 'orderHistory', page],
    ['the oldest orders', orders, 'orderHistory', past],
  ])('for %s', async (_, handlers, name, parameters) => {
    for (const trader of [few, many]) {
      const readings = (await readingsFor(call(handlers, name, trader, parameters))).filter(({ table }) =>
        growing.has(table),
      );
      expect(readings.length).toBeGreaterThan(0);
      expect(readings.filter(({ scan }) => scan === 'Seq Scan')).toEqual([]);
      // A page, or the withdrawals of one day.
      expect(readings.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(150);
    }
  });
});
