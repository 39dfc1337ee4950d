import type { ExchangeClient } from '@exchange/api';
import { findPair, readWire, type DecimalText, type PairName } from '@exchange/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unwrap } from '#shared/serverState/callFailed.ts';
import { useServices } from '#shared/services/services.ts';

export type DayPricesByPair = ReadonlyMap<PairName, readonly DecimalText[]>;

const refreshMs = 5 * 60_000;

/** Not by way of `queryOptions` and `useQuery`, whose file is the trading screen's and larger than all of this. */
const dayPricesQuery = (client: Pick<ExchangeClient, 'markets'>) => ({
  queryKey: ['markets', 'day prices'],
  staleTime: refreshMs / 2,
  queryFn: async (): Promise<DayPricesByPair> => {
    const { data } = unwrap(await client.markets.dayPrices());
    return new Map(
      data.flatMap(({ pairName, prices }) => {
        const pair = findPair(pairName);
        const read = prices.flatMap((price) => readWire(price) ?? []);
        return pair === undefined ? [] : [[pair.name, read] as const];
      }),
    );
  },
});

/** Loads them now and then. They are an extra: without them nothing is said. */
export const DayPrices = ({ onLoad }: { onLoad: (prices: DayPricesByPair) => void }) => {
  const { client } = useServices();
  const queries = useQueryClient();
  useEffect(() => {
    let isShown = true;
    const load = (): void => {
      queries.query(dayPricesQuery(client)).then(
        (prices) => isShown && onLoad(prices),
        () => undefined,
      );
    };
    load();
    const timer = setInterval(load, refreshMs);
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, [client, queries, onLoad]);
  return null;
};
