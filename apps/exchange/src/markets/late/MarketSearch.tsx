import { foundPairsText, isPairFound } from '@exchange/domain';
import { SearchField } from '@exchange/ui';
import type { Quote } from '#shared/market/quote.ts';
import { searchTexts } from './texts';

interface MarketSearchProps {
  query: string;
  /** How many pairs are shown. */
  count: number;
  onQuery: (query: string) => void;
}

export const MarketSearch = ({ query, count, onQuery }: MarketSearchProps) => (
  <SearchField
    label={searchTexts.label}
    placeholder={searchTexts.label}
    value={query}
    status={foundPairsText(query, count)}
    onChange={(event) => onQuery(event.target.value)}
  />
);

export const findQuotes = (quotes: readonly Quote[], query: string): readonly Quote[] =>
  quotes.filter(({ pair }) => isPairFound(pair, query));
