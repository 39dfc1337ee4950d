import { assetOf } from '../assets/assets';
import { counted } from '../format/count';
import { normaliseSearch } from '../validation/text';
import type { Pair } from '../markets/pairs';

/** A single spelling for whatever people type between two coins: `XDC/ETH`, `xdc eth`. */
const spelled = (text: string): string => normaliseSearch(text).replace(/[\s/_-]+/g, '-');

/** Matches the pair, with or without a separator, or the name of either coin. */
export const isPairFound = ({ name, base, quote }: Pair, query: string): boolean => {
  const typed = spelled(query);
  const names = [name, name.replace('-', ''), assetOf(base).fullName, assetOf(quote).fullName];
  return names.some((known) => spelled(known).includes(typed));
};

/** What a search for pairs announces to screen readers. */
export const foundPairsText = (query: string, count: number): string => {
  if (query.trim() === '') return '';
  if (count === 0) return 'No pairs found';
  return `${counted(count, 'pair')} found`;
};
