import { rowsState, unloaded } from '#shared/serverState/loadedState.ts';
import { useLoaded, type Loaded } from '#shared/serverState/useLoaded.ts';
import { useServices } from '#shared/services/services.ts';
import { currencyStatusQuery, type CurrencyStatuses } from '#entities/status/currencyStatus.ts';
import { pairStatusQuery } from '#entities/status/pairStatus.ts';
import type { IncidentsState } from './Incidents';
import { incidentsQuery, type Incident } from './incident';
import type { CoinStatus } from './statusColumns';
import { StatusView } from './StatusView';
import { pollFailed } from '#shared/serverState/polling.ts';

const refreshMs = 5 * 60_000;

/** Loaded data is fresh for five minutes; a failure is retried soon. */
export const refetchInterval = (query: Parameters<typeof pollFailed>[0]): number => pollFailed(query) || refreshMs;

const coinsOf = (statuses: CurrencyStatuses): CoinStatus[] =>
  Object.entries(statuses).flatMap(([symbol, status]) => (status === undefined ? [] : [{ symbol, ...status }]));

/** The exchange's usual number, so that nothing moves when the rows arrive. */
const expected = { coins: 9, pairs: 10 } as const;

const isOutdated = ({ data, failure }: Loaded<unknown>): boolean => data !== undefined && failure !== undefined;

const incidentsState = (loaded: Loaded<readonly Incident[]>): IncidentsState | undefined => {
  if (loaded.failure?.code === 'not-built') return undefined;
  return loaded.data === undefined ? unloaded(loaded) : { kind: 'ready', incidents: loaded.data };
};

/** The status of every coin and pair, kept up to date by the live channels and reloaded every five minutes. */
export const StatusScreen = () => {
  const { client, config, now } = useServices();
  const coins = useLoaded({ ...currencyStatusQuery(client), refetchInterval });
  const pairs = useLoaded({ ...pairStatusQuery(client, config.exchangeId), refetchInterval });
  const incidents = useLoaded({ ...incidentsQuery(client), refetchInterval });
  const times = [coins.result.dataUpdatedAt, pairs.result.dataUpdatedAt].filter((at) => at > 0);
  return (
    <StatusView
      coins={rowsState(coins, coins.data && coinsOf(coins.data), { expected: expected.coins })}
      pairs={rowsState(pairs, pairs.data, { expected: expected.pairs })}
      refreshedAt={times.length === 0 ? undefined : Math.min(...times)}
      incidents={incidentsState(incidents)}
      now={now()}
      isStale={isOutdated(coins) || isOutdated(pairs)}
      onRetry={() => {
        coins.retry();
        pairs.retry();
      }}
    />
  );
};
