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
  /** Best defined outside the component that renders them. Widths for all but one column keep them from moving. */
  columns: readonly DataColumn<Row>[];
  /** Any CSS length. Below it the table scrolls sideways. */
  minWidth?: string | undefined;
}

/**
 * A `DataTable` of any length that only renders the visible rows, all of the same height. It fills its container. The
 * newest row comes first in the array, and each is identified by its key.
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
    // Spanning hidden columns would make them take up space again.
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
