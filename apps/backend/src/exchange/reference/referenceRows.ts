import { fromUnits, readPairName, toUnits, usdPairs } from '@exchange/domain';
import { plainDecimal } from '../../db/plainDecimal';
import { findMarket } from '../market';
import { textColumn } from '../sql/columns';
import type { RowWriter } from '../sql/rows';
import type { Queries, Statement } from '../sql/statement';
import type { Reference, ReferenceAlert } from './reference';
import { emptyReferences, kept, type References } from './references';

/** The closes and hours of a reference price, as they are stored: figures as text. */
interface Recent {
  closes: readonly (readonly [price: string, isTraded: boolean])[];
  hours: readonly (readonly [hour: number, low: string, high: string])[];
  /** Missing where an earlier version wrote the row. */
  turnover?: string;
}

interface ReferenceRow {
  name: string;
  price: string;
  minute: string;
  lastTrade: string;
  tradedIn: string;
  alert: ReferenceAlert | null;
  recent: Recent;
  /** The trades after those taken into account. */
  latestPrice: string | null;
  latestAmount: string | null;
}

const recentOf = ({ closes, hours, turnover }: Reference): Recent => ({
  closes: closes.map(({ price, isTraded }) => [fromUnits(price), isTraded]),
  hours: hours.map(({ hour, low, high }) => [hour, fromUnits(low), fromUnits(high)]),
  turnover: fromUnits(turnover),
});

/** Their past prices are kept, for what arrived at them. */
const keptPairs = usdPairs.map(({ name }) => name);

/** All of them, with the group that moved them. */
export const writeReferences = ({ pairs, minute }: References): Statement => ({
  name: 'exchange-write-references',
  text: `with moved as (
           select * from jsonb_to_recordset($1::jsonb) as moved
             (pair integer, price numeric, minute bigint, last_trade bigint, traded_in bigint, alert text, recent jsonb)
         ), past as (
           insert into reference_price_past (pair, minute, price)
           select pair, minute, price from moved
           where pair in (select id from pair where name = any ($2::text[]))
             and not exists (select from reference_price as before where before.pair = moved.pair and before.price = moved.price)
           on conflict (pair, minute) do update set price = excluded.price
         )
         insert into reference_price (pair, price, minute, last_trade, traded_in, alert, recent)
         select * from moved
         on conflict (pair) do update set price = excluded.price, minute = excluded.minute,
           last_trade = excluded.last_trade, traded_in = excluded.traded_in, alert = excluded.alert,
           recent = excluded.recent`,
  values: [
    JSON.stringify(
      Array.from(pairs, ([name, reference]) => ({
        pair: findMarket(name)?.id,
        price: fromUnits(reference.price),
        minute,
        last_trade: reference.lastTrade,
        traded_in: reference.tradedIn,
        alert: reference.alert ?? null,
        recent: recentOf(reference),
      })),
    ),
    keptPairs,
  ],
});

export interface Strayed {
  trader: string;
  until: number;
}

/** The last row of a trader counts. */
export const putStrayed: RowWriter<Strayed> = (rows, { at }) => {
  const until = new Map(rows.map((row) => [row.trader, row.until]));
  return {
    name: 'exchange-put-strayed',
    text: `with gone as (delete from strayed_trader where until <= $3 and trader <> all ($1::text[]))
           insert into strayed_trader (trader, until) select * from unnest($1::text[], $2::timestamptz[])
           on conflict (trader) do update set until = excluded.until`,
    values: [
      textColumn([...until.keys()], (trader) => trader),
      [...until.values()].map((ms) => new Date(ms)),
      new Date(at),
    ],
  };
};

const readStrayed = async (client: Queries): Promise<Map<string, number>> => {
  const { rows } = await client.query<{ trader: string; until: Date }>('select trader, until from strayed_trader');
  return new Map(rows.map(({ trader, until }) => [trader, until.getTime()]));
};

const toReference = ({ price, tradedIn, alert, recent }: ReferenceRow): Reference => ({
  price: toUnits(plainDecimal(price)),
  closes: recent.closes.map(([close, isTraded]) => ({ price: toUnits(close), isTraded })),
  tradedIn: Number(tradedIn),
  hours: recent.hours.map(([hour, low, high]) => ({ hour, low: toUnits(low), high: toUnits(high) })),
  turnover: toUnits(recent.turnover ?? '0'),
  alert: alert ?? undefined,
});

/** As they were after the last group, with the trades since the last movement. */
export const readReferences = async (client: Queries): Promise<References> => {
  const references = emptyReferences();
  const { rows: purposes } = await client.query<{ isReal: boolean }>(
    `select exists (select from database_kind where kind = 'real') as "isReal"`,
  );
  references.mustBeSet = purposes[0]?.isReal === true;
  references.strayed = await readStrayed(client);
  const { rows } = await client.query<ReferenceRow>(
    `select pair.name, reference.price, minute, last_trade as "lastTrade", traded_in as "tradedIn", alert, recent,
       latest.price as "latestPrice", latest.amount as "latestAmount"
     from reference_price as reference join pair on pair.id = reference.pair,
       lateral (select (array_agg(trade.price order by trade.id desc))[1] as price, sum(trade.amount) as amount
                from trade where trade.pair = reference.pair and trade.id > last_trade) as latest
     order by pair.id`,
  );
  for (const row of rows) {
    const name = readPairName(row.name);
    const market = name && findMarket(name);
    if (!market) continue;
    references.pairs.set(market.pair.name, kept(market.pair.name, toReference(row), Number(row.lastTrade)));
    references.minute = Math.max(references.minute, Number(row.minute));
    const [price, amount] = [row.latestPrice, row.latestAmount];
    if (price !== null && amount !== null)
      references.latest.set(market.pair.name, {
        ticks: market.ticks(plainDecimal(price)),
        amount: toUnits(plainDecimal(amount)),
      });
  }
  return references;
};
