import { listSizes, pairs, type Pair, type Side } from '@exchange/domain';
import type { Pool } from 'pg';
import { chance } from '../market/noise';
import { unitsText } from '../market/units';
import { gridSeconds, pastTrade } from './pastTrades';

interface SeededTrade {
  id: number;
  pair: number;
  price: string;
  amount: string;
  takerSide: Side;
  at: Date;
}

const sideOf = (pair: Pair, at: number): Side => (chance(Number(pair.id) + 1_409, at) < 0.5 ? 'buy' : 'sell');

/** Each of the last trades that the candles before this second tell of, newest first. */
const lastTrades = (pair: Pair, before: number): SeededTrade[] => {
  const trades: SeededTrade[] = [];
  for (let at = before - gridSeconds; trades.length < listSizes.tape; at -= gridSeconds) {
    const trade = pastTrade(pair, at);
    if (!trade) continue;
    trades.push({
      id: -1 - trades.length,
      pair: Number(pair.id),
      price: unitsText(trade.price, pair.priceDecimals),
      amount: unitsText(trade.lots, pair.amountDecimals),
      takerSide: sideOf(pair, at),
      at: new Date(at * 1_000),
    });
  }
  return trades;
};

/** Fills the tapes of an exchange where nothing was traded yet, up to the end of its last whole minute. */
export const seedTrades = async (pool: Pick<Pool, 'query'>, before: number): Promise<void> => {
  const trades = pairs.flatMap((pair) => lastTrades(pair, before));
  await pool.query(
    `insert into past_trade (id, pair, price, amount, taker_side, at)
     select * from unnest($1::bigint[], $2::integer[], $3::numeric[], $4::numeric[], $5::text[], $6::timestamptz[])
     where not exists (select from trade) and not exists (select from past_trade)
     on conflict do nothing`,
    [
      trades.map(({ id }) => id),
      trades.map(({ pair }) => pair),
      trades.map(({ price }) => price),
      trades.map(({ amount }) => amount),
      trades.map(({ takerSide }) => takerSide),
      trades.map(({ at }) => at),
    ],
  );
};
