import { failureText } from '@exchange/domain';
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { failureOf } from '#shared/serverState/callFailed.ts';
import { rowsState } from '#shared/serverState/loadedState.ts';
import { useFailure } from '#shared/serverState/useLoaded.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { securityLogQuery } from '../queries';
import type { Earlier, SecurityLogViewProps } from './SecurityLogView';

/** As the newest part says. */
const asksCodeFirst = (pages: readonly { asksCodeFirst?: boolean | undefined }[] | undefined): boolean | undefined =>
  pages?.[0]?.asksCodeFirst;

type Paging = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error'
>;

const earlierOf = ({
  hasNextPage,
  fetchNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  error,
}: Paging): Earlier => {
  if (!hasNextPage) return { kind: 'none' };
  const failure = isFetchNextPageError ? failureOf(error) : undefined;
  return {
    kind: 'more',
    onMore: () => void fetchNextPage(),
    isLoading: isFetchingNextPage,
    problem: failure && failureText(failure, 'repeatable'),
  };
};

interface SecurityLogState extends Pick<SecurityLogViewProps, 'state' | 'earlier'> {
  /** Undefined while it is loading, and if the server doesn't say. */
  asksCodeFirst: boolean | undefined;
}

/** The signed-in trader's log, loaded part by part; undefined if the server has none. */
export const useSecurityLog = (): SecurityLogState | undefined => {
  const { client } = useServices();
  const { trader } = useSession();
  const query = securityLogQuery(client, trader?.uniqueId ?? '');
  const log = useInfiniteQuery({ ...query, enabled: trader !== undefined });
  const { data, isFetching, isFetchingNextPage } = log;
  const pages = data?.pages;
  const failure = useFailure(log, query.queryKey);
  if (failure?.code === 'not-built') return undefined;
  return {
    asksCodeFirst: asksCodeFirst(pages),
    state: rowsState(
      { failure, isLoading: isFetching && !isFetchingNextPage, retry: () => void log.refetch() },
      pages?.flatMap(({ entries }) => entries),
    ),
    earlier: earlierOf(log),
  };
};
