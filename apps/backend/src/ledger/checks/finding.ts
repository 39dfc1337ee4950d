import { fromUnits, pairs, toUnits } from '@exchange/domain';
import type { Pool, QueryResultRow } from 'pg';
import { patiently } from '../../db/client';
import { inTransaction } from '../../db/onConnection';
import { plainDecimal } from '../../db/plainDecimal';
import { lengths, type Check, type LongCheck, type SumCheck, type Within } from './counted';
import { stretchesOf, type Span } from './stretches';

const NAMED = 5;

const terms = [
  pairs.map(({ id }) => Number(id)),
  pairs.map(({ base }) => base),
  pairs.map(({ quote }) => quote),
] as const;

export interface Found {
  /** How many it isn't true of, and the first of them. */
  found: number;
  culprits: string[];
}

/** Each statement is a transaction of its own, so that none of them holds back the clean-up of a trading database. */
export const createReading = (pool: Pool) => {
  const read = <Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    inTransaction(pool, 'begin read only', async (client) => {
      // Whatever the size of the ledger.
      await client.query('set local statement_timeout = 0');
      return (await client.query<Row>({ text, values: [...values], ...patiently })).rows;
    });
  return {
    read,
    find: async (culprits: string, told: readonly [keys: readonly string[], totals: readonly string[]] = [[], []]) => {
      const rows = await read<{ culprit: string; found: number }>(
        `with terms (pair, base, quote) as (select * from unnest($1::integer[], $2::text[], $3::text[])),
           told (key, total) as (select * from unnest($4::bigint[], $5::numeric[])),
           fault as (${culprits})
         select culprit, (count(*) over ())::float8 as found from fault order by culprit limit ${NAMED}`,
        [...terms, ...told],
      );
      return { found: rows[0]?.found ?? 0, culprits: rows.map(({ culprit }) => culprit) };
    },
    spanOf: async (along: LongCheck['along']): Promise<Span | undefined> => {
      const [row] = await read<{ first: number | null; last: number | null }>(
        `select min(id)::float8 as first, max(id)::float8 as last from ${lengths[along]}`,
      );
      return row && row.first !== null && row.last !== null ? { first: row.first, last: row.last } : undefined;
    },
  };
};

export type Reading = ReturnType<typeof createReading>;

export interface Walk {
  reading: Reading;
  length: number;
  /** Called with the share of a walk that is done, from 0 to 1. */
  onStep: (share: number) => void;
}

const none: Found = { found: 0, culprits: [] };

const together = (one: Found, other: Found): Found => ({
  found: one.found + other.found,
  culprits: [...one.culprits, ...other.culprits].slice(0, NAMED),
});

const walk = async (
  { onStep }: Pick<Walk, 'onStep'>,
  stretches: readonly Within[],
  step: (within: Within) => Promise<Found>,
): Promise<Found> => {
  let all = none;
  for (const [index, within] of stretches.entries()) {
    all = together(all, await step(within));
    onStep((index + 1) / stretches.length);
  }
  return all;
};

const findAlong = async (given: Walk, { along, culprits }: LongCheck): Promise<Found> => {
  const stretches = stretchesOf(await given.reading.spanOf(along), given.length);
  return walk(given, stretches, (within) => given.reading.find(culprits(within)));
};

/** The sum for each key, up to a number that is given out already. */
const addUp = async ({ reading, length, onStep }: Walk, { along, totals }: SumCheck['sum']) => {
  const span = await reading.spanOf(along);
  const last = span?.last ?? 0;
  const sums = new Map<string, bigint>();
  await walk({ onStep: (share) => onStep(share / 2) }, stretchesOf(span, length), async (within) => {
    const isCounted: Within = (column) => `${within(column)} and ${column} <= ${last}`;
    for (const { key, total } of await reading.read<{ key: string; total: string }>(totals(isCounted)))
      sums.set(key, (sums.get(key) ?? 0n) + toUnits(plainDecimal(total)));
    return none;
  });
  return { sums, last };
};

const findBySums = async (given: Walk, { sum, then, culprits }: SumCheck): Promise<Found> => {
  const { reading, length, onStep } = given;
  const { sums, last } = await addUp(given, sum);
  const told = [[...sums.keys()], Array.from(sums.values(), fromUnits)] as const;
  const stretches = stretchesOf(await reading.spanOf(then.along), length);
  const half = { onStep: (share: number) => onStep(0.5 + share / 2) };
  const { found } = await walk(half, stretches, (within) => reading.find(then.culprits(within, last), told));
  return found === 0 ? none : reading.find(culprits);
};

/** What a check finds wrong. */
export const findIn = (given: Walk, check: Check): Promise<Found> => {
  if ('along' in check) return findAlong(given, check);
  return 'sum' in check ? findBySums(given, check) : given.reading.find(check.culprits);
};
