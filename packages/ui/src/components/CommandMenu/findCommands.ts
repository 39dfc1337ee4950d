import { closenesses, matchLetters, type Closeness, type Span } from './matchLetters';

export interface Findable {
  id: string;
  label: string;
  keywords?: readonly string[] | undefined;
  group: string;
}

export interface Found<Item> {
  item: Item;
  /** The letters of the label that match. */
  spans: readonly Span[];
}

export interface Section<Item> {
  label: string;
  found: readonly Found<Item>[];
}

interface Ranked<Item> extends Found<Item> {
  rank: number;
  width: number;
}

/** A keyword ranks like a word of the label, ahead of matches by scattered letters. */
const keywordRank = closenesses.indexOf('wordStart') + 0.5;

const meansKeyword = (query: string, keywords: readonly string[]): boolean =>
  keywords.some((keyword) => {
    const closeness: Closeness = matchLetters(query, keyword)?.closeness ?? 'letters';
    return closeness !== 'letters';
  });

const rank = <Item extends Findable>(query: string, item: Item): Ranked<Item>[] => {
  const match = matchLetters(query, item.label);
  const own = match && closenesses.indexOf(match.closeness);
  const isByKeyword = (own === undefined || own > keywordRank) && meansKeyword(query, item.keywords ?? []);
  if (isByKeyword) return [{ item, spans: [], rank: keywordRank, width: 0 }];
  return match && own !== undefined ? [{ item, spans: match.spans, rank: own, width: match.width }] : [];
};

/** Only matches by scattered letters are ranked by how close together the letters are; the rest keep their order. */
const byRank = (one: Ranked<unknown>, other: Ranked<unknown>): number =>
  one.rank - other.rank || (one.rank === closenesses.indexOf('letters') ? one.width - other.width : 0);

/** Groups are ordered by their best match, and so are the matches in each group. */
const inSections = <Item extends Findable>(all: readonly Found<Item>[]): Section<Item>[] =>
  Array.from(new Set(all.map(({ item }) => item.group)), (label) => ({
    label,
    found: all.filter(({ item }) => item.group === label),
  }));

export const findCommands = <Item extends Findable>(query: string, items: readonly Item[]): Section<Item>[] =>
  inSections(items.flatMap((item) => rank(query, item)).sort(byRank));

const recentLabel = 'Recent';

/** Shown before anything is typed: the last choices first, then everything else in its order. */
export const offerCommands = <Item extends Findable>(
  items: readonly Item[],
  recentIds: readonly string[],
): Section<Item>[] => {
  const recent = recentIds.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const offered = (shown: readonly Item[]) => shown.map((item) => ({ item, spans: [] }));
  const others = inSections(offered(items.filter((item) => !recent.includes(item))));
  return recent.length === 0 ? others : [{ label: recentLabel, found: offered(recent) }, ...others];
};
