import { filterOrderHistory, orderHistoryPageSize, type OrderHistoryFilter } from '@exchange/domain';
import { useClock, type RowsState } from '@exchange/ui';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { useFollowedTrader } from '#shared/serverState/useFollowedTrader.ts';
import { rowsState } from '#shared/serverState/loadedState.ts';
import { readPlace, writePlace, type OrderHistoryPlace } from './address';
import { useToday } from '../useToday';
import { momentsOf, type MomentRange } from './dayBounds';
import { OrderHistoryView } from './OrderHistoryView';
import type { PastOrder } from './pastOrder';
import { useTraderRows, type ListState } from '#shared/serverState/useTraderList.ts';
import { useFills } from './OrderFills';
import { OrderTotals } from './OrderTotals';
import { orderHistoryQuery, type OrderHistory as LoadedHistory } from './queries';

const rowsOf = ({ rows }: LoadedHistory): readonly PastOrder[] => rows;

/** A range isn't updated while it is off screen, so it would be out of date when chosen again. */
const gcTime = 0;

interface OrderHistoryState extends ListState<PastOrder>, Pick<LoadedHistory, 'isWhole' | 'hasOthers'> {}

/** The trader's past orders of a range, newest first. */
const useOrderHistory = (range: MomentRange): OrderHistoryState => {
  const { client } = useServices();
  const queryOf = (userId: string) => ({ ...orderHistoryQuery(client, { userId, range }), gcTime });
  const list = useTraderRows({ query: queryOf, rowsOf });
  const userId = useSession().trader?.uniqueId ?? '';
  const { data } = useQuery({ ...queryOf(userId), enabled: false });
  return { ...list, isWhole: data?.isWhole ?? false, hasOthers: data?.hasOthers ?? false };
};

/** Filters and page are kept in the address. Changes replace the history entry, so Back leaves the screen. */
const usePlace = (today: string) => {
  const [params, setParams] = useSearchParams();
  const place = useMemo(() => readPlace(params, today), [params, today]);
  const change = (next: OrderHistoryPlace) =>
    setParams(writePlace(next, today), { replace: true, preventScrollReset: true });
  return {
    ...place,
    onFilterChange: (filter: OrderHistoryFilter) => change({ filter, page: 1 }),
    onPageChange: (page: number) => change({ ...place, page }),
  };
};

type History = ReturnType<typeof useOrderHistory>;

/** The list isn't called empty until everything has been read. */
const stateOf = (history: History, rows: readonly PastOrder[] | undefined): RowsState<PastOrder> => {
  const isUndecided = rows?.length === 0 && !history.isWhole;
  const state = rowsState(history, isUndecided ? undefined : rows);
  return state.kind === 'loading' ? { ...state, rows: orderHistoryPageSize } : state;
};

/** The filtered orders. */
export interface ShownOrders {
  rows: readonly PastOrder[];
  /** Read to the end. */
  isWhole: boolean;
  filter: OrderHistoryFilter;
}

interface OrderHistoryProps {
  renderActions: (shown: ShownOrders) => ReactNode;
}

/** The order history of the signed-in trader. */
export const OrderHistory = ({ renderActions }: OrderHistoryProps) => {
  const session = useSession();
  const { offsetAt } = useClock();
  const today = useToday();
  const { filter, ...place } = usePlace(today);
  useFollowedTrader();
  const history = useOrderHistory(momentsOf(filter.range, offsetAt));
  const { rows: all, isWhole, failure, isLoading, retry } = history;
  const rows = useMemo(() => all && filterOrderHistory(all, filter, offsetAt), [all, filter, offsetAt]);
  const fills = useFills(all);
  const isCutShort = rows !== undefined && rows.length > 0 && !isWhole && failure !== undefined;
  return (
    <OrderHistoryView
      {...{ filter, today }}
      {...place}
      isLoggedIn={session.kind !== 'visitor'}
      state={stateOf(history, rows)}
      hasOthers={history.hasOthers || (all !== undefined && all.length > 0)}
      isStale={history.isStale}
      fills={fills}
      totals={rows && isWhole && <OrderTotals orders={rows} />}
      actions={rows && renderActions({ rows, isWhole, filter })}
      cutShort={isCutShort ? { onRetry: retry, isRetrying: isLoading } : undefined}
    />
  );
};
