import type { PairName } from '@exchange/domain';
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { stepTo } from '../CommandMenu/stepTo';
import { sortRows, type Sort } from '../DataTable/sorting';
import { defaultSort, pairColumns, quotesIn, type PairQuote, type PairTab } from './pairQuotes';

interface PairListOptions {
  quotes: readonly PairQuote[];
  favourites: ReadonlySet<PairName>;
  /** The current pair, where the arrow keys start. */
  current: PairName | undefined;
  onPick: (name: PairName) => void;
  onStar: (name: PairName) => void;
  searchRef: RefObject<HTMLInputElement | null>;
}

const rowKeys = ['ArrowDown', 'ArrowUp'];

/** The search, its sorted results, and the one Enter would pick. */
export const usePairList = ({ quotes, favourites, current, onPick, onStar, searchRef }: PairListOptions) => {
  const listId = useId();
  const [tab, setTab] = useState<PairTab>('pairs');
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Sort>(defaultSort);
  const [activeName, setActiveName] = useState(current);
  const rows = sortRows(quotesIn(quotes, { tab, query, favourites }), pairColumns, sort);
  const names = rows.map(({ pair }) => pair.name);
  const active = names.find((name) => name === activeName) ?? names[0];
  const rowId = (name: PairName) => `${listId}-${name}`;

  const lead = (name: PairName) => {
    setActiveName(name);
    document.getElementById(rowId(name))?.scrollIntoView({ block: 'nearest' });
  };

  const press = (event: KeyboardEvent) => {
    // During composition (Japanese, Chinese) Enter ends the word.
    if (event.nativeEvent.isComposing || active === undefined) return;
    const next = rowKeys.includes(event.key)
      ? names[stepTo(event.key, names.indexOf(active), names.length) ?? -1]
      : undefined;
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next !== undefined) lead(next);
    else if (event.shiftKey) onStar(active);
    else onPick(active);
  };

  const search = (typed: string) => {
    setQuery(typed);
    setActiveName(undefined);
  };

  /** Out of a view that is empty: from favourites to all pairs, and there from what is searched for to everything. */
  const widen = () => {
    if (tab === 'favorites') setTab('pairs');
    else search('');
    searchRef.current?.focus();
  };

  return { listId, widen, rowId, tab, setTab, query, search, sort, setSort, rows, active, press };
};

export type PairList = ReturnType<typeof usePairList>;
