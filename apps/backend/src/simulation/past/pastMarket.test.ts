import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCandleStore, type CandleStore } from '../../marketData/candleStore';
import { connect, type DatabaseClient } from '../../db/client';
import { createTestDatabase } from '../../db/testing/testDatabase';
import { isNightly } from '../../testing/nightly';
import { createPastMarket } from './pastMarket';
import { candlesSince, gapsAt, mergesOf } from '../testing/storedCandles';

const start = Date.parse('2026-02-10T15:37:21Z') / 1_000;
const hour = 3_600;
const day = 24 * hour;

const close: (() => Promise<void>)[] = [];
let seededUrl: string;
let untouched: DatabaseClient;

const openDatabase = async (template?: string): Promise<DatabaseClient & { url: string }> => {
  const { connectionString, drop } = await createTestDatabase(inject('clusterUrl'), template);
  const database = connect({ connectionString, max: 4, onError: () => undefined });
  close.push(async () => {
    await database.close();
    await drop();
  });
  return { ...database, url: connectionString };
};

/** A database whose history was written at the start. */
const copy = () => openDatabase(new URL(seededUrl).pathname.slice(1));

const pastOf = ({ pool }: { pool: Pool }, at: number, change = (store: CandleStore) => store) =>
  createPastMarket({ candles: change(createCandleStore(pool)), pool, now: () => at * 1_000 });

beforeAll(async () => {
  const { connectionString, drop } = await createTestDatabase(inject('clusterUrl'));
  seededUrl = connectionString;
  const first = connect({ connectionString, max: 2, onError: () => undefined });
  await pastOf(first, start).write();
  await first.close();
  close.push(drop);
  untouched = await copy();
});

afterAll(async () => {
  for (const step of close.reverse()) await step();
});

describe('the past of the demo market', () => {
  it('has every minute of 2 days, quarter hour of 60, hour of a year and day of five years [MKT-005]', async () => {
    expect(await gapsAt(untouched.pool, start)).toEqual([]);
  });

  it.each([
    [900, 60, 2 * 96],
    [3_600, 900, 60 * 24],
    [86_400, 3_600, 365],
  ] as const)('tells the same in candles of %i s as in those of %i s [MKT-006]', async (longer, shorter, least) => {
    const { compared, wrong } = await mergesOf(untouched.pool, longer, shorter);
    expect(wrong).toBe(0);
    expect(compared).toBeGreaterThanOrEqual(12 * (least - 1));
  });

  it('has the last 100 trades of each pair in its tape, as the candles tell them [MKT-098]', async () => {
    const { rows: counts } = await untouched.pool.query<{ count: number }>(
      'select count(*)::integer from past_trade group by pair',
    );
    expect(counts.map(({ count }) => count)).toEqual(Array(12).fill(100));
    // The oldest trades may be from the middle of a minute.
    const { rows } = await untouched.pool.query(
      `
      with told as (
        select pair, floor(extract(epoch from at) / 60) * 60 as minute, sum(amount) as volume,
          max(price) as high, min(price) as low, (array_agg(price order by id desc))[1] as close
        from past_trade group by 1, 2),
      whole as (select * from told where minute > (select min(minute) from told as other where other.pair = told.pair))
      select whole.* from whole
      left join candle on candle.seconds = 60 and candle.at = whole.minute and candle.pair = $1
        and (candle.volume, candle.high, candle.low, candle.close) = (whole.volume, whole.high, whole.low, whole.close)
      where whole.pair = 5 and candle.at is null`,
      ['XDC-USDT'],
    );
    expect(rows).toEqual([]);
  });

  it('is the same each time [MKT-001]', async () => {
    const parts: unknown[] = [];
    const remember = (...part: unknown[]) => Promise.resolve(void parts.push(part));
    const remembering = (store: CandleStore): CandleStore => ({
      ...store,
      writeHistory: (work) =>
        work({
          latest: () => Promise.resolve(start - 2 * hour),
          append: remember,
          fill: remember,
          rollUpSince: () => Promise.resolve(),
        }),
    });
    const past = pastOf(untouched, start, remembering);
    await past.write();
    const first = parts.splice(0);
    await past.write();
    expect(first.length).toBeGreaterThan(12);
    expect(parts).toEqual(first);
  });

  it('is written whole or not at all, so that the next start writes it whole [MKT-007]', async () => {
    const database = await openDatabase();
    let parts = 0;
    const endingEarly = (store: CandleStore): CandleStore => ({
      ...store,
      writeHistory: (work) =>
        store.writeHistory((history) =>
          work({
            ...history,
            append: async (length, candles) => {
              parts += 1;
              if (parts > 3) throw new Error('The lights went out.');
              await history.append(length, candles);
            },
          }),
        ),
    });
    await expect(pastOf(database, start, endingEarly).write()).rejects.toThrow('The lights went out.');
    expect(await pastOf(database, start).isNew()).toBe(true);
  });
});

const nightlyStops: [string, number][] = [
  ['3 hours', 3 * hour],
  ['10 days', 10 * day],
  ['3 months', 90 * day],
];

describe('a market that was stopped', () => {
  it.each<[string, number]>([['10 minutes', 10 * 60], ...(isNightly ? nightlyStops : [])])(
    'for %s comes back without a gap [MKT-008]',
    async (_, length) => {
      const database = await copy();
      await pastOf(database, start + length).write();
      expect(await gapsAt(database.pool, start + length)).toEqual([]);
      for (const [longer, shorter] of [[900, 60] as const, [3_600, 900] as const, [86_400, 3_600] as const])
        expect((await mergesOf(database.pool, longer, shorter)).wrong).toBe(0);
    },
  );

  it('keeps real trades, and invents history only where there were none [MKT-075]', async () => {
    const database = await copy();
    await database.pool.query(
      `insert into trade (id, pair, price, amount, taker_side, maker_order, taker_order, at)
       values (1, 5, 0.077, 3, 'buy', 1, 2, to_timestamp($1))`,
      [start],
    );
    await pastOf(database, start + 600).write();
    const first = Math.floor(start / 60) * 60;
    const [real, madeUp] = await createCandleStore(database.pool).read('XDC-USDT', 60, first, first + 120);
    expect(real).toMatchObject({ at: first, open: '0.077', close: '0.077', volume: '3' });
    expect(madeUp?.close).not.toBe('0.077');
    expect(await gapsAt(database.pool, start + 600)).toEqual([]);
    expect((await mergesOf(database.pool, 900, 60)).wrong).toBe(0);
  });

  it('leaves existing candles unchanged [MKT-012]', async () => {
    const database = await copy();
    await pastOf(database, start + 3 * hour).write();
    const midnight = Math.floor(start / day) * day;
    const minutesIn = async ({ pool }: { pool: Pool }) =>
      (await candlesSince(pool, midnight)).filter((line) => line.includes(' 60 '));
    const after = new Set(await minutesIn(database));
    expect((await minutesIn(untouched)).filter((line) => !after.has(line))).toEqual([]);
  });
});

describe('two servers on one database', () => {
  it('write a single history [MKT-011]', { tags: 'nightly' }, async () => {
    const database = await copy();
    const [one, other] = [pastOf(database, start + 3 * hour), pastOf(database, start + 3 * hour)];
    await Promise.all([one.write(), other.write()]);
    expect(await gapsAt(database.pool, start + 3 * hour)).toEqual([]);
    expect((await mergesOf(database.pool, 900, 60)).wrong).toBe(0);
  });
});
