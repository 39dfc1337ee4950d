import { pairs } from '@exchange/domain';
import type { Pool } from 'pg';
import { storedLengths, type StoredLength } from '../../marketData/candleStore';

const day = 86_400;

/** How far back each length must go, in seconds. */
const promised: Readonly<Record<StoredLength, number>> = {
  60: 2 * day,
  900: 60 * day,
  3_600: 365 * day,
  86_400: 5 * 365 * day,
};

const wholeBefore = (at: number, seconds: number): number => Math.floor(at / seconds) * seconds;

/** Missing candles at a given second, one line for each pair and length. */
export const gapsAt = async (pool: Pool, now: number): Promise<string[]> => {
  const gaps: string[] = [];
  for (const seconds of storedLengths) {
    const first = wholeBefore(now - promised[seconds], seconds) + seconds;
    // The running minute isn't stored yet; longer candles have what there is so far, if anything.
    const last = wholeBefore(wholeBefore(now, 60) - 60, seconds);
    const { rows } = await pool.query<{ pair: string; count: number }>(
      `select pair, count(*)::integer as count from candle
       where seconds = $1 and at between $2 and $3 group by pair`,
      [seconds, first, last],
    );
    const counts = new Map(rows.map(({ pair, count }) => [pair, count]));
    const wanted = (last - first) / seconds + 1;
    for (const { name } of pairs) {
      const missing = wanted - (counts.get(name) ?? 0);
      if (missing !== 0) gaps.push(`${name} lacks ${missing} of ${wanted} candles of ${seconds} s`);
    }
  }
  return gaps;
};

/** All candles since a second, one line each, for comparison with another database. */
export const candlesSince = async (pool: Pool, at: number): Promise<string[]> => {
  const { rows } = await pool.query<{ line: string }>(
    `select concat_ws(' ', pair, seconds, at, open, high, low, close, volume) as line from candle
     where at >= $1 order by pair, seconds, at`,
    [at],
  );
  return rows.map(({ line }) => line);
};

/** The number of candles whose shorter parts all exist, and how many of those aren't their merge. */
export const mergesOf = async (pool: Pool, seconds: StoredLength, shorter: StoredLength) => {
  const { rows } = await pool.query<{ compared: number; wrong: number }>(
    `with parts as (
       select pair, at - at % $1::bigint as start, max(high) as high, min(low) as low, sum(volume) as volume,
              min(at) as first, max(at) as last
       from candle where seconds = $2::integer group by 1, 2 having count(*) = $1::integer / $2::integer
     )
     select count(*)::integer as compared,
            (count(*) filter (where (whole.open, whole.high, whole.low, whole.close, whole.volume)
               is distinct from (opening.open, parts.high, parts.low, closing.close, parts.volume)))::integer as wrong
     from parts
     left join candle whole on whole.pair = parts.pair and whole.seconds = $1::integer and whole.at = parts.start
     join candle opening on opening.pair = parts.pair and opening.seconds = $2::integer and opening.at = parts.first
     join candle closing on closing.pair = parts.pair and closing.seconds = $2::integer and closing.at = parts.last`,
    [seconds, shorter],
  );
  return { compared: rows[0]?.compared ?? 0, wrong: rows[0]?.wrong ?? 0 };
};
