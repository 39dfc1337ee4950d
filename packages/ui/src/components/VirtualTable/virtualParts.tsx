import type { ReactNode } from 'react';
import type { TableComponents } from 'react-virtuoso';
import type { Density } from '../../tokens/density';
import * as table from '../Table/Table.css';
import { TableBody } from '../Table/TableBody';
import { TableHeader } from '../Table/TableHeader';
import { TableRow } from '../Table/TableRow';
import { tableRoles } from '../Table/tableRoles';
import type { TableSurface } from '../Table/tableVariants';
import * as styles from './VirtualTable.css';

/** Props for the table's parts, which are defined outside the component so that React doesn't remount them. */
export interface VirtualContext {
  label: string;
  density: Density;
  surface: TableSurface;
  minWidth: string | undefined;
  followsLinks: boolean;
  /** The full count, rendered or not. */
  rows: number;
  insteadOfRows: ReactNode;
}

/** The header counts as the first row. */
const headers = 1;

export const virtualParts = {
  Scroller: ({ context: { label, density, surface, rows }, style, children, ...rest }) => (
    <div
      {...rest}
      {...(rows > 0 ? { role: 'group', 'aria-label': label } : { tabIndex: undefined })}
      data-density={density}
      style={{ ...style, outline: undefined }}
      className={`${table.scroll.panel} ${table.surface[surface]}`}
    >
      {children}
    </div>
  ),
  Table: ({ context: { label, surface, minWidth, rows }, style, children }) => (
    <table
      {...tableRoles.table}
      aria-label={label}
      aria-rowcount={rows > 0 ? rows + headers : undefined}
      data-roomy={minWidth === undefined ? undefined : ''}
      style={{ ...style, minInlineSize: minWidth }}
      className={styles.tableOn[surface]}
    >
      {children}
    </table>
  ),
  // Its cells are sticky themselves.
  TableHead: ({ context: _, style: __, ...rest }) => <TableHeader {...rest} />,
  TableBody: ({ context: _, className: __, ...rest }) => <TableBody {...rest} />,
  TableRow: ({ context: { followsLinks }, item: _, children, style, ...rest }) => (
    <TableRow {...rest} style={style} followsLink={followsLinks} aria-rowindex={rest['data-index'] + headers + 1}>
      {children}
    </TableRow>
  ),
  FillerRow: ({ height }) => (
    <tr aria-hidden>
      <td className={styles.filler} style={{ blockSize: height }} />
    </tr>
  ),
  EmptyPlaceholder: ({ context: { insteadOfRows } }) => <TableBody>{insteadOfRows}</TableBody>,
} satisfies TableComponents<unknown, VirtualContext>;
