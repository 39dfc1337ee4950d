import { failureText, type FailureSituation } from '@exchange/domain';
import type { RowsState } from '@exchange/ui';
import type { Load } from './useLoaded';

/** What is shown in place of data that isn't there. */
export type Unloaded = { kind: 'loading' } | { kind: 'failed'; text: string; onRetry: () => void; isRetrying: boolean };

export const unloaded = ({ failure, isLoading, retry }: Load, situation: FailureSituation = 'repeatable'): Unloaded =>
  failure === undefined
    ? { kind: 'loading' }
    : { kind: 'failed', text: failureText(failure, situation), onRetry: retry, isRetrying: isLoading };

interface TableOptions {
  situation?: FailureSituation;
  /** About as many rows as will come. */
  expected?: number;
}

/** For a table: rows that are there are shown, whatever became of loading them again. */
export const rowsState = <Row>(
  load: Load,
  rows: readonly Row[] | undefined,
  { situation, expected }: TableOptions = {},
): RowsState<Row> => {
  if (rows !== undefined) return { kind: 'ready', rows, isRefreshing: load.isLoading };
  const state = unloaded(load, situation);
  return state.kind === 'loading' ? { kind: 'loading', rows: expected } : state;
};
