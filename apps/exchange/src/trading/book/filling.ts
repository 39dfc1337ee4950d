import type { BookSide, Level, Side } from '@exchange/domain';
import type { BookPick } from '@exchange/ui';

/** What a row of the book stands for: its own amount, or all that is taken on the way to its price. */
export const levelMeant = ({ price, amount, sum, isShiftHeld }: BookPick, sweepOnClick: boolean): Level => ({
  price,
  amount: isShiftHeld || sweepOnClick ? sum : amount,
});

/** Who takes from a side of the book: sells are bought from, buys are sold to. */
export const takers: Readonly<Record<BookSide, Side>> = { asks: 'buy', bids: 'sell' };
