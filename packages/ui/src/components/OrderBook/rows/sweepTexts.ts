import { formatPrice, formatTotal, showExactly, type BookSide, type Pair } from '@exchange/domain';
import type { Sweep } from './sweep';

/**
 * The figures of a sweep for display: the sum exact, the average rounded, the total rounded up for buyers and down for
 * sellers.
 */
export const sweepFigures = ({ sum, total, average }: Sweep, side: BookSide, pair: Pair) => ({
  average: formatPrice(average, pair),
  sum: showExactly(sum),
  total: formatTotal(total, pair, side === 'asks' ? 'buy' : 'sell'),
});

/** For screen readers, after a key has moved to a row. */
export const sweepWords = (sweep: Sweep, side: BookSide, pair: Pair): string => {
  const { average, sum, total } = sweepFigures(sweep, side, pair);
  return `Up to here ${sum} ${pair.base} for ${total.text} ${pair.quote}, on average ${average.text}`;
};
