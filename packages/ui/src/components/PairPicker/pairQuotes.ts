import {
  compare,
  isPairFound,
  marketColumns,
  pairLabel,
  type DecimalText,
  type Pair,
  type PairName,
} from '@exchange/domain';
import type { Sort } from '../DataTable/sorting';
import type { Column } from '../Table/tableVariants';

/** A pair and its 24-hour figures. */
export interface PairQuote {
  pair: Pair;
  price: DecimalText;
  percentChange: DecimalText;
  volume: DecimalText;
}

export const pairTabs = ['pairs', 'favorites'] as const;

export type PairTab = (typeof pairTabs)[number];

export interface PairColumn extends Column {
  key: 'currency' | 'lastPrice' | 'change' | 'volume';
  label: string;
  sortBy: (one: PairQuote, other: PairQuote) => number;
}

const byName = (one: PairQuote, other: PairQuote): number => one.pair.name.localeCompare(other.pair.name, 'en');

const byFigure =
  (figure: (quote: PairQuote) => DecimalText) =>
  (one: PairQuote, other: PairQuote): number =>
    compare(figure(one), figure(other));

export const pairColumns: readonly PairColumn[] = [
  { key: 'currency', label: marketColumns.currency, sortBy: byName },
  { key: 'lastPrice', label: marketColumns.lastPrice, align: 'end', sortBy: byFigure(({ price }) => price) },
  { key: 'change', label: marketColumns.change, align: 'end', sortBy: byFigure(({ percentChange }) => percentChange) },
  {
    key: 'volume',
    label: marketColumns.volume,
    align: 'end',
    hideBelow: 480,
    sortBy: byFigure(({ volume }) => volume),
  },
];

export const defaultSort: Sort = { column: 'volume', direction: 'descending' };

interface Looked {
  tab: PairTab;
  query: string;
  favourites: ReadonlySet<PairName>;
}

export const quotesIn = (quotes: readonly PairQuote[], { tab, query, favourites }: Looked): PairQuote[] =>
  quotes.filter(({ pair }) => (tab === 'pairs' || favourites.has(pair.name)) && isPairFound(pair, query));

export const starredText = (name: PairName, isFavourite: boolean): string =>
  `${pairLabel(name)} ${isFavourite ? 'added to' : 'removed from'} favourites.`;
