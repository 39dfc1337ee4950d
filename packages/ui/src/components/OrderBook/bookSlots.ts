import type { BookSide } from '@exchange/domain';
import type { BookCounts } from './bookPlaces';

/** A side keeps at least so much room, so that the last price stays where it is while a thin book fills. */
const leastSlots = 15;

/** How many rows there is room for on each side, those that are blank included. */
export const slotsFor = ({ asks, bids }: BookCounts, depth: number): BookCounts => {
  const least = Math.min(depth, leastSlots);
  return { asks: Math.max(asks, least), bids: Math.max(bids, least) };
};

/** Sells stand upside down: the best of them is the last before the middle. */
export const placeAt = (side: BookSide, line: number, slots: number): number =>
  side === 'asks' ? slots - 1 - line : line;

/** Among all rows of the grid, header and middle included, from 1 on. */
export const rowIndexOf = (side: BookSide, line: number, slots: BookCounts): number =>
  side === 'asks' ? line + 2 : slots.asks + line + 3;

export const rowId = (bookId: string, side: BookSide, place: number): string => `${bookId}-${side}-${String(place)}`;
