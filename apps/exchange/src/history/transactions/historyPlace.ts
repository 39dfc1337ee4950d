import { historyRange, isDay, type DayRange } from '@exchange/domain';
import type { Sort, SortDirection } from '@exchange/ui';

export const historyTabs = ['deposit', 'withdrawal'] as const;
export type HistoryTab = (typeof historyTabs)[number];

/** What the history shows, kept in the address so that a link or a reload shows the same. */
export interface HistoryPlace {
  tab: HistoryTab;
  /** Empty texts mean all days. */
  range: DayRange;
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

export const allDays: DayRange = { from: '', to: '' };

const readRange = (query: URLSearchParams, today: string): DayRange => {
  const range = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  const isWhole = isDay(range.from) && isDay(range.to);
  return isWhole && historyRange(today)(range) === undefined ? range : allDays;
};

/** Anyone can type anything into the address, so whatever can't be read gets its default. */
export const readHistoryPlace = (query: URLSearchParams, today: string): HistoryPlace => ({
  tab: historyTabs.find((tab) => tab === query.get('tab')) ?? 'deposit',
  range: readRange(query, today),
  sort: readSort(query.get('sort')),
  page: readPage(query.get('page')),
  row: query.get('row') ?? undefined,
});

/** The query for the address, without defaults. */
export const queryOfPlace = ({ tab, range, sort, page, row }: HistoryPlace): URLSearchParams =>
  new URLSearchParams({
    ...(tab !== 'deposit' && { tab }),
    ...(range.from !== '' && { from: range.from, to: range.to }),
    ...(!isSame(sort, newestFirst) && { sort: `${sort.column}.${sort.direction}` }),
    ...(page > 1 && { page: String(page) }),
    ...(row !== undefined && { row }),
  });
