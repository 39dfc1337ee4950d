import { pairs } from '@exchange/domain';
import type { Pool, PoolClient } from 'pg';
import { patiently } from '../db/client';
import { inTransaction } from '../db/onConnection';
import { checks } from './checks';
import { counted, type Check, type Counted } from './counted';

interface CheckReport {
  holds: string;
  looked: string[];
  /** How many it isn't true of, and the first of them. */
  found: number;
  culprits: string[];
}

interface AssetTotal {
  asset: string;
  traders: string;
  house: string;
  together: string;
}

export interface LedgerReport {
  checks: CheckReport[];
  totals: AssetTotal[];
  isSound: boolean;
}

const NAMED = 5;

const terms = [
  pairs.map(({ id }) => Number(id)),
  pairs.map(({ base }) => base),
  pairs.map(({ quote }) => quote),
] as const;

type Counts = Record<Counted, number>;

const countAll = async (client: PoolClient): Promise<Counts> => {
  const columns = Object.entries(counted).map(([name, sql]) => `(${sql})::float8 as "${name}"`);
  const { rows } = await client.query<Counts>({ text: `select ${columns.join(', ')}`, ...patiently });
  const [counts] = rows;
  if (!counts) throw new Error('The database counts nothing.');
  return counts;
};

const run = async (client: PoolClient, { holds, of, culprits }: Check, counts: Counts): Promise<CheckReport> => {
  const { rows } = await client.query<{ culprit: string; found: number }>({
    text: `with terms (pair, base, quote) as (select * from unnest($1::integer[], $2::text[], $3::text[])),
             fault as (${culprits})
           select culprit, (count(*) over ())::float8 as found from fault order by culprit limit ${NAMED}`,
    values: [...terms],
    ...patiently,
  });
  const looked = of.map((name) => `${counts[name].toLocaleString('en')} ${name}`);
  return { holds, looked, found: rows[0]?.found ?? 0, culprits: rows.map(({ culprit }) => culprit) };
};

const totalsOf = async (client: PoolClient): Promise<AssetTotal[]> => {
  const { rows } = await client.query<AssetTotal>({
    text: `select asset, trim_scale(coalesce(sum(balance) filter (where owner is not null and kind <> 'owed'), 0))::text as traders,
             trim_scale(coalesce(sum(balance) filter (where owner is null or kind = 'owed'), 0))::text as house,
             trim_scale(sum(balance))::text as together
           from account group by asset order by asset`,
    ...patiently,
  });
  return rows;
};

const read = async (client: PoolClient): Promise<LedgerReport> => {
  const counts = await countAll(client);
  const reports: CheckReport[] = [];
  for (const check of checks) reports.push(await run(client, check, counts));
  return { checks: reports, totals: await totalsOf(client), isSound: reports.every(({ found }) => found === 0) };
};

/** Reads everything in one snapshot, so that it can run while the exchange trades. */
export const checkLedger = (pool: Pool): Promise<LedgerReport> =>
  inTransaction(pool, 'begin isolation level repeatable read read only', async (client) => {
    // A large ledger takes a while, but blocks no one.
    await client.query('set local statement_timeout = 0');
    return read(client);
  });
