import * as fc from 'fast-check';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCandleStore, type CandleStore } from '../areas/markets/candleStore';
import { connect, type DatabaseClient } from '../db/client';
import { createTestDatabase } from '../db/testing/testDatabase';
import { createDemoDatabase, openDemoMarket } from './testing/demoDatabase';
import { candlesSince, gapsAt, mergesOf } from './testing/storedCandles';

const start = Date.parse('2026-02-10T15:37:21Z');
const seconds = start / 1_000;
const hour = 3_600;
const day = 24 * hour;
const midnight = Math.floor(seconds / day) * day;

let seeded: Awaited<ReturnType<typeof createDemoDatabase>>;
let untouched: DatabaseClient;

beforeAll(async () => {
  seeded = await createDemoDatabase(inject('clusterUrl'), start);
  untouched = await seeded.copy();
});

afterAll(() => seeded.close());

describe('the past of the demo market', () => {
  it('has every minute of 2 days, quarter hour of 60, hour of a year and day of five years [MKT-005]', async () => {
    expect(await gapsAt(untouched.pool, seconds)).toEqual([]);
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

  it('is the same each time it is written [MKT-001]', async () => {
    const parts: unknown[] = [];
    const remembering = (store: CandleStore): CandleStore => ({
      ...store,
      writeHistory: (work) =>
        work({
          latest: () => Promise.resolve(seconds - 2 * hour),
          append: (length, candles) => Promise.resolve(void parts.push([length, candles])),
          rollUpSince: () => Promise.resolve(),
        }),
    });
    const { demo } = openDemoMarket(untouched, start, remembering);
    await demo.prepare();
    const first = parts.splice(0);
    await demo.prepare();
    expect(first.length).toBeGreaterThan(0);
    expect(parts).toEqual(first);
  });

  it('lands whole or not at all, so that the next start writes it whole [MKT-007]', async () => {
    const { connectionString, drop } = await createTestDatabase(inject('clusterUrl'));
    const database = connect({ connectionString, max: 2, onError: () => undefined });
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
    const { demo } = openDemoMarket(database, start, endingEarly);
    await expect(demo.prepare()).rejects.toThrow('The lights went out.');
    expect(await demo.isNew()).toBe(true);
    await database.close();
    await drop();
  });
});

describe('a market that was stopped', () => {
  it.each([
    ['10 minutes', 10 * 60],
    ['3 hours', 3 * hour],
    ['10 days', 10 * day],
    ['3 months', 90 * day],
  ])('for %s comes back without a gap [MKT-008]', async (_, length) => {
    const database = await seeded.copy();
    const again = openDemoMarket(database, start + length * 1_000);
    await again.demo.prepare();
    expect(await gapsAt(database.pool, again.seconds())).toEqual([]);
    await again.pass(60);
    await again.pass(60);
    expect(await gapsAt(database.pool, again.seconds())).toEqual([]);
    for (const [longer, shorter] of [[900, 60] as const, [3_600, 900] as const, [86_400, 3_600] as const])
      expect((await mergesOf(database.pool, longer, shorter)).wrong).toBe(0);
  });

  it('shows the figures and candles of one that ran through, whenever that is [MKT-009]', async () => {
    const [onOne, onOther] = [await seeded.copy(), await seeded.copy()];
    const through = openDemoMarket(onOne, start);
    await through.demo.prepare();
    const steps = fc.array(fc.integer({ min: 1, max: 110 }), { minLength: 3, maxLength: 25 });
    const runOnAndRestart = fc.asyncProperty(steps, async (moves) => {
      for (const move of moves) await through.pass(move);
      const restarted = openDemoMarket(onOther, through.seconds() * 1_000);
      await restarted.demo.prepare();
      expect(restarted.market.stats()).toEqual(through.market.stats());
      expect(restarted.market.running('XDC-USDT')).toEqual(through.market.running('XDC-USDT'));
      expect(await candlesSince(onOther.pool, midnight)).toEqual(await candlesSince(onOne.pool, midnight));
    });
    // Time cannot be taken back, so a failure is shown as it came.
    await fc.assert(runOnAndRestart, { numRuns: 5, endOnFailure: true });
  });

  it('by a machine that slept fills the gap and tells that every pair moved [MKT-010]', async () => {
    const database = await seeded.copy();
    const slept = openDemoMarket(database, start);
    await slept.demo.prepare();
    await slept.pass(5 * hour);
    expect(slept.told).toHaveLength(1);
    expect(slept.told[0]).toHaveLength(12);
    expect(await gapsAt(database.pool, slept.seconds())).toEqual([]);
  });

  it('does not go back when the clock does [MKT-010]', async () => {
    const { demo, pass, market } = openDemoMarket(untouched, start);
    await demo.prepare();
    await pass(30);
    const before = market.stats();
    await pass(-20);
    expect(market.stats()).toEqual(before);
  });
});

describe('two servers on one database', () => {
  it('write one past together [MKT-011]', async () => {
    const database = await seeded.copy();
    const [one, other] = [openDemoMarket(database, start), openDemoMarket(database, start)];
    for (const { sleep } of [one, other]) sleep(3 * hour);
    await Promise.all([one.demo.prepare(), other.demo.prepare()]);
    await Promise.all([one.pass(60), other.pass(60)]);
    expect(await gapsAt(database.pool, one.seconds())).toEqual([]);
    expect(one.market.stats()).toEqual(other.market.stats());
  });
});

describe('while the database is gone', () => {
  const openOnDatabaseThatGoes = async () => {
    const database = await seeded.copy();
    let isGone = false;
    const market = openDemoMarket(database, start, (store) => ({
      ...store,
      keepMinutes: (minutes) => (isGone ? Promise.reject(new Error('gone')) : store.keepMinutes(minutes)),
    }));
    await market.demo.prepare();
    return { ...market, database, lose: () => (isGone = true), find: () => (isGone = false) };
  };

  it('the market goes on, and stores its minutes later [MKT-012]', async () => {
    const { pass, lose, find, database, told, seconds: now } = await openOnDatabaseThatGoes();
    lose();
    for (let minute = 0; minute < 4; minute += 1) await expect(pass(60)).rejects.toThrow('gone');
    expect(told).toHaveLength(4);
    find();
    await pass(60);
    expect(await gapsAt(database.pool, now())).toEqual([]);
    expect((await mergesOf(database.pool, 900, 60)).wrong).toBe(0);
  });

  it('and the machine then sleeps for days, what was longest known stays as it was [MKT-012]', async () => {
    const { pass, lose, find, database, seconds: now } = await openOnDatabaseThatGoes();
    lose();
    await expect(pass(60)).rejects.toThrow('gone');
    find();
    for (const length of [10 * day, 1, 60, 60]) await pass(length);
    expect(await gapsAt(database.pool, now())).toEqual([]);
    const lastQuarter = (pool: Pool) =>
      createCandleStore(pool).read('XDC-USDT', 900, Math.floor(seconds / 900) * 900, seconds);
    expect(await lastQuarter(database.pool)).toEqual(await lastQuarter(untouched.pool));
  });

  it('a minute that was stored without a word of it does no harm when it is stored again [MKT-012]', async () => {
    const database = await seeded.copy();
    let isUnheard = true;
    const {
      demo,
      pass,
      seconds: now,
    } = openDemoMarket(database, start, (store) => ({
      ...store,
      keepMinutes: async (minutes) => {
        await store.keepMinutes(minutes);
        if (isUnheard) throw new Error('connection lost');
      },
    }));
    await demo.prepare();
    await expect(pass(60)).rejects.toThrow('connection lost');
    isUnheard = false;
    await pass(60);
    expect(await gapsAt(database.pool, now())).toEqual([]);
    expect((await mergesOf(database.pool, 900, 60)).wrong).toBe(0);
  });
});

describe('as time goes by', () => {
  it('what is older than it is kept is forgotten, and longer candles still tell of it [MKT-013]', async () => {
    const database = await seeded.copy();
    const market = openDemoMarket(database, start);
    await market.demo.prepare();
    for (const length of [3 * day, 60, 60]) await market.pass(length);
    const { rows } = await database.pool.query<{ seconds: number; days: number }>(
      'select seconds, ceil(($1 - min(at)) / 86400.0)::integer as days from candle group by seconds order by seconds',
      [market.seconds()],
    );
    const kept = rows.map(({ days }) => days);
    [3, 61, 366, 1_826].forEach((most, index) => expect(kept[index]).toBeLessThanOrEqual(most));
    expect(await gapsAt(database.pool, market.seconds())).toEqual([]);
  });
});

describe('the pace of the demo market', () => {
  it('is the clock: it moves by itself until it is stopped [MKT-014]', async () => {
    const { demo, sleep, told } = openDemoMarket(untouched, start);
    await demo.prepare();
    demo.start();
    sleep(10);
    await expect.poll(() => told.length).toBe(1);
    sleep(10);
    await expect.poll(() => told.length).toBe(2);
    await demo.stop();
    sleep(10);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(told).toHaveLength(2);
  });
});
