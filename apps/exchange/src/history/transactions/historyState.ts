import { failureText } from '@exchange/domain';
import type { RowsState } from '@exchange/ui';
import { rowsState } from '#shared/serverState/loadedState.ts';
import type { OlderRows } from './TransactionList';
import type { HistoryState } from '#entities/transactions/useTransactions.ts';

interface ShownHistory<Row> {
  state: RowsState<Row>;
  older: OlderRows;
  isStale: boolean;
}

const olderRows = ({ rows, isWhole, failure, retry }: HistoryState<unknown>): OlderRows => {
  if (rows === undefined || rows.length === 0 || isWhole) return { kind: 'here' };
  if (failure === undefined) return { kind: 'loading' };
  return { kind: 'failed', text: failureText(failure, 'repeatable'), onRetry: retry };
};

/** A history as its table shows it. It isn't called empty until it has been read to the end. */
export const shownHistory = <Row>(history: HistoryState<Row>): ShownHistory<Row> => {
  const { rows, isWhole, isStale } = history;
  const state = rowsState(history, rows?.length === 0 && !isWhole ? undefined : rows);
  return {
    state,
    older: olderRows(history),
    isStale,
  };
};
