import type { BookSide } from '@exchange/domain';

/** A row by its place: 0 is the best of its side. */
export interface BookPlace {
  side: BookSide;
  place: number;
}

/** How many rows each side has. */
export type BookCounts = Readonly<Record<BookSide, number>>;

/** In pixels, for calculations. */
export const rowHeight = 20;
export const middleHeight = 52;

const pageRows = 10;

/** Rows from top to bottom: sells are negative, the best being -1, and buys start at 0. */
const lineOf = ({ side, place }: BookPlace): number => (side === 'asks' ? -1 - place : place);

const placeOf = (line: number): BookPlace =>
  line < 0 ? { side: 'asks', place: -1 - line } : { side: 'bids', place: line };

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -pageRows,
  PageDown: pageRows,
  Home: -Infinity,
  End: Infinity,
};

/** The first row to focus: the best sell, else the best buy. */
export const firstPlace = ({ asks, bids }: BookCounts): BookPlace | undefined =>
  asks + bids === 0 ? undefined : placeOf(asks > 0 ? -1 : 0);

/** The row a key moves to; undefined if it isn't a navigation key or there are no rows. */
export const placeAfter = (key: string, from: BookPlace | undefined, counts: BookCounts): BookPlace | undefined => {
  const step = steps[key];
  const first = firstPlace(counts);
  if (step === undefined || first === undefined) return undefined;
  if (from === undefined && Number.isFinite(step)) return first;
  const line = lineOf(from ?? first) + step;
  return placeOf(Math.min(Math.max(line, 0 - counts.asks), counts.bids - 1));
};

export interface BookWindow {
  scrollTop: number;
  height: number;
}

/** The header and the middle are sticky and cover the rows under them. The middle is where a side ends. */
const coveredBy = (side: BookSide): [above: number, below: number] =>
  side === 'asks' ? [rowHeight, middleHeight] : [rowHeight + middleHeight, 0];

/** The scroll position that shows the row; unchanged if it is already visible. */
export const scrollTo = ({ side, place }: BookPlace, askSlots: number, { scrollTop, height }: BookWindow): number => {
  const middle = rowHeight + askSlots * rowHeight;
  const top = side === 'asks' ? middle - (place + 1) * rowHeight : middle + middleHeight + place * rowHeight;
  const [above, below] = coveredBy(side);
  const [least, most] = [top + rowHeight + below - height, top - above];
  return Math.min(Math.max(scrollTop, least), most);
};

/** The scroll position that centres the last price in the space below the header. */
export const centred = (askSlots: number, height: number): number =>
  Math.max(0, Math.round(rowHeight + askSlots * rowHeight + middleHeight / 2 - (height + rowHeight) / 2));
