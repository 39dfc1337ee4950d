import type { BookSide, Level, Side } from '@exchange/domain';
import type { BookPick } from '@exchange/ui';

/** The level that a click on a row means: its own amount, or everything up to its price. */
export const levelMeant = ({ price, amount, sum, isShiftHeld }: BookPick, sweepOnClick: boolean): Level => ({
  price,
  amount: isShiftHeld || sweepOnClick ? sum : amount,
});

/** The side that takes from each side of the book: buying takes asks, selling takes bids. */
export const takers: Readonly<Record<BookSide, Side>> = { asks: 'buy', bids: 'sell' };
