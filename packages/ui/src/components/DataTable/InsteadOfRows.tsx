import type { Clock } from '@exchange/domain';
import { EmptyRow } from '../Table/EmptyRow';
import { ErrorRow } from '../Table/ErrorRow';
import { PlaceholderRows } from '../Table/PlaceholderRows';
import { useClock } from '../Timestamp/useClock';
import { cardLabel } from './DataCells';
import type { DataColumn } from './dataColumn';
import { rowsIn, usualPlaceholders, type EmptyTexts, type RowsState } from './rowsState';

export interface InsteadOfRowsProps<Row> {
  columns: readonly DataColumn<Row>[];
  state: RowsState<Row>;
  empty: EmptyTexts;
}

const placeholderColumn = <Row,>(column: DataColumn<Row>, clock: Clock) => {
  const { align, hideBelow, isFlush, isRowHeader, inCard, placeholder = '72px' } = column;
  const width = isFlush === true || placeholder === '' ? undefined : placeholder;
  return { align, hideBelow, isFlush, isRowHeader, inCard, width, cardLabel: cardLabel(column, clock) };
};

/** What a table without rows shows: placeholders, an error, or that it is empty. */
export const InsteadOfRows = <Row,>({ columns, state, empty }: InsteadOfRowsProps<Row>) => {
  const clock = useClock();
  if (state.kind === 'loading') {
    const shapes = columns.map((column) => placeholderColumn(column, clock));
    return <PlaceholderRows rows={state.rows ?? usualPlaceholders} columns={shapes} />;
  }
  if (state.kind === 'failed') {
    const { text, onRetry, isRetrying } = state;
    return <ErrorRow columns={columns.length} {...{ text, onRetry, isRetrying }} />;
  }
  if (rowsIn(state).length > 0) return null;
  return (
    <EmptyRow columns={columns.length} text={empty.text} action={empty.action}>
      {empty.more}
    </EmptyRow>
  );
};
