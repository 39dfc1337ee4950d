import { EmptyRow } from '../Table/EmptyRow';
import { ErrorRow } from '../Table/ErrorRow';
import { PlaceholderRows } from '../Table/PlaceholderRows';
import { cardLabel } from './DataCells';
import type { DataColumn } from './dataColumn';
import { rowsIn, usualPlaceholders, type EmptyTexts, type RowsState } from './rowsState';

export interface InsteadOfRowsProps<Row> {
  columns: readonly DataColumn<Row>[];
  state: RowsState<Row>;
  empty: EmptyTexts;
  /** How many columns a message spans. */
  across?: number | undefined;
}

const placeholderColumn = <Row,>(column: DataColumn<Row>) => {
  const { align, hideBelow, isFlush, isRowHeader, placeholder = '72px' } = column;
  const width = isFlush === true || placeholder === '' ? undefined : placeholder;
  return { align, hideBelow, isFlush, isRowHeader, width, cardLabel: cardLabel(column) };
};

/** What a table without rows shows: placeholders, an error, or that it is empty. */
export const InsteadOfRows = <Row,>({ columns, state, empty, across = columns.length }: InsteadOfRowsProps<Row>) => {
  if (state.kind === 'loading')
    return <PlaceholderRows rows={state.rows ?? usualPlaceholders} columns={columns.map(placeholderColumn)} />;
  if (state.kind === 'failed') {
    const { text, onRetry, isRetrying } = state;
    return <ErrorRow columns={across} {...{ text, onRetry, isRetrying }} />;
  }
  if (rowsIn(state).length > 0) return null;
  return (
    <EmptyRow columns={across} text={empty.text} action={empty.action}>
      {empty.more}
    </EmptyRow>
  );
};
