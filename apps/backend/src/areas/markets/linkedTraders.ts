import { counted } from '@exchange/domain';
import type { Pool } from 'pg';
import { done, type Answer } from '../../operator/answer';
import { reading, type Given, type OperatorContext } from '../../operator/command';
import { spokenMoment } from '../../runtime/spokenMoment';

/** Two accounts used from the same network or device that traded with each other. */
interface LinkedTraders {
  one: string;
  other: string;
  pairs: string[];
  trades: number;
  lastAt: Date;
  isSameNetwork: boolean;
  isSameDevice: boolean;
}

const usualLength = 50;

/** The newest trades; all of them could take long to read. */
const looked = 200_000;

const readLinked = async (pool: Pick<Pool, 'query'>, most: number): Promise<LinkedTraders[]> => {
  const { rows } = await pool.query<LinkedTraders>(
    `with met as materialized (
       select least(maker.owner, taker.owner) as one, greatest(maker.owner, taker.owner) as other, trade.pair, trade.at
       from trade join trade_order maker on maker.id = maker_order join trade_order taker on taker.id = taker_order
       where trade.id > (select last_trade from exchange) - $1 and maker.owner <> taker.owner),
     couple as (
       select one, other, array_agg(distinct pair.name order by pair.name) as pairs, count(*)::integer as trades,
         max(at) as "lastAt"
       from met join pair on pair.id = met.pair group by one, other)
     select first.email as one, second.email as other, pairs, trades, "lastAt", shared.*
     from couple join trader first on first.unique_id = one join trader second on second.unique_id = other
     cross join lateral (
       select exists (select from known_place mine join known_place theirs using (address)
           where mine.unique_id = one and theirs.unique_id = other and address <> 'unknown') as "isSameNetwork",
         exists (select from known_device mine join known_device theirs using (device)
           where mine.unique_id = one and theirs.unique_id = other) as "isSameDevice") as shared
     where "isSameNetwork" or "isSameDevice" order by trades desc, one, other limit $2`,
    [looked, most],
  );
  return rows;
};

const sharedBy = ({ isSameNetwork, isSameDevice }: LinkedTraders): string => {
  if (isSameNetwork && isSameDevice) return 'the same network and device';
  return isSameDevice ? 'the same device' : 'the same network';
};

const lineOf = (linked: LinkedTraders): string => {
  const { one, other, pairs, trades, lastAt } = linked;
  return `${one} and ${other}: ${counted(trades, 'trade')} on ${pairs.join(', ')}, the last ${spokenMoment(lastAt)}; ${sharedBy(linked)}`;
};

const show = async ({ options: { last = usualLength } }: Given, { database }: OperatorContext): Promise<Answer> => {
  const linked = await readLinked(database.pool, last);
  return done(
    linked.length === 0
      ? 'No accounts that share a network or device have traded with each other.'
      : linked.map(lineOf),
    {
      linked: linked.map(({ lastAt, ...row }) => ({ ...row, lastAt: lastAt.toISOString() })),
    },
  );
};

export const linkedTradersCommand = reading({
  name: 'market linked',
  usage: '[--last 50]',
  meaning: 'accounts that share a network or device and trade with each other',
  takes: [0, 0],
  options: ['last'],
  run: show,
});
