import { filterOrderHistory, orderHistoryPageSize, type OrderHistoryFilter } from '@exchange/domain';
import { localOffset, type RowsState } from '@exchange/ui';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../../shared/services/services';
import { useSession } from '../../shared/services/useSession';
import { useFollowedTrader } from '../../shared/serverState/useFollowedTrader';
import { rowsState } from '../../shared/serverState/loadedState';
import { readPlace, writePlace, type OrderHistoryPlace } from './address';
import { momentsOf } from './dayBounds';
import { OrderHistoryView } from './OrderHistoryView';
import type { PastOrder } from './pastOrder';
import { useOrderHistory } from './useOrderHistory';
import { useToday } from './useToday';

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

export interface OrderHistoryProps {
  renderActions: (shown: ShownOrders) => ReactNode;
}

/** The order history of the signed-in trader. */
export const OrderHistory = ({ renderActions }: OrderHistoryProps) => {
  const { now } = useServices();
  const session = useSession();
  const today = useToday(now, localOffset);
  const { filter, ...place } = usePlace(today);
  useFollowedTrader();
  const history = useOrderHistory(momentsOf(filter.range, localOffset));
  const { rows: all, isWhole, failure, isLoading, retry } = history;
  const rows = useMemo(() => all && filterOrderHistory(all, filter, localOffset), [all, filter]);
  const isCutShort = rows !== undefined && rows.length > 0 && !isWhole && failure !== undefined;
  return (
    <OrderHistoryView
      {...{ filter, today }}
      {...place}
      isLoggedIn={session.kind !== 'visitor'}
      state={stateOf(history, rows)}
      hasOthers={history.hasOthers || (all !== undefined && all.length > 0)}
      isStale={history.isStale}
      actions={rows && renderActions({ rows, isWhole, filter })}
      cutShort={isCutShort ? { onRetry: retry, isRetrying: isLoading } : undefined}
    />
  );
};
