import type { BestPricesProps, BookLadderProps } from '@exchange/ui';
import { lazy, Suspense } from 'react';
import type { TradePanels } from '../layout/tradePanels';
import type { PairFeeds } from '../live/pairFeeds';

// Only the drawer of a phone has them.
const BookLadder = lazy(async () => ({ default: (await import('./Best')).BookLadder }));
const BestPrices = lazy(async () => ({ default: (await import('./Best')).BestPrices }));

type Picks = Pick<BookLadderProps, 'onPick'> & Pick<BestPricesProps, 'onPickPrice'>;

/** What stands beside an order form, where it covers the book. */
export const bestOf = (
  { pair, book: { levels } }: PairFeeds,
  { onPick, onPickPrice }: Picks,
): Pick<TradePanels, 'bestLevels' | 'bestPrices'> => ({
  bestLevels: (
    <Suspense fallback={<span />}>
      <BookLadder pair={pair} source={levels} onPick={onPick} />
    </Suspense>
  ),
  bestPrices: (
    <Suspense>
      <BestPrices pair={pair} source={levels} onPickPrice={onPickPrice} />
    </Suspense>
  ),
});
