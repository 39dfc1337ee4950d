import type { ReactNode } from 'react';
import { Virtuoso } from 'react-virtuoso';
import type { Density } from '../../tokens/density';
import { isRefreshing, rowsIn, type EmptyTexts, type RowsState } from '../DataTable/rowsState';
import * as table from '../Table/Table.css';
import { TableFrame } from '../Table/TableFrame';
import type { TableSurface } from '../Table/tableVariants';
import { beyondEdges, rowHeights } from '../VirtualTable/rowHeights';
import { InsteadOfItems } from './InsteadOfItems';
import { listParts, type ListContext } from './listParts';
import * as styles from './VirtualList.css';

export interface VirtualListProps<Item> {
  /** Name of the list for screen readers. */
  label: string;
  state: RowsState<Item>;
  /** Identifies an item, wherever it is. */
  itemKey: (item: Item) => string;
  /** Shown if there are no items. */
  empty: EmptyTexts;
  /** Lines of 44 or 28 pixels. */
  density?: Density;
  /** The surface behind it. */
  surface?: TableSurface;
  /** Renders one line. */
  children: (item: Item) => ReactNode;
}

/**
 * A list of any length that only renders the visible lines, all of the same height. It fills its container. The newest
 * item comes first in the array, and each is identified by its key.
 */
export const VirtualList = <Item,>({
  label,
  state,
  itemKey,
  empty,
  density = 'compact',
  surface = 'page',
  children,
}: VirtualListProps<Item>) => {
  const items = rowsIn(state);
  return (
    <TableFrame label={label} isRefreshing={isRefreshing(state)} scrolls="panel">
      {items.length > 0 ? (
        <Virtuoso<Item, ListContext>
          data={items}
          context={{ label, density, surface, items: items.length }}
          components={listParts}
          computeItemKey={(_, item) => itemKey(item)}
          fixedItemHeight={rowHeights[density]}
          increaseViewportBy={beyondEdges}
          itemContent={(_, item) => children(item)}
        />
      ) : (
        <div data-density={density} className={`${table.scroll.panel} ${table.surface[surface]} ${styles.frame}`}>
          <InsteadOfItems state={state} empty={empty} />
        </div>
      )}
    </TableFrame>
  );
};
