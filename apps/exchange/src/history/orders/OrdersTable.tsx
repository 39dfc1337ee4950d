import {
  defaultOrderHistoryFilter,
  emptyText,
  historyTexts,
  orderHistoryPageSize,
  pageOf,
  type OrderHistoryFilter,
} from '@exchange/domain';
import { Button, DataTable, Pager, Stat, StatList, useSort, type EmptyTexts, type RowsState } from '@exchange/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../shared/page/paths';
import { SignIn } from '../../trading/lists/SignIn';
import { changesOf } from './filterChanges';
import { cardColumns, detailColumns, orderColumns } from './orderColumns';
import type { PastOrder } from './pastOrder';
import { emptyTexts, orderHistoryTexts as texts } from './texts';
import { useIsPhone } from './useIsPhone';

export interface OrdersTableProps {
  isLoggedIn: boolean;
  /** Those that the filter leaves. */
  state: RowsState<PastOrder>;
  /** Where the filter leaves none: there are others. */
  hasOthers: boolean;
  filter: OrderHistoryFilter;
  onFilterChange: (filter: OrderHistoryFilter) => void;
  today: string;
  page: number;
  onPageChange: (page: number) => void;
}

const yearMs = 365 * 24 * 60 * 60_000;

const lastYear = (today: string) => ({
  from: new Date(Date.parse(today) - yearMs).toISOString().slice(0, 10),
  to: today,
});

const quiet = { variant: 'outline', tone: 'neutral', size: 'small' } as const;

/** Says why there are no rows, and what to do about it. */
const emptyOf = ({ isLoggedIn, hasOthers, filter, onFilterChange, today }: OrdersTableProps): EmptyTexts => {
  const text = emptyText('orderHistory', isLoggedIn);
  if (!isLoggedIn) return { text, action: <SignIn /> };
  if (!hasOthers)
    return {
      text,
      more: emptyTexts.none,
      action: (
        <Button {...quiet} asChild>
          <RouterLink to={paths.trade}>{emptyTexts.trade}</RouterLink>
        </Button>
      ),
    };
  const usual = defaultOrderHistoryFilter(today);
  const isUsual = changesOf(filter, today) === 0;
  const next = isUsual ? { ...usual, range: lastYear(today) } : usual;
  return {
    text,
    more: isUsual ? emptyTexts.older : emptyTexts.filtered,
    action: (
      <Button {...quiet} onClick={() => onFilterChange(next)}>
        {isUsual ? emptyTexts.showYear : historyTexts.reset}
      </Button>
    ),
  };
};

const Detail = ({ order }: { order: PastOrder }) => (
  <StatList layout="inline" size="medium">
    {detailColumns.map(({ key, header, cell }) => (
      <Stat key={key} label={header}>
        {cell(order)}
      </Stat>
    ))}
  </StatList>
);

const noRows: readonly PastOrder[] = [];
const keyOf = ({ key }: PastOrder): string => key;
const detailOf = (order: PastOrder) => <Detail order={order} />;

/** Ten orders at a time: a table, or on a phone cards that open. */
export const OrdersTable = (props: OrdersTableProps) => {
  const { state, page: wanted, onPageChange } = props;
  const isPhone = useIsPhone();
  const [expanded, setExpanded] = useState<ReadonlyMap<string, string>>(new Map());
  const all = state.kind === 'ready' ? state.rows : noRows;
  const { rows, sort, onSortChange } = useSort(all, orderColumns, { column: 'updatedAt', direction: 'descending' });
  const shown = pageOf(rows, wanted, orderHistoryPageSize);
  const look = isPhone
    ? ({ columns: cardColumns, cardsBelow: 768, detail: detailOf } as const)
    : { columns: orderColumns };
  return (
    <>
      <DataTable
        {...look}
        {...{ sort, expanded }}
        label={texts.label}
        state={state.kind === 'ready' ? { ...state, rows: shown.rows } : state}
        rowKey={keyOf}
        empty={emptyOf(props)}
        onExpandedChange={setExpanded}
        onSortChange={(next) => {
          onSortChange(next);
          onPageChange(1);
        }}
      />
      {all.length > 0 && (
        <Pager
          label={texts.label}
          page={shown}
          rows={{ total: all.length, size: orderHistoryPageSize }}
          {...{ onPageChange }}
        />
      )}
    </>
  );
};
