import { listSizes } from '@exchange/domain';
import { isRefused, type Handlers } from '../../contract/handlers';
import type { Books } from '../../marketData/books';
import { namedPair, refusals } from './refusals';

export type BookSnapshots = Pick<Books, 'snapshot'>;

/** Order books are public. */
export const bookHandlers = (books: BookSnapshots): Handlers => ({
  orderBook: ({ body: { pair_id, order_book_limit } }) => {
    const pair = namedPair(pair_id, 'pair_id', {});
    return isRefused(pair) ? pair : { data: books.snapshot(pair.name, Number(order_book_limit)) };
  },
  mirroredOrderBook: ({ body }) => {
    const pair = namedPair(body.pairId, 'pairId', { pair: body.pair });
    if (isRefused(pair)) return pair;
    return pair.isMirrored ? { data: books.snapshot(pair.name, listSizes.orderBook) } : refusals.notMirrored;
  },
});
