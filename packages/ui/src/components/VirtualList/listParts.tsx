import type { Components } from 'react-virtuoso';
import type { Density } from '../../tokens/density';
import * as table from '../Table/Table.css';
import type { TableSurface } from '../Table/tableVariants';
import * as styles from './VirtualList.css';

/** Props for the list's parts, which are defined outside the component so that React doesn't remount them. */
export interface ListContext {
  label: string;
  density: Density;
  surface: TableSurface;
  /** The full count, rendered or not. */
  items: number;
}

export const listParts = {
  Scroller: ({ context: { label, density, surface }, style, children, ...rest }) => (
    <div
      {...rest}
      role="group"
      aria-label={label}
      data-density={density}
      style={{ ...style, outline: undefined }}
      className={`${table.scroll.panel} ${table.surface[surface]} ${styles.frame}`}
    >
      {children}
    </div>
  ),
  List: ({ context: { label }, ...rest }) => <div {...rest} role="list" aria-label={label} />,
  Item: ({ context: { items }, item: _, children, ...rest }) => (
    <div
      {...rest}
      role="listitem"
      aria-posinset={rest['data-index'] + 1}
      aria-setsize={items}
      data-last={rest['data-index'] === items - 1 ? '' : undefined}
      className={styles.item}
    >
      <div className={styles.content}>{children}</div>
    </div>
  ),
} satisfies Components<unknown, ListContext>;
