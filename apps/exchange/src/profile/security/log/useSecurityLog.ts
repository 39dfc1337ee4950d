import { failureText } from '@exchange/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { failureOf } from '../../../shared/serverState/callFailed';
import { rowsState, useLastError } from '../../../shared/serverState/useTraderList';
import { useServices } from '../../../shared/services/services';
import { useSession } from '../../../shared/services/useSession';
import { securityLogQuery } from '../queries';
import type { SecurityLogViewProps } from './SecurityLogView';

/** The signed-in trader's log, loaded part by part; undefined if the server has none. */
export const useSecurityLog = (): SecurityLogViewProps | undefined => {
  const { client } = useServices();
  const { trader } = useSession();
  const userId = trader?.uniqueId ?? '';
  const log = useInfiniteQuery({ ...securityLogQuery(client, userId), enabled: trader !== undefined });
  const { data, error, isPending, isFetching, isFetchingNextPage, isFetchNextPageError } = log;
  const failure = failureOf(useLastError({ userId, error, isPending }));
  if (failure?.code === 'not-built') return undefined;
  const moreFailure = isFetchNextPageError ? failureOf(error) : undefined;
  return {
    state: rowsState(
      { failure, isLoading: isFetching && !isFetchingNextPage, isStale: false, retry: () => void log.refetch() },
      data?.pages.flatMap(({ entries }) => entries),
    ),
    earlier: log.hasNextPage
      ? {
          kind: 'more',
          onMore: () => void log.fetchNextPage(),
          isLoading: isFetchingNextPage,
          problem: moreFailure && failureText(moreFailure, 'repeatable'),
        }
      : { kind: 'none' },
  };
};
