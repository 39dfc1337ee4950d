import { failureText } from '@exchange/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { failureOf } from '#shared/serverState/callFailed.ts';
import { rowsState } from '#shared/serverState/loadedState.ts';
import { useFailure } from '#shared/serverState/useLoaded.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { securityLogQuery } from '../queries';
import type { SecurityLogViewProps } from './SecurityLogView';

/** The signed-in trader's log, loaded part by part; undefined if the server has none. */
export const useSecurityLog = (): SecurityLogViewProps | undefined => {
  const { client } = useServices();
  const { trader } = useSession();
  const query = securityLogQuery(client, trader?.uniqueId ?? '');
  const log = useInfiniteQuery({ ...query, enabled: trader !== undefined });
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError } = log;
  const failure = useFailure(log, query.queryKey);
  if (failure?.code === 'not-built') return undefined;
  const moreFailure = isFetchNextPageError ? failureOf(error) : undefined;
  return {
    state: rowsState(
      { failure, isLoading: isFetching && !isFetchingNextPage, retry: () => void log.refetch() },
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
