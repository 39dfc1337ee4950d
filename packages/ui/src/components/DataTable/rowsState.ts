import type { EmptyStateProps } from '../EmptyState/EmptyState';
import type { FailureMessageProps } from '../Table/FailureMessage';

/** The state of a list: loading, failed or ready, each with the data it needs. */
export type RowsState<Row> =
  | {
      kind: 'loading';
      /** About as many as are expected, so that little moves when they arrive. */
      rows?: number | undefined;
    }
  | ({ kind: 'failed' } & FailureMessageProps)
  | {
      kind: 'ready';
      rows: readonly Row[];
      /** The rows are being fetched again, and stay meanwhile. */
      isRefreshing?: boolean | undefined;
    };

/** Shown if there are no rows, with a next step. */
export interface EmptyTexts extends Pick<EmptyStateProps, 'text' | 'action'> {
  /** A second sentence, if the first one needs it. */
  more?: string | undefined;
}

export const usualPlaceholders = 5;

export const rowsIn = <Row>(state: RowsState<Row>): readonly Row[] => (state.kind === 'ready' ? state.rows : []);

export const isRefreshing = (state: RowsState<unknown>): boolean =>
  state.kind === 'ready' && state.isRefreshing === true;
