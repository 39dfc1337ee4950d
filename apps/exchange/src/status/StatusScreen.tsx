import { rowsState } from '../shared/serverState/loadedState';
import { useLoaded, type Loaded } from '../shared/serverState/useLoaded';
import { useServices } from '../shared/services/services';
import { currencyStatusQuery, type CurrencyStatuses } from '../entities/status/currencyStatus';
import { pairStatusQuery } from '../entities/status/pairStatus';
import type { CoinStatus } from './statusColumns';
import { refetchInterval } from './refresh';
import { StatusView } from './StatusView';

const coinsOf = (statuses: CurrencyStatuses): CoinStatus[] =>
  Object.entries(statuses).flatMap(([symbol, status]) => (status === undefined ? [] : [{ symbol, ...status }]));

/** The exchange's usual number, so that nothing moves when the rows arrive. */
const expected = { coins: 9, pairs: 10 } as const;

const isOutdated = ({ data, failure }: Loaded<unknown>): boolean => data !== undefined && failure !== undefined;

/** The status of every coin and pair, kept up to date by the live channels and reloaded every five minutes. */
export const StatusScreen = () => {
  const { client, config } = useServices();
  const coins = useLoaded({ ...currencyStatusQuery(client), refetchInterval });
  const pairs = useLoaded({ ...pairStatusQuery(client, config.exchangeId), refetchInterval });
  const times = [coins.result.dataUpdatedAt, pairs.result.dataUpdatedAt].filter((at) => at > 0);
  return (
    <StatusView
      coins={rowsState(coins, coins.data && coinsOf(coins.data), { expected: expected.coins })}
      pairs={rowsState(pairs, pairs.data, { expected: expected.pairs })}
      refreshedAt={times.length === 0 ? undefined : Math.min(...times)}
      isStale={isOutdated(coins) || isOutdated(pairs)}
      onRetry={() => {
        coins.retry();
        pairs.retry();
      }}
    />
  );
};
