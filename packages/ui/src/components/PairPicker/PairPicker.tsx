import { foundPairsText, shellTexts, type PairName } from '@exchange/domain';
import { useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { Density } from '../../tokens/density';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { useAfterPaint } from '../AfterPaint/useAfterPaint';
import { nextSort } from '../DataTable/sorting';
import { isRefreshing, rowsIn, type RowsState } from '../DataTable/rowsState';
import { KeyHint } from '../KeyHint/KeyHint';
import { SearchField } from '../SearchField/SearchField';
import type { FailureMessageProps } from '../Table/FailureMessage';
import { SortHeader } from '../Table/SortHeader';
import { Table } from '../Table/Table';
import { TableBody } from '../Table/TableBody';
import { TableHeader, TableHeaderCell } from '../Table/TableHeader';
import { TableRow } from '../Table/TableRow';
import { Tab, TabList } from '../Tabs/TabList';
import { TabPanel, Tabs } from '../Tabs/Tabs';
import { PairRows } from './PairRows';
import * as styles from './PairPicker.css';
import { pairColumns, pairTabs, starredText, type PairQuote } from './pairQuotes';
import type { PairPickerPlace } from './pairPlaces';
import { usePairList, type PairList } from './usePairList';

export interface PairPickerProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'className'> {
  state: RowsState<PairQuote>;
  favourites: ReadonlySet<PairName>;
  /** Why the favourites couldn't be loaded, and a way to retry. */
  favouritesFailure?: FailureMessageProps | undefined;
  /** The current pair. */
  current?: PairName | undefined;
  onPick: (name: PairName) => void;
  onToggleFavourite: (name: PairName) => void;
  /** Delayed: these are the last known figures. */
  isStale?: boolean | undefined;
  /** `comfortable` for touch. */
  density?: Density | undefined;
  /** In a panel it fills its container, with tabs and search in one line. */
  place?: PairPickerPlace | undefined;
}

const Keys = () => (
  <span className={styles.keys}>
    <KeyHint keys={['Enter']} /> to open, <KeyHint keys={['Shift', 'Enter']} /> to favourite
  </span>
);

/** Both may be on the screen at once, and a name leads to one of them. */
const searches = {
  overlay: { label: 'Search pairs', placeholder: 'Search pairs', hint: <Keys /> },
  panel: { label: 'Search all pairs', placeholder: 'Search', hint: undefined },
} satisfies Record<PairPickerPlace, { label: string; placeholder: string; hint: ReactNode }>;

/** In a drawer for touch there are no keys. */
const searchIn = (place: PairPickerPlace, density: Density) =>
  density === 'compact'
    ? ({ ...searches[place], size: 'small' } as const)
    : ({ ...searches[place], size: 'medium', hint: undefined } as const);

const Header = ({ sort, setSort }: Pick<PairList, 'sort' | 'setSort'>) => (
  <TableHeader>
    <TableRow>
      <TableHeaderCell isFlush width="24px">
        <span className={visuallyHidden}>Favourite</span>
      </TableHeaderCell>
      {pairColumns.map((column) => (
        <SortHeader
          key={column.key}
          align={column.align}
          hideBelow={column.hideBelow}
          direction={sort.column === column.key ? sort.direction : undefined}
          onSort={() => setSort(nextSort(sort, column))}
        >
          {column.label}
        </SortHeader>
      ))}
    </TableRow>
  </TableHeader>
);

const tabIn = (value: string) => pairTabs.find((tab) => tab === value) ?? 'pairs';

/**
 * Finds a pair by a few letters, and manages favourites. Focus stays in the search; the arrow keys move through the
 * rows.
 */
export const PairPicker = ({
  state,
  favourites,
  favouritesFailure,
  current,
  onPick,
  onToggleFavourite,
  isStale = false,
  density = 'compact',
  place = 'overlay',
  ...rest
}: PairPickerProps) => {
  const searchRef = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const star = (name: PairName) => {
    setSaid(starredText(name, !favourites.has(name)));
    onToggleFavourite(name);
  };
  const list = usePairList({ quotes: rowsIn(state), favourites, current, onPick, onStar: star, searchRef });
  const { tab, query, rows } = list;
  const isListDrawn = useAfterPaint();
  return (
    <div {...rest} data-density={density} className={styles.place[place]}>
      <SearchField
        ref={searchRef}
        role="combobox"
        {...searchIn(place, density)}
        isUpperCased
        status={said === '' ? foundPairsText(query, rows.length) : said}
        aria-autocomplete="list"
        aria-haspopup="grid"
        aria-expanded={isListDrawn}
        aria-controls={isListDrawn ? list.listId : undefined}
        aria-activedescendant={isListDrawn ? list.activeId : undefined}
        value={query}
        onChange={({ currentTarget }) => {
          setSaid('');
          list.search(currentTarget.value);
        }}
        onKeyDown={list.onKeyDown}
      />
      <Tabs value={tab} onValueChange={(value) => list.setTab(tabIn(value))}>
        <TabList label="Pairs shown" size="small">
          <Tab value="pairs">{shellTexts.pairTabs.pairs}</Tab>
          <Tab value="favorites">{shellTexts.pairTabs.favorites}</Tab>
        </TabList>
        <TabPanel value={tab} tabIndex={-1}>
          <div className={styles.frames[place][density]}>
            {isListDrawn && (
              <Table
                id={list.listId}
                role="grid"
                label="Pairs"
                density={density}
                scrolls="panel"
                isRefreshing={isRefreshing(state)}
              >
                <Header {...list} />
                <TableBody>
                  <PairRows
                    {...{ state, list, favourites, favouritesFailure, current, isStale, onPick }}
                    onStar={star}
                  />
                </TableBody>
              </Table>
            )}
          </div>
        </TabPanel>
      </Tabs>
    </div>
  );
};
