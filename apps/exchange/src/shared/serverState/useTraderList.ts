import type { LiveStatus } from '@exchange/api';
import { failureText, type Failure } from '@exchange/domain';
import type { RowsState } from '@exchange/ui';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useServices } from '../services/services';
import { useSession } from '../services/useSession';
import { failureOf } from './callFailed';
import { pollAlways, pollFailed } from './polling';

/** One of the trader's lists, in the form that screens use. */
export interface ListState<Row> {
  /** Undefined until first loaded, and for a visitor. */
  rows: readonly Row[] | undefined;
  failure: Failure | undefined;
  isLoading: boolean;
  /** The rows may be out of date. */
  isStale: boolean;
  retry: () => void;
}

const useLiveStatus = (): LiveStatus => {
  const { feed } = useServices();
  return useSyncExternalStore(feed.onStatus, feed.status, feed.status);
};

interface Attempt {
  userId: string;
  error: Error | null;
  isPending: boolean;
}

/** TanStack Query drops the error of a first load when it retries; this one stays until there is an answer. */
export const useLastError = ({ userId, error, isPending }: Attempt): Error | null => {
  const [last, setLast] = useState({ userId, error });
  const isTryingAgain = error === null && isPending && last.userId === userId;
  if (!isTryingAgain && (last.userId !== userId || last.error !== error)) setLast({ userId, error });
  return isTryingAgain ? last.error : error;
};

interface Wanted<Loaded, Row> {
  query: (userId: string) => UseQueryOptions<Loaded>;
  rowsOf: (loaded: Loaded) => readonly Row[];
  /** True if left out. */
  isWanted?: boolean | undefined;
}

/**
 * One of the signed-in trader's lists. While the live connection is up, `followTrader` keeps it up to date; otherwise
 * it is polled.
 */
export const useTraderRows = <Loaded, Row>({ query, rowsOf, isWanted = true }: Wanted<Loaded, Row>): ListState<Row> => {
  const { staleAfterMs } = useServices().config;
  const { trader } = useSession();
  const userId = trader?.uniqueId ?? '';
  const isFollowed = useLiveStatus() === 'live';
  const { data, error, isPending, isFetching, isStale, refetch } = useQuery({
    ...query(userId),
    enabled: isWanted && trader !== undefined,
    staleTime: isFollowed ? Infinity : staleAfterMs,
    refetchInterval: isFollowed ? pollFailed : pollAlways,
    // Changes while it was off screen are unknown.
    refetchOnMount: 'always',
  });
  const failure = failureOf(useLastError({ userId, error, isPending }));
  return {
    rows: data && rowsOf(data),
    failure,
    isStale: data !== undefined && (failure !== undefined || isStale),
    isLoading: isFetching,
    retry: () => void refetch(),
  };
};

const asTheyAre = <Row>(rows: readonly Row[]): readonly Row[] => rows;

/** The same for a query that loads only rows. */
export const useTraderList = <Row>(wanted: Omit<Wanted<readonly Row[], Row>, 'rowsOf'>): ListState<Row> =>
  useTraderRows({ ...wanted, rowsOf: asTheyAre });

/** For a table: existing rows are shown even if reloading them failed. */
export const rowsState = <Row>(
  { failure, isLoading, retry }: Omit<ListState<unknown>, 'rows'>,
  rows: readonly Row[] | undefined,
): RowsState<Row> => {
  if (rows !== undefined) return { kind: 'ready', rows, isRefreshing: isLoading };
  if (failure === undefined) return { kind: 'loading' };
  return { kind: 'failed', text: failureText(failure, 'repeatable'), onRetry: retry, isRetrying: isLoading };
};
