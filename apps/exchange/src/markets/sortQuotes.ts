import { compare, marketColumns } from '@exchange/domain';
import type { Quote } from '#shared/market/quote.ts';

export type MarketColumn = keyof typeof marketColumns;

export const columns = Object.keys(marketColumns) as MarketColumn[];

export interface Order {
  column: MarketColumn;
  direction: 'ascending' | 'descending';
}

export const defaultOrder: Order = { column: 'volume', direction: 'descending' };

const byName = (left: Quote, right: Quote): number => left.pair.name.localeCompare(right.pair.name, 'en');

const comparisons: Readonly<Record<MarketColumn, (left: Quote, right: Quote) => number>> = {
  currency: byName,
  lastPrice: (left, right) => compare(left.price, right.price),
  change: (left, right) => compare(left.percentChange, right.percentChange),
  high: (left, right) => compare(left.high, right.high),
  low: (left, right) => compare(left.low, right.low),
  volume: (left, right) => compare(left.volume, right.volume),
};

/** Equal figures are sorted by name, in either direction. */
export const sortQuotes = (quotes: readonly Quote[], { column, direction }: Order): Quote[] => {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...quotes].sort((left, right) => sign * comparisons[column](left, right) || byName(left, right));
};

/** Another column starts in the useful direction: names from A, figures from the largest. */
export const nextOrder = ({ column, direction }: Order, chosen: MarketColumn): Order => {
  if (chosen !== column) return { column: chosen, direction: chosen === 'currency' ? 'ascending' : 'descending' };
  return { column, direction: direction === 'ascending' ? 'descending' : 'ascending' };
};
