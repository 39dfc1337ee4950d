import type { Sort, SortDirection } from '@exchange/ui';

export const historyTabs = ['deposit', 'withdrawal'] as const;
export type HistoryTab = (typeof historyTabs)[number];

/** What the history shows, kept in the address so that a link or a reload shows the same. */
export interface HistoryPlace {
  tab: HistoryTab;
  sort: Sort;
  /** Counts from 1. */
  page: number;
  /** The key of the open row. */
  row: string | undefined;
}

/** The order in which the rows are loaded. */
export const newestFirst: Sort = { column: 'createdAt', direction: 'descending' };

const directions: readonly SortDirection[] = ['ascending', 'descending'];

const isSame = (one: Sort, other: Sort): boolean => one.column === other.column && one.direction === other.direction;

/** `amount.ascending` */
const readSort = (text: string | null): Sort => {
  const [column = '', way] = (text ?? '').split('.');
  const direction = directions.find((known) => known === way);
  return column === '' || direction === undefined ? newestFirst : { column, direction };
};

const readPage = (text: string | null): number => {
  const page = Number(text ?? '1');
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** Anyone can type anything into the address, so whatever can't be read gets its default. */
export const readHistoryPlace = (query: URLSearchParams): HistoryPlace => ({
  tab: historyTabs.find((tab) => tab === query.get('tab')) ?? 'deposit',
  sort: readSort(query.get('sort')),
  page: readPage(query.get('page')),
  row: query.get('row') ?? undefined,
});

/** The query for the address, without defaults. */
export const queryOfPlace = ({ tab, sort, page, row }: HistoryPlace): URLSearchParams =>
  new URLSearchParams({
    ...(tab !== 'deposit' && { tab }),
    ...(!isSame(sort, newestFirst) && { sort: `${sort.column}.${sort.direction}` }),
    ...(page > 1 && { page: String(page) }),
    ...(row !== undefined && { row }),
  });
