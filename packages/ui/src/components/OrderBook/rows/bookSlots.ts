import type { BookSide } from '@exchange/domain';
import type { BookCounts } from './bookPlaces';

/** Each side keeps room for at least this many rows, so that the last price doesn't move while a thin book fills. */
const leastSlots = 15;

/** How many rows each side has room for, including blank ones. */
export const slotsFor = ({ asks, bids }: BookCounts, depth: number): BookCounts => {
  const least = Math.min(depth, leastSlots);
  return { asks: Math.max(asks, least), bids: Math.max(bids, least) };
};

/** Sells are upside down: the best of them is the last before the middle. */
export const placeAt = (side: BookSide, line: number, slots: number): number =>
  side === 'asks' ? slots - 1 - line : line;

/** The row's index in the whole grid, including header and middle, from 1. */
export const rowIndexOf = (side: BookSide, line: number, slots: BookCounts): number =>
  side === 'asks' ? line + 2 : slots.asks + line + 3;

export const rowId = (bookId: string, side: BookSide, place: number): string => `${bookId}-${side}-${String(place)}`;
