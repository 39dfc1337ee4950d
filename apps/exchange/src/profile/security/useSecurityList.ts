import type { ExchangeClient } from '@exchange/api';
import type { RowsState } from '@exchange/ui';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { failureOf } from '../../shared/serverState/callFailed';
import { rowsState, useLastError } from '../../shared/serverState/useTraderList';
import { useServices } from '../../shared/services/services';
import { useSession } from '../../shared/services/useSession';

/** A list of the trader's without live updates; undefined if the server doesn't have it. */
export const useSecurityList = <Row>(
  query: (client: ExchangeClient, userId: string) => UseQueryOptions<Row[]>,
): RowsState<Row> | undefined => {
  const { client } = useServices();
  const { trader } = useSession();
  const userId = trader?.uniqueId ?? '';
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...query(client, userId),
    enabled: trader !== undefined,
  });
  const failure = failureOf(useLastError({ userId, error, isPending }));
  if (failure?.code === 'not-built') return undefined;
  return rowsState({ failure, isLoading: isFetching, isStale: false, retry: () => void refetch() }, data);
};
