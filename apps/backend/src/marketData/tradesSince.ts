import { pairs, type PairName } from '@exchange/domain';
import type { Pool } from 'pg';
import { plainDecimal } from '../db/plainDecimal';
import type { Tick } from './tick';

export interface StoredTrade extends Tick {
  id: number;
}

interface Row {
  id: string;
  pair: number;
  price: string;
  amount: string;
  at: Date;
}

const names = new Map<number, PairName>(pairs.map(({ id, name }) => [Number(id), name]));

/** Trades are read in pages, newest first, until the start is reached, however many there are. */
const pageSize = 5_000;

const toTrades = ({ id, pair, price, amount, at }: Row): StoredTrade[] => {
  const name = names.get(pair);
  if (name === undefined) return [];
  const seconds = Math.floor(at.getTime() / 1_000);
  return [{ id: Number(id), pair: name, price: plainDecimal(price), amount: plainDecimal(amount), at: seconds }];
};

/** Enough for an hour of a busy exchange. A clock that is years behind would otherwise read every trade. */
const most = 20 * pageSize;

/** The trades since a second, oldest first; if there are too many, only the newest. */
export const tradesSince = async (pool: Pick<Pool, 'query'>, second: number): Promise<StoredTrade[]> => {
  const trades: StoredTrade[] = [];
  let before: string | undefined;
  for (;;) {
    const { rows } = await pool.query<Row>(
      `select id, pair, price, amount, at from trade where id < coalesce($1::bigint, 9223372036854775807)
       order by id desc limit ${pageSize}`,
      [before],
    );
    const found = rows.flatMap(toTrades);
    trades.push(...found.filter(({ at }) => at >= second));
    before = rows.at(-1)?.id;
    const oldest = found.at(-1)?.at ?? 0;
    if (rows.length < pageSize || oldest < second || trades.length >= most) return trades.reverse();
  }
};
