import type { LevelChange } from '../events';
import { findMarket } from '../market';
import type { State } from '../state';

/** All levels of all books, best first. */
export const bookLevels = ({ books }: Pick<State, 'books'>): LevelChange[] =>
  [...books.all()].flatMap(([pair, book]) => {
    const market = findMarket(pair);
    if (!market) return [];
    return (['sell', 'buy'] as const).flatMap((side) =>
      book.levels(side, Number.MAX_SAFE_INTEGER).map(({ ticks, lots }): LevelChange => {
        const where = side === 'buy' ? 'bids' : 'asks';
        return { pair, side: where, price: market.price(ticks), amount: market.amount(lots) };
      }),
    );
  });
