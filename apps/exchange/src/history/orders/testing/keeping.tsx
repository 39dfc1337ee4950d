import { filterOrderHistory } from '@exchange/domain';
import { useClock, space, type RowsState } from '@exchange/ui';
import { useState, type ComponentType } from 'react';
import { OrderHistoryView, type OrderHistoryViewProps } from '../OrderHistoryView';
import type { PastOrder } from '../pastOrder';

/** Keeps filters and page in place of the address, and filters like the screen. */
export const Keeping = ({ state, ...given }: OrderHistoryViewProps) => {
  const [filter, setFilter] = useState(given.filter);
  const { offsetAt } = useClock();
  const [page, setPage] = useState(given.page);
  const shown: RowsState<PastOrder> =
    state.kind === 'ready' ? { ...state, rows: filterOrderHistory(state.rows, filter, offsetAt) } : state;
  return (
    <OrderHistoryView
      {...given}
      {...{ filter, page }}
      state={shown}
      onFilterChange={(next) => {
        setFilter(next);
        setPage(1);
        given.onFilterChange(next);
      }}
      onPageChange={(next) => {
        setPage(next);
        given.onPageChange(next);
      }}
    />
  );
};

/** As wide as a page at most, with its margin. */
export const inPage = (Story: ComponentType) => (
  <div
    style={{
      boxSizing: 'border-box',
      padding: space[24],
      maxInlineSize: `calc(1152px + 2 * ${space[24]})`,
      marginInline: 'auto',
    }}
  >
    <Story />
  </div>
);
