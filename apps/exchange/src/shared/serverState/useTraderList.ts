import type { LiveStatus } from '@exchange/api';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useServices } from '../services/services';
import { useSession } from '../services/useSession';
import { useStored } from '../services/useStored';
import { pollAlways, pollFailed } from './polling';
import { useLoaded, type Load } from './useLoaded';

/** One of the trader's lists, in the form that screens use. */
export interface ListState<Row> extends Load {
  /** Undefined until first loaded, and for a visitor. */
  rows: readonly Row[] | undefined;
  /** The rows may be out of date. */
  isStale: boolean;
}

const useLiveStatus = (): LiveStatus => {
  const { feed } = useServices();
  return useStored(feed.onStatus, feed.status);
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
  const { data, failure, isLoading, retry, result } = useLoaded({
    ...query(userId),
    enabled: isWanted && trader !== undefined,
    staleTime: isFollowed ? Infinity : staleAfterMs,
    refetchInterval: isFollowed ? pollFailed : pollAlways,
    // Changes while it was off screen are unknown.
    refetchOnMount: 'always',
  });
  return {
    rows: data && rowsOf(data),
    failure,
    isStale: data !== undefined && (failure !== undefined || result.isStale),
    isLoading,
    retry,
  };
};

const asTheyAre = <Row>(rows: readonly Row[]): readonly Row[] => rows;

/** The same for a query that loads only rows. */
export const useTraderList = <Row>(wanted: Omit<Wanted<readonly Row[], Row>, 'rowsOf'>): ListState<Row> =>
  useTraderRows({ ...wanted, rowsOf: asTheyAre });
