import type { PairName } from '@exchange/domain';
import { useState, type RefObject } from 'react';
import { useActiveOption } from '../Combobox/useActiveOption';
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

/** The search, its sorted results, and the one Enter would pick. */
export const usePairList = ({ quotes, favourites, current, onPick, onStar, searchRef }: PairListOptions) => {
  const [tab, setTab] = useState<PairTab>('pairs');
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Sort>(defaultSort);
  const rows = sortRows(quotesIn(quotes, { tab, query, favourites }), pairColumns, sort);
  const names = rows.map(({ pair }) => pair.name);
  const nameOf = (value: string): PairName | undefined => names.find((name) => name === value);
  const list = useActiveOption({
    values: names,
    atFirst: current,
    startsAtFirst: true,
    onChoose: (value, { shiftKey }) => {
      const name = nameOf(value);
      if (name === undefined) return;
      if (shiftKey) onStar(name);
      else onPick(name);
    },
  });

  const search = (typed: string) => {
    setQuery(typed);
    list.activate(undefined);
  };

  /** Leaves an empty view: from favourites to all pairs, and from a search to the whole list. */
  const widen = () => {
    if (tab === 'favorites') setTab('pairs');
    else search('');
    searchRef.current?.focus();
  };

  return { ...list, widen, tab, setTab, query, search, sort, setSort, rows };
};

export type PairList = ReturnType<typeof usePairList>;
