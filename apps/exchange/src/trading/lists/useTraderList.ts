import type { LiveStatus } from '@exchange/api';
import { failureText, type Failure } from '@exchange/domain';
import type { RowsState } from '@exchange/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../shared/services/services';
import { useSession } from '../../shared/services/useSession';
import type { Holding } from './fund';
import type { OpenOrder } from './openOrder';
import {
  loadBalances,
  loadFunds,
  loadOpenOrders,
  loadUserTrades,
  traderKeys,
  type Loaded,
  type TraderList,
} from './queries';
import type { UserTrade } from './userTrade';

/** How often lists are loaded while nobody tells of what happens, and how soon again when they could not be had. */
const pollMs = 5000;

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

interface Age {
  loadedAt: number;
  isFollowed: boolean;
}

/** Becomes true when what nobody follows gets too old, and false with what is loaded next. */
const useIsOld = ({ loadedAt, isFollowed }: Age): boolean => {
  const { staleAfterMs } = useServices().config;
  const [oldOne, setOldOne] = useState(0);
  useEffect(() => {
    if (isFollowed || loadedAt === 0) return undefined;
    // A clock that is set back meanwhile must not put it off.
    const left = Math.min(staleAfterMs, Math.max(0, loadedAt + staleAfterMs - Date.now()));
    const timer = setTimeout(() => setOldOne(loadedAt), left);
    return () => clearTimeout(timer);
  }, [loadedAt, isFollowed, staleAfterMs]);
  return oldOne !== 0 && oldOne === loadedAt;
};

type Load<Row> = (asking: Parameters<typeof loadFunds>[0]) => Promise<Loaded<Row>>;

const nothing: Loaded<never> = { rows: undefined, failure: undefined };

/** Thrown instead of told: a bug, which leaves what was there. */
const broken = <Row>(rows: readonly Row[] | undefined): Loaded<Row> => ({ rows, failure: { code: 'unexpected' } });

const hasFailed = ({ data, status }: { data?: Loaded<unknown> | undefined; status: string }): boolean =>
  status === 'error' || data?.failure !== undefined;

const useTraderList = <Row>(list: TraderList, load: Load<Row>, isWanted: boolean): ListState<Row> => {
  const { client } = useServices();
  const queries = useQueryClient();
  const { trader } = useSession();
  const userId = trader?.uniqueId ?? '';
  const isFollowed = useLiveStatus() === 'live';
  const { data, isError, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: traderKeys[list](userId),
    queryFn: () => load({ client, queries, userId }),
    enabled: isWanted && trader !== undefined,
    refetchInterval: ({ state }) => (isFollowed && !hasFailed(state) ? false : pollMs),
  });
  const isOld = useIsOld({ loadedAt: dataUpdatedAt, isFollowed });
  const { rows, failure } = isError ? broken(data?.rows) : (data ?? nothing);
  const isStale = rows !== undefined && (failure !== undefined || isOld);
  return { rows, failure, isStale, isLoading: isFetching, retry: () => void refetch() };
};

/** The trader's open orders, the newest first. */
export const useOpenOrders = (isWanted = true): ListState<OpenOrder> =>
  useTraderList('openOrders', loadOpenOrders, isWanted);

/** The newest of the trader's past orders. */
export const useUserTrades = (isWanted = true): ListState<UserTrade> =>
  useTraderList('userTrades', loadUserTrades, isWanted);

/** What the trader can spend. */
export const useBalances = (isWanted = true): ListState<Holding> => useTraderList('balances', loadBalances, isWanted);

/** All that the trader has. */
export const useFunds = (isWanted = true): ListState<Holding> => useTraderList('funds', loadFunds, isWanted);

/** For a table: rows that are there are shown, whatever became of loading them again. */
export const rowsState = <Row>(
  { failure, isLoading, retry }: Omit<ListState<unknown>, 'rows'>,
  rows: readonly Row[] | undefined,
): RowsState<Row> => {
  if (rows !== undefined) return { kind: 'ready', rows, isRefreshing: isLoading };
  if (failure === undefined) return { kind: 'loading' };
  return { kind: 'failed', text: failureText(failure, 'repeatable'), onRetry: retry, isRetrying: isLoading };
};
