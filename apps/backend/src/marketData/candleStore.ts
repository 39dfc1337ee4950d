import { readPairName, type Candle, type DecimalText, type PairName } from '@exchange/domain';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../db/onConnection';
import { plainDecimal } from '../db/plainDecimal';

/** The stored lengths, in seconds. All others are computed from them on request. */
export const storedLengths = [60, 900, 3_600, 86_400] as const;

export type StoredLength = (typeof storedLengths)[number];

export interface StoredCandle extends Candle {
  pair: PairName;
}

const insertText = `
  insert into candle (pair, seconds, at, open, high, low, close, volume)
  select pair, $1::integer, at, open, high, low, close, volume
  from unnest($2::text[], $3::bigint[], $4::numeric[], $5::numeric[], $6::numeric[], $7::numeric[], $8::numeric[])
    as given (pair, at, open, high, low, close, volume)`;

const setAnew = `set open = excluded.open, high = excluded.high, low = excluded.low,
  close = excluded.close, volume = excluded.volume`;

const append = { name: 'append-candles', text: insertText };

/** For candles that may already be stored, because a commit's confirmation was lost. */
const insert = { name: 'insert-candles', text: `${insertText} on conflict do nothing` };

const rollUp = {
  name: 'roll-up-candles',
  text: `
    insert into candle (pair, seconds, at, open, high, low, close, volume)
    select pair, $1::integer, (at / $1::integer) * $1::integer as start,
           (array_agg(open order by at))[1], max(high), min(low), (array_agg(close order by at desc))[1], sum(volume)
    from candle
    where seconds = $2::integer and at >= ($3::bigint / $1::integer) * $1::integer
    group by pair, start
    on conflict (pair, seconds, at) do update ${setAnew}`,
};

type Row = Record<'at' | 'open' | 'high' | 'low' | 'close' | 'volume', string>;

const toCandle = ({ at, ...figures }: Row): Candle => ({ at: Number(at), ...figures });

/** For stored candles that may lack trades. */
const replace = {
  name: 'replace-candles',
  text: `${insertText} on conflict (pair, seconds, at) do update ${setAnew}`,
};

/** Serialises writers of candles: two servers on one database must not write the same history. */
const writersLock = 7_302_118;

const write = async (
  client: PoolClient,
  statement: typeof insert,
  seconds: StoredLength,
  candles: readonly StoredCandle[],
): Promise<void> => {
  if (candles.length === 0) return;
  const columns = (['pair', 'at', 'open', 'high', 'low', 'close', 'volume'] as const).map((key) =>
    candles.map((candle) => candle[key]),
  );
  await client.query({ ...statement, values: [seconds, ...columns] });
};

/** Start in seconds, by length. */
type Since = Readonly<Partial<Record<StoredLength, number>>>;

/** Rebuilds longer candles from the given moments on, each from the next shorter length. */
const rollUpSince = async (client: PoolClient, since: Since): Promise<void> => {
  for (const [index, seconds] of storedLengths.entries()) {
    const shorter = storedLengths[index - 1];
    const from = since[seconds];
    if (shorter !== undefined && from !== undefined)
      await client.query({ ...rollUp, values: [seconds, shorter, from] });
  }
};

const latest = async (
  client: Pool | PoolClient,
  seconds: StoredLength,
  before?: number,
): Promise<number | undefined> => {
  const { rows } = await client.query<{ at: string | null }>(
    'select max(at) as at from candle where seconds = $1 and at < coalesce($2::bigint, 9223372036854775807)',
    [seconds, before],
  );
  const at = rows[0]?.at;
  return at === null || at === undefined ? undefined : Number(at);
};

const historyIn = (client: PoolClient) => ({
  latest: (seconds: StoredLength) => latest(client, seconds),
  /** Stores candles that don't exist yet. */
  append: (seconds: StoredLength, candles: readonly StoredCandle[]) => write(client, append, seconds, candles),
  /** Stores candles and leaves existing ones unchanged. */
  fill: (seconds: StoredLength, candles: readonly StoredCandle[]) => write(client, insert, seconds, candles),
  rollUpSince: (since: Since) => rollUpSince(client, since),
});

/** Writes past candles, all in one transaction. */
export type History = ReturnType<typeof historyIn>;

export type CandleStore = ReturnType<typeof createCandleStore>;

export const createCandleStore = (pool: Pool) => {
  const alone = (work: (client: PoolClient) => Promise<void>): Promise<void> =>
    inTransaction(pool, 'begin', async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [writersLock]);
      await work(client);
    });

  /** Stores whole minutes, and updates all longer candles that contain them. */
  const writeMinutes = async (statement: typeof insert, minutes: readonly StoredCandle[]): Promise<void> => {
    if (minutes.length === 0) return;
    const first = Math.min(...minutes.map(({ at }) => at));
    await alone(async (client) => {
      await write(client, statement, 60, minutes);
      await rollUpSince(client, { 900: first, 3_600: first, 86_400: first });
    });
  };

  return {
    /** Start of the newest candle, or of the newest before a given moment. */
    latest: (seconds: StoredLength, before?: number) => latest(pool, seconds, before),
    write: (seconds: StoredLength, candles: readonly StoredCandle[]) =>
      alone((client) => write(client, insert, seconds, candles)),
    writeHistory: (work: (history: History) => Promise<void>) => alone((client) => work(historyIn(client))),
    /** Stores ended minutes. Existing ones stay as they are. */
    keepMinutes: (minutes: readonly StoredCandle[]) => writeMinutes(insert, minutes),
    /** Stores minutes and replaces existing ones. */
    replaceMinutes: (minutes: readonly StoredCandle[]) => writeMinutes(replace, minutes),
    read: async (pair: string, seconds: StoredLength, from: number, to: number): Promise<Candle[]> => {
      const { rows } = await pool.query<Row>({
        name: 'read-candles',
        text: `select at, trim_scale(open) as open, trim_scale(high) as high, trim_scale(low) as low,
                 trim_scale(close) as close, trim_scale(volume) as volume from candle
               where pair = $1 and seconds = $2 and at >= $3 and at < $4 order by at`,
        values: [pair, seconds, from, to],
      });
      return rows.map(toCandle);
    },
    /** The newest close of each pair, however old. */
    lastCloses: async (): Promise<Map<PairName, DecimalText>> => {
      const { rows } = await pool.query<{ pair: string; close: string }>(
        'select distinct on (pair) pair, close from candle where seconds = 86400 order by pair, at desc',
      );
      return new Map(
        rows.flatMap(({ pair, close }) => {
          const name = readPairName(pair);
          return name === undefined ? [] : [[name, plainDecimal(close)] as const];
        }),
      );
    },
    /** Start of the oldest of the newest `count` candle times; undefined if there are fewer. */
    newest: async (seconds: StoredLength, count: number): Promise<number | undefined> => {
      const { rows } = await pool.query<{ at: string }>(
        'select distinct at from candle where seconds = $1 order by at desc limit 1 offset $2',
        [seconds, count - 1],
      );
      const at = rows[0]?.at;
      return at === undefined ? undefined : Number(at);
    },
    forgetBefore: async (seconds: StoredLength, at: number): Promise<void> => {
      await pool.query('delete from candle where seconds = $1 and at < $2', [seconds, at]);
    },
  };
};
