import { TableVirtuoso } from 'react-virtuoso';
import { DataCells } from '../DataTable/DataCells';
import type { DataColumn } from '../DataTable/dataColumn';
import { DataHeader } from '../DataTable/DataHeader';
import type { DataTableProps } from '../DataTable/DataTable';
import { InsteadOfRows } from '../DataTable/InsteadOfRows';
import { isRefreshing, rowsIn } from '../DataTable/rowsState';
import { SortNews } from '../DataTable/SortNews';
import { TableFrame } from '../Table/TableFrame';
import { TableRow } from '../Table/TableRow';
import { beyondEdges, rowHeights } from './rowHeights';
import { virtualParts, type VirtualContext } from './virtualParts';

type Shared = 'density' | 'empty' | 'followsLinks' | 'label' | 'onSortChange' | 'rowKey' | 'sort' | 'state' | 'surface';

export interface VirtualTableProps<Row> extends Pick<DataTableProps<Row>, Shared> {
  /** Best defined outside of what draws them. A width for all but one keeps them where they are. */
  columns: readonly DataColumn<Row>[];
  /** Any CSS length. Where there is less room the table is scrolled sideways. */
  minWidth?: string | undefined;
}

/**
 * A `DataTable` that draws only the rows in sight: as long as one likes, every row as high as the others.
 * It fills its container. The newest row comes first, by its index, and is told from the others by its key.
 */
export const VirtualTable = <Row,>({
  label,
  columns,
  state,
  rowKey,
  empty,
  sort,
  onSortChange,
  density = 'compact',
  surface = 'page',
  followsLinks = false,
  minWidth,
}: VirtualTableProps<Row>) => {
  const rows = rowsIn(state);
  const context: VirtualContext = {
    ...{ label, density, surface, followsLinks, minWidth },
    rows: rows.length,
    // Columns that are away would take room again if they were spanned.
    insteadOfRows: <InsteadOfRows {...{ columns, state, empty }} across={1} />,
  };
  return (
    <TableFrame label={label} isRefreshing={isRefreshing(state)} scrolls="panel">
      <TableVirtuoso<Row, VirtualContext>
        data={rows}
        context={context}
        components={virtualParts}
        computeItemKey={(_, row) => rowKey(row)}
        fixedItemHeight={rowHeights[density]}
        increaseViewportBy={beyondEdges}
        fixedHeaderContent={() => (
          <TableRow aria-rowindex={1}>
            <DataHeader {...{ columns, sort, onSortChange }} />
          </TableRow>
        )}
        itemContent={(_, row) => <DataCells row={row} columns={columns} />}
      />
      {onSortChange !== undefined && <SortNews {...{ columns, sort }} />}
    </TableFrame>
  );
};
