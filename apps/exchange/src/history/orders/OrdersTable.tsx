import {
  addDays,
  defaultOrderHistoryFilter,
  emptyText,
  historyTexts,
  orderHistoryPageSize,
  pageOf,
  sideWords,
  type OrderHistoryFilter,
} from '@exchange/domain';
import {
  Button,
  DataTable,
  Pager,
  Stat,
  StatList,
  useSort,
  type EmptyTexts,
  type RowsState,
  visuallyHidden,
} from '@exchange/ui';
import { use, useMemo, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#shared/page/paths.ts';
import { useWidth } from '#shared/services/useWidth.ts';
import { marketLabel } from '#entities/orders/figures.ts';
import { ListContext } from '#entities/orders/listContext.ts';
import { SignIn } from '#shared/session/SignIn.tsx';
import { decimalsIn, figureColumns } from '#entities/orders/tradeColumns.tsx';
import { statusWords } from '#entities/orders/tradeWords.ts';
import { useStatusNews } from '../transactions/useStatusNews';
import { canHaveFills } from './fills';
import { changesOf } from './filterChanges';
import { cardColumns, detailColumns, fillsToggle, narrowColumns, orderColumns } from './orderColumns';
import * as styles from './OrdersTable.css';
import type { PastOrder } from './pastOrder';
import { emptyTexts, orderHistoryTexts as texts } from './texts';

export interface OrdersTableProps {
  isLoggedIn: boolean;
  /** The filtered rows. */
  state: RowsState<PastOrder>;
  /** The rows may be out of date. */
  isStale: boolean;
  /** There are orders that the filter hides. */
  hasOthers: boolean;
  filter: OrderHistoryFilter;
  onFilterChange: (filter: OrderHistoryFilter) => void;
  today: string;
  page: number;
  onPageChange: (page: number) => void;
  /** What a filled order unfolds to; left out if the server doesn't list fills. */
  fills?: ((order: PastOrder) => ReactNode) | undefined;
}

const lastYear = (today: string) => ({ from: addDays(today, -365), to: today });

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

/** Single figures don't need to line up with others. */
const noDecimals: ReadonlyMap<string, number> = new Map(figureColumns.map((column) => [column, 0]));

const Facts = ({ order }: { order: PastOrder }) => {
  const { isStale } = use(ListContext);
  return (
    <ListContext value={{ isStale, decimals: noDecimals }}>
      <div className={styles.facts}>
        <StatList layout="inline" size="medium">
          {detailColumns.map(({ key, header, cell }) => (
            <Stat key={key} label={header}>
              {cell(order)}
            </Stat>
          ))}
        </StatList>
      </div>
    </ListContext>
  );
};

type Fills = OrdersTableProps['fills'];

/** The figures that have no column, and the fills. */
const detailOf = (fills: Fills) => (order: PastOrder) => (
  <div className={styles.detail}>
    <Facts order={order} />
    {canHaveFills(order) && fills?.(order)}
  </div>
);

/** A table on a desktop, expandable rows on a tablet, rows of two lines on a phone. */
const looks = {
  phone: (fills: Fills) =>
    ({
      columns: cardColumns,
      cardsBelow: 768,
      cardLook: 'lines',
      detail: detailOf(fills),
    }) as const,
  tablet: (fills: Fills) => ({ columns: narrowColumns, isPacked: true, detail: detailOf(fills) }) as const,
  desk: (fills: Fills) =>
    ({
      columns: fills ? [...orderColumns, fillsToggle] : orderColumns,
      detail: fills,
    }) as const,
} as const;

const isSettled = ({ status }: PastOrder): boolean => status !== 'partially';
const say = ({ side, name, status }: PastOrder): string =>
  texts.news(`${sideWords[side]} ${marketLabel(name)}`, statusWords(status).label);

/** Prices of different pairs have no points to align: 117,160.27 and 0.0₅42 would only need more room. */
const alignedDecimals = (rows: readonly PastOrder[]): ReadonlyMap<string, number> =>
  new Map([...decimalsIn(rows)].filter(([column]) => column !== 'averagePrice' && column !== 'price'));

const noRows: readonly PastOrder[] = [];
const keyOf = ({ key }: PastOrder): string => key;

/** Ten orders at a time. */
export const OrdersTable = (props: OrdersTableProps) => {
  const { state, isStale, page: wanted, onPageChange } = props;
  const width = useWidth('wide');
  const { fills } = props;
  const look = useMemo(() => looks[width](fills), [width, fills]);
  const [expanded, setExpanded] = useState<ReadonlyMap<string, string>>(new Map());
  const all = state.kind === 'ready' ? state.rows : noRows;
  const { rows, sort, onSortChange } = useSort(all, orderColumns, { column: 'updatedAt', direction: 'descending' });
  const shown = pageOf(rows, wanted, orderHistoryPageSize);
  const list = useMemo(() => ({ isStale, decimals: alignedDecimals(shown.rows) }), [isStale, shown.rows]);
  const news = useStatusNews({ rows: all, isSettled, say });
  return (
    <ListContext value={list}>
      <p role="status" className={visuallyHidden}>
        {news}
      </p>
      <div className={styles.table[width]}>
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
      </div>
      {all.length > 0 && (
        <Pager
          label={texts.label}
          page={shown}
          rows={{ total: all.length, size: orderHistoryPageSize }}
          {...{ onPageChange }}
        />
      )}
    </ListContext>
  );
};
