import type { EmptyStateProps } from '../EmptyState/EmptyState';

/** Loading, failed or ready: a list is one of them at a time, and says all that belongs to it. */
export type RowsState<Row> =
  | {
      kind: 'loading';
      /** As many as will probably come, so that little moves when they do. */
      rows?: number | undefined;
    }
  | {
      kind: 'failed';
      text: string;
      onRetry: () => void;
      isRetrying?: boolean | undefined;
      retryLabel?: string | undefined;
    }
  | {
      kind: 'ready';
      rows: readonly Row[];
      /** They are being fetched again, and stay as they are meanwhile. */
      isRefreshing?: boolean | undefined;
    };

/** What stands there when there are no rows, with the next step. */
export interface EmptyTexts extends Pick<EmptyStateProps, 'text' | 'action'> {
  /** Says more, where the sentence does not say it all. */
  more?: string | undefined;
}

export const usualPlaceholders = 5;

export const rowsIn = <Row>(state: RowsState<Row>): readonly Row[] => (state.kind === 'ready' ? state.rows : []);

export const isRefreshing = (state: RowsState<unknown>): boolean =>
  state.kind === 'ready' && state.isRefreshing === true;
