import { readMoment } from '@exchange/domain';
import { readPages, type Page } from '../serverState/readPages';

export interface ReadProgress {
  read: number;
  /** Left out if it isn't known. */
  of: number | undefined;
}

type OnProgress = (progress: ReadProgress) => void;

/** Reads a whole list, newest first. Throws `CallFailed` if it can't. */
export type LoadAll<Row> = (onProgress: OnProgress, signal: AbortSignal) => Promise<readonly Row[]>;

/** The server stops counting here, so there may be more rows. */
const countedAtMost = 1_000;

const knownTotal = (total: number | undefined): number | undefined =>
  total !== undefined && total < countedAtMost ? total : undefined;

interface Reading<Row> {
  readPage: (page: number) => Promise<Page<Row>>;
  /** What the list is sorted by. */
  timeOf: (row: Row) => string;
  onProgress: OnProgress;
  signal: AbortSignal;
}

/**
 * Reads all pages, each row once. A row that changes meanwhile moves to a page that was already read, so the newest
 * pages are read again, up to the first without anything new.
 */
export const readEverything = async <Row extends { key: string }>(reading: Reading<Row>): Promise<readonly Row[]> => {
  const { readPage, timeOf, onProgress, signal } = reading;
  const rows = new Map<string, Row>();
  const isNews = (row: Row): boolean => {
    const known = rows.get(row.key);
    return known === undefined || timeOf(known) !== timeOf(row);
  };
  const readInto = async (number: number) => {
    signal.throwIfAborted();
    const page = await readPage(number);
    const hasNews = page.rows.some(isNews);
    for (const row of page.rows) rows.set(row.key, row);
    onProgress({ read: rows.size, of: knownTotal(page.total) });
    return { page, hasNews };
  };

  let pages = 0;
  const readNext = async (number: number) => {
    pages = number;
    return (await readInto(number)).page;
  };
  const readAgain = async (number: number) => {
    const { page, hasNews } = await readInto(number);
    return { ...page, isLast: page.isLast || !hasNews };
  };
  await readPages({ readPage: readNext });
  if (pages > 1) await readPages({ readPage: readAgain });

  const momentOf = (row: Row): number => readMoment(timeOf(row)) ?? 0;
  return [...rows.values()].toSorted((one, other) => momentOf(other) - momentOf(one));
};
