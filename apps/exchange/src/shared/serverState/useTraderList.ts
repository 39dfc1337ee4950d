import type { LiveStatus } from '@exchange/api';
import { failureText, type Failure } from '@exchange/domain';
import type { RowsState } from '@exchange/ui';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useServices } from '../services/services';
import { useSession } from '../services/useSession';
import { failureOf } from './callFailed';
import { pollAlways, pollFailed } from './polling';

/** A list of the trader's as a screen sees it. */
export interface ListState<Row> {
  /** Nothing while they were never loaded, and for a visitor. */
  rows: readonly Row[] | undefined;
  failure: Failure | undefined;
  isLoading: boolean;
  /** What is shown may have moved on. */
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

/** TanStack Query drops the error of a first load when it tries again; ours stays until there is an answer. */
export const useLastError = ({ userId, error, isPending }: Attempt): Error | null => {
  const [last, setLast] = useState({ userId, error });
  const isTryingAgain = error === null && isPending && last.userId === userId;
  if (!isTryingAgain && (last.userId !== userId || last.error !== error)) setLast({ userId, error });
  return isTryingAgain ? last.error : error;
};

interface Wanted<Loaded, Row> {
  query: (userId: string) => UseQueryOptions<Loaded>;
  rowsOf: (loaded: Loaded) => readonly Row[];
  /** Left out, it is. */
  isWanted?: boolean | undefined;
}

/** A list of whoever is signed in. While the live connection is up, `followTrader` keeps it true; without it, it is polled. */
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
    // What happened while it was not on screen is unknown.
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

/** The same where nothing but the rows is loaded. */
export const useTraderList = <Row>(wanted: Omit<Wanted<readonly Row[], Row>, 'rowsOf'>): ListState<Row> =>
  useTraderRows({ ...wanted, rowsOf: asTheyAre });

/** For a table: rows that are there are shown, whatever became of loading them again. */
export const rowsState = <Row>(
  { failure, isLoading, retry }: Omit<ListState<unknown>, 'rows'>,
  rows: readonly Row[] | undefined,
): RowsState<Row> => {
  if (rows !== undefined) return { kind: 'ready', rows, isRefreshing: isLoading };
  if (failure === undefined) return { kind: 'loading' };
  return { kind: 'failed', text: failureText(failure, 'repeatable'), onRetry: retry, isRetrying: isLoading };
};
