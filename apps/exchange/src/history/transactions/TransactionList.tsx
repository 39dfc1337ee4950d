import { decimalsOf, feedTexts } from '@exchange/domain';
import {
  Button,
  DataTable,
  ErrorLine,
  Pager,
  sortRows,
  visuallyHidden,
  type DataColumn,
  type EmptyTexts,
  type RowsState,
} from '@exchange/ui';
import { useMemo, type ReactNode } from 'react';
import { newestFirst, type HistoryPlace } from './historyPlace';
import { type Explorers, TransactionContext } from '../details/transactionContext';
import { pageOfRows, rowsOnScreen } from './pageOfRows';
import { listTexts as texts } from '../details/texts';
import type { Deposit, Withdrawal } from '#entities/transactions/transaction.ts';
import * as styles from './TransactionList.css';
import { useStatusNews } from './useStatusNews';

/** Whether the older rows have been loaded. */
export type OlderRows = { kind: 'here' } | { kind: 'loading' } | { kind: 'failed'; text: string; onRetry: () => void };

/** Props shared by both lists. */
export interface TransactionListProps<Row> {
  state: RowsState<Row>;
  older: OlderRows;
  isStale: boolean;
  place: Omit<HistoryPlace, 'tab'>;
  onPlaceChange: (place: Partial<Omit<HistoryPlace, 'tab'>>) => void;
  explorers: Explorers;
  /** Shown when there are no rows. */
  empty: EmptyTexts;
  now?: () => number;
}

interface ListOf<Row> extends TransactionListProps<Row> {
  label: string;
  /** Names one row, as in 'deposit'. */
  noun: string;
  columns: readonly DataColumn<Row>[];
  detail: (row: Row) => ReactNode;
  isSettled: (row: Row) => boolean;
  /** What is announced when the status of a row changes. */
  say: (row: Row) => string;
}

const none: readonly never[] = [];

const keyOf = ({ key }: { key: string }): string => key;

/** A linked row may be far down the page, and the last row opens below the edge of the screen. */
const reveal = (opened: HTMLDivElement | null): void => opened?.scrollIntoView({ block: 'nearest' });

/** No coin has more, so there is no point in reserving space for them. */
const mostDecimals = 8;

const decimalsIn = (rows: readonly { amount: string }[]): number =>
  Math.min(mostDecimals, Math.max(0, ...rows.map(({ amount }) => decimalsOf(amount))));

const OlderNote = ({ older }: { older: OlderRows }) => {
  if (older.kind !== 'failed') return <span role="status">{older.kind === 'loading' && texts.loadingOlder}</span>;
  return (
    <div role="alert" className={styles.problem}>
      <ErrorLine>{texts.olderFailed(older.text)}</ErrorLine>
      <Button variant="outline" tone="neutral" size="small" onClick={older.onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
};

/** Deposits or withdrawals, sorted and paged. Each row expands to its details. */
export const TransactionList = <Row extends Deposit | Withdrawal>({
  state,
  older,
  isStale,
  place,
  onPlaceChange,
  explorers,
  empty,
  now = Date.now,
  label,
  noun,
  columns,
  detail,
  isSettled,
  say,
}: ListOf<Row>) => {
  const rows = state.kind === 'ready' ? state.rows : none;
  const { column, direction } = place.sort;
  const sorted = useMemo(
    () =>
      column === newestFirst.column && direction === newestFirst.direction
        ? rows
        : sortRows(rows, columns, { column, direction }),
    [rows, columns, column, direction],
  );
  const page = useMemo(() => pageOfRows(sorted, { page: place.page, row: place.row }), [sorted, place.page, place.row]);
  const decimals = decimalsIn(page.rows);
  const context = useMemo(() => ({ explorers, isStale, decimals, now }), [explorers, isStale, decimals, now]);
  const expanded = useMemo(() => new Map(place.row === undefined ? [] : [[place.row, 'detail']]), [place.row]);
  const news = useStatusNews({ rows, isSettled, say });
  return (
    <TransactionContext value={context}>
      <div className={styles.root}>
        {page.isRowMissing && state.kind === 'ready' && older.kind === 'here' && (
          <p role="status">{texts.notInList(noun)}</p>
        )}
        <div className={styles.table}>
          <DataTable
            label={label}
            columns={columns}
            state={state.kind === 'ready' ? { ...state, rows: page.rows } : state}
            rowKey={keyOf}
            empty={empty}
            sort={place.sort}
            onSortChange={(sort) => onPlaceChange({ sort, page: 1, row: undefined })}
            detail={(row) => <div ref={reveal}>{detail(row)}</div>}
            expands="one"
            expanded={expanded}
            onExpandedChange={(open) => onPlaceChange({ row: [...open.keys()][0], page: page.page })}
            cardsBelow={640}
            cardLook="lines"
            isPacked
          />
        </div>
        <div className={styles.notes}>
          <OlderNote older={older} />
          <span className={styles.stale}>{isStale && feedTexts.delayed}</span>
        </div>
        {page.pages > 1 && (
          <Pager
            label={label}
            page={page}
            rows={{ total: page.total, size: rowsOnScreen }}
            onPageChange={(wanted) => onPlaceChange({ page: wanted, row: undefined })}
          />
        )}
        <p role="status" className={visuallyHidden}>
          {news}
        </p>
      </div>
    </TransactionContext>
  );
};
