import { ledgerDecimals, roundDown, toUnits, usdPairs, type LedgerUnits, type PairName } from '@exchange/domain';
import { plainDecimal } from '#db/plainDecimal';
import type { Queries } from '#exchange/sql/statement';
import { allUsdPrices, type UsdPrices } from '#marketData/usdPrices';
import type { XdcPrices } from '#marketData/xdcPrices';

export type PriceOfCoin = (asset: string) => LedgerUnits | undefined;

export const priceOfCoin = (prices: UsdPrices): PriceOfCoin => {
  const units = new Map<string, LedgerUnits>(
    Object.entries(prices).map(([asset, price]) => [asset, toUnits(roundDown(price, ledgerDecimals))] as const),
  );
  return (asset) => units.get(asset);
};

const pricesFrom = (closes: ReadonlyMap<string, string>, set: XdcPrices): PriceOfCoin =>
  priceOfCoin(allUsdPrices((pair: PairName) => closes.get(pair), set));

const usdPairNames = usdPairs.map(({ name }) => name);

interface Row {
  key: string;
  pair: string;
  price: string | null;
}

const grouped = (rows: readonly Row[], set: XdcPrices): Map<number, PriceOfCoin> => {
  const closes = new Map<number, Map<string, string>>();
  for (const { key, pair, price } of rows) {
    const known = closes.get(Number(key)) ?? new Map<string, string>();
    if (price !== null) known.set(pair, plainDecimal(price));
    closes.set(Number(key), known);
  }
  return new Map([...closes].map(([key, known]) => [key, pricesFrom(known, set)]));
};

const minuteMs = 60_000;

/**
 * What each coin was worth at these moments, in USD: at the reference price of that minute. From before these were kept
 * only candles are left; the last that had ended counts, so that nobody's deposit is worth what it made of the price.
 */
export const readPricesThen = async (
  client: Queries,
  moments: readonly number[],
  set: XdcPrices,
): Promise<(at: number) => PriceOfCoin | undefined> => {
  const minutes = [...new Set(moments.map((at) => Math.floor(at / minuteMs)))];
  const { rows } = await client.query<Row>({
    name: 'portfolio-prices-then',
    text: `select minute as key, pair.name as pair, coalesce(
             (select price from reference_price_past as past
              where past.pair = pair.id and past.minute <= wanted.minute order by past.minute desc limit 1),
             (select close from candle where seconds = 3600 and candle.pair = pair.name
              and at <= wanted.minute * 60 - 3600 order by at desc limit 1),
             (select close from candle where seconds = 86400 and candle.pair = pair.name
              and at <= wanted.minute * 60 - 86400 order by at desc limit 1)) as price
           from unnest($1::bigint[]) as wanted (minute) cross join pair where pair.name = any ($2::text[])`,
    values: [minutes, usdPairNames],
  });
  const prices = grouped(rows, set);
  return (at) => prices.get(Math.floor(at / minuteMs));
};

const startOf = (day: string): number => Date.parse(day) / 1_000;

/** What each coin was worth at the end of these days, in UTC. */
export const readDayPrices = async (
  client: Queries,
  days: readonly string[],
  set: XdcPrices,
): Promise<(day: string) => PriceOfCoin | undefined> => {
  const { rows } = await client.query<Row>({
    name: 'portfolio-day-prices',
    text: `select day as key, pair, (select close from candle where seconds = 86400 and candle.pair = wanted.pair
             and at <= day order by at desc limit 1) as price
           from unnest($1::bigint[]) as days (day) cross join unnest($2::text[]) as wanted (pair)`,
    values: [days.map(startOf), usdPairNames],
  });
  const prices = grouped(rows, set);
  return (day) => prices.get(startOf(day));
};
