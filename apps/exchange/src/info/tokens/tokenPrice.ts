import type { ExchangeClient } from '@exchange/api';
import { readWire, usdPairs, type AssetSymbol, type DecimalText, type Pair } from '@exchange/domain';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#shared/serverState/callFailed.ts';

export interface TokenPrice {
  /** What one is worth; undefined if nothing says so. */
  usd: DecimalText | undefined;
  /** The market that the price, the change and the week come from; undefined if it has none in dollars. */
  pair: Pair | undefined;
  percentChange: DecimalText | undefined;
  isStale: boolean;
  /** Hourly prices of the last 7 days, oldest first; undefined until they have loaded. */
  week: readonly DecimalText[] | undefined;
  /** What the setting says one is worth in XDC, for coins without any market. */
  xdc: DecimalText | undefined;
}

/** Where a coin is priced in dollars. */
export const dollarPairOf = (symbol: AssetSymbol): Pair | undefined => usdPairs.find(({ base }) => base === symbol);

const hour = 3_600;
const week = 7 * 24 * hour;

/** Candles that the exchange has for its charts. A new hour is a new question. */
export const weekQuery = (client: Pick<ExchangeClient, 'markets'>, pair: Pair | undefined, now: number) => {
  const to = Math.ceil(now / 1000 / hour) * hour;
  return queryOptions({
    queryKey: ['markets', 'week', pair?.name, to],
    enabled: pair !== undefined,
    queryFn: async ({ signal }): Promise<readonly DecimalText[]> => {
      if (pair === undefined) return [];
      const range = { from: to - week, to, resolution: '60', limit: week / hour } as const;
      const asked = { pair: pair.name, fsym: pair.base, tsym: pair.quote, ...range };
      const { c = [] } = unwrap(await client.markets.candles(asked, { signal }));
      return c.flatMap((close) => readWire(close) ?? []);
    },
  });
};
