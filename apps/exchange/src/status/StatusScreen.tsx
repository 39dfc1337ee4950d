import { failureText } from '@exchange/domain';
import type { RowsState } from '@exchange/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { failureOf } from '../shared/serverState/callFailed';
import { useServices } from '../shared/services/services';
import { currencyStatusQuery, type CurrencyStatuses } from './currencyStatus';
import { pairStatusQuery } from './pairStatus';
import type { CoinStatus } from './statusColumns';
import { refetchInterval } from './refresh';
import { StatusView } from './StatusView';

const coinsOf = (statuses: CurrencyStatuses): CoinStatus[] =>
  Object.entries(statuses).flatMap(([symbol, status]) => (status === undefined ? [] : [{ symbol, ...status }]));

/** The exchange's usual number, so that nothing moves when the rows arrive. */
const expected = { coins: 9, pairs: 10 } as const;

const rowsState = <Data, Row>(
  { data, error, isFetching, refetch }: UseQueryResult<Data>,
  rows: (data: Data) => readonly Row[],
  expectedRows: number,
): RowsState<Row> => {
  if (data !== undefined) return { kind: 'ready', rows: rows(data), isRefreshing: isFetching };
  const failure = failureOf(error);
  if (failure === undefined) return { kind: 'loading', rows: expectedRows };
  const text = failureText(failure, 'repeatable');
  return { kind: 'failed', text, onRetry: () => void refetch(), isRetrying: isFetching };
};

const isOutdated = ({ data, error }: UseQueryResult): boolean => data !== undefined && error !== null;

/** The status of every coin and pair, kept up to date by the live channels and reloaded every five minutes. */
export const StatusScreen = () => {
  const { client, config } = useServices();
  const coins = useQuery({ ...currencyStatusQuery(client), refetchInterval });
  const pairs = useQuery({ ...pairStatusQuery(client, config.exchangeId), refetchInterval });
  const times = [coins.dataUpdatedAt, pairs.dataUpdatedAt].filter((at) => at > 0);
  return (
    <StatusView
      coins={rowsState(coins, coinsOf, expected.coins)}
      pairs={rowsState(pairs, (flags) => flags, expected.pairs)}
      refreshedAt={times.length === 0 ? undefined : Math.min(...times)}
      isStale={isOutdated(coins) || isOutdated(pairs)}
      onRetry={() => void Promise.all([coins.refetch(), pairs.refetch()])}
    />
  );
};
