import { describe, expect, inject, it } from 'vitest';
import { connect } from '../db/client';
import { createTestDatabase } from '../db/testing/testDatabase';
import { tradesSince } from './tradesSince';

const lastSecond = 101_000;

/** A trade each second. */
const fill = `insert into trade (id, pair, price, amount, taker_side, maker_order, taker_order, at)
  select second, 1, 3000, 1, 'buy', 1, 2, to_timestamp(second) from generate_series(1, ${lastSecond}) as second`;

describe('the trades since a moment', () => {
  it('come oldest first, and a clock that is years behind reads only the newest 100,000 [MKT-097]', async () => {
    const { connectionString, drop } = await createTestDatabase(inject('clusterUrl'));
    const { pool, close } = connect({ connectionString, max: 1, onError: () => undefined });
    try {
      await pool.query(fill);
      const late = await tradesSince(pool, lastSecond - 2);
      expect(late.map(({ at }) => at)).toEqual([lastSecond - 2, lastSecond - 1, lastSecond]);
      const all = await tradesSince(pool, 0);
      expect([all.length, all[0]?.at, all.at(-1)?.at]).toEqual([100_000, 1_001, lastSecond]);
    } finally {
      await close();
      await drop();
    }
  });
});
