import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connect, type DatabaseClient } from '../../db/client';
import { withClient } from '../../db/embedded/connection';
import { createTestDatabase, type TestDatabase } from '../../db/testing/testDatabase';
import { checkLedger } from './ledgerCheck';
import { writeSoundLedger } from '../testing/soundLedger';
import { writeLongLedger } from '../testing/longLedger';

let store: TestDatabase;
let database: DatabaseClient;

beforeAll(async () => {
  store = await createTestDatabase(inject('clusterUrl'));
  await withClient(store.connectionString, async (client) => {
    await writeSoundLedger(client);
    await writeLongLedger(client, 3_000);
    await client.query('analyze');
  });
  database = connect({ connectionString: store.connectionString, max: 1, onError: () => undefined });
});

afterAll(async () => {
  await database.close();
  await store.drop();
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Parent Relationship'?: string;
  Plans?: Plan[];
}

const long = new Set(['transfer', 'entry', 'trade_order', 'trade']);

/** Long tables that a plan reads whole for each row of something else. */
const rereadIn = (plan: Plan, isRepeated = false): string[] => {
  const isRead = plan['Node Type'].endsWith('Seq Scan') && long.has(plan['Relation Name'] ?? '');
  const own = isRepeated && isRead ? [plan['Relation Name'] ?? ''] : [];
  const inner = (child: Plan): boolean =>
    child['Parent Relationship'] === 'SubPlan' ||
    (plan['Node Type'] === 'Nested Loop' && child['Parent Relationship'] === 'Inner');
  return [...own, ...(plan.Plans ?? []).flatMap((child) => rereadIn(child, isRepeated || inner(child)))];
};

/** The statements of a check, each explained before it is run with little memory. */
const explained = (pool: Pool, explain: (plan: Plan, text: string) => void) =>
  pool.connect().then((client) => {
    const query = client.query.bind(client) as (config: unknown) => Promise<{ rows: unknown[] }>;
    const ask = async (config: { text: string; values: unknown[] } | string) => {
      if (typeof config !== 'string' && config.text.includes('fault')) {
        const { rows } = await query({ ...config, text: `explain (format json) ${config.text}` });
        const [row] = rows as { 'QUERY PLAN': [{ Plan: Plan }] }[];
        if (row) explain(row['QUERY PLAN'][0].Plan, config.text);
      }
      return query(config);
    };
    return { connect: async () => ({ query: ask, release: () => undefined }), end: () => client.release() };
  });

it('reads no table again and again, however little memory the database has [LED-183]', async () => {
  await database.pool.query(`set work_mem = '64kB'`);
  const reread: string[] = [];
  const given = await explained(database.pool, (plan, text) => {
    const tables = rereadIn(plan);
    if (tables.length > 0) reread.push(`${tables.join(', ')}: ${text}`);
  });
  const { isSound } = await checkLedger(given as unknown as Pool).finally(given.end);
  expect(reread).toEqual([]);
  expect(isSound).toBe(true);
});

it('holds no snapshot from one stretch to the next, and says how far it is [LED-184]', async () => {
  const shares: number[] = [];
  await checkLedger(database.pool, {
    stretch: 1_000,
    onProgress: ({ share }) => {
      expect(database.pool.idleCount).toBe(1);
      shares.push(share);
    },
  });
  expect(shares.length).toBeGreaterThan(60);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
});
