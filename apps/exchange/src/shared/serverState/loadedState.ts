import { failureText, type FailureSituation } from '@exchange/domain';
import type { RowsState } from '@exchange/ui';
import type { Load } from './useLoaded';

/** What a screen shows while there is no data. */
export type Unloaded = { kind: 'loading' } | { kind: 'failed'; text: string; onRetry: () => void; isRetrying: boolean };

export const unloaded = ({ failure, isLoading, retry }: Load, situation: FailureSituation = 'repeatable'): Unloaded =>
  failure === undefined
    ? { kind: 'loading' }
    : { kind: 'failed', text: failureText(failure, situation), onRetry: retry, isRetrying: isLoading };

interface TableOptions {
  situation?: FailureSituation;
  /** Roughly how many rows to expect. */
  expected?: number;
}

/** For a table: existing rows are shown even if reloading them failed. */
export const rowsState = <Row>(
  load: Load,
  rows: readonly Row[] | undefined,
  { situation, expected }: TableOptions = {},
): RowsState<Row> => {
  if (rows !== undefined) return { kind: 'ready', rows, isRefreshing: load.isLoading };
  const state = unloaded(load, situation);
  return state.kind === 'loading' ? { kind: 'loading', rows: expected } : state;
};
