import { listSizes, type PairName } from '@exchange/domain';
import type { Books } from '../../marketData/books';
import type { Committed, OrderChange, Trade } from '../../exchange/events';
import type { Exchange } from '../../exchange/exchange';
import type { LiveServer } from '../../live/liveServer';
import {
  cancelEvent,
  matchEvent,
  pairOrderEvent,
  tapeRow,
  tradeEvent,
  userCancelEvent,
  userOrderEvent,
  userTradeEvent,
} from './orderEvents';

export interface TradingFeedOptions {
  exchange: Pick<Exchange, 'onCommitted' | 'levels'>;
  books: Books;
  live: Pick<LiveServer, 'publish' | 'tellPair' | 'tellTrader'>;
  /** How long changes of books and tapes are collected before they are published. */
  gatherMs: number;
}

type Live = TradingFeedOptions['live'];

/** Messages about a change of an order, besides the order's own state. */
const tellOfOrder: Record<OrderChange['change'], (live: Live, change: OrderChange) => void> = {
  accepted: (live, change) => {
    live.tellPair(change.order.pair, '{pair}', pairOrderEvent(change, 'accepted'));
  },
  filled: (live, change) => {
    // Both orders of a trade are filled, but the match is published once.
    if (change.isTaker) live.publish('demo-event', matchEvent(change));
    live.tellTrader(change.order.trader, 'demo-event', userTradeEvent(change));
  },
  cancelled: (live, change) => {
    live.tellPair(change.order.pair, '{pair}', pairOrderEvent(change, 'cancelled'));
    live.publish('order-cancel', cancelEvent(change));
    live.tellTrader(change.order.trader, 'order-cancel', userCancelEvent(change));
  },
};

/** Publishes what the exchange did, once durable: orders and trades at once, books and tapes in short batches. */
export const createTradingFeed = ({ exchange, books, live, gatherMs }: TradingFeedOptions) => {
  const tapes = new Map<PairName, Trade[]>();
  let timer: NodeJS.Timeout | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    for (const change of books.takeChanges()) live.tellPair(change.pair, '{pair}-book', change);
    for (const [pair, trades] of tapes) {
      const newest = trades.slice(-listSizes.tape).reverse();
      live.tellPair(pair, '{pair}-tradeHistory', newest.map(tapeRow));
    }
    tapes.clear();
  };

  const tellTrade = (trade: Trade): void => {
    const event = tradeEvent(trade);
    live.tellPair(trade.pair, '{pair}-trades', event);
    live.publish('trade-history', event);
    const tape = tapes.get(trade.pair);
    if (tape) tape.push(trade);
    else tapes.set(trade.pair, [trade]);
  };

  const tell = ({ orders, trades, levels }: Committed): void => {
    // Books first, so that clients that receive an order and then request the book find it there.
    books.apply(levels);
    for (const change of orders) {
      tellOfOrder[change.change](live, change);
      live.tellTrader(change.order.trader, 'order-history', userOrderEvent(change));
    }
    for (const trade of trades) tellTrade(trade);
    if (levels.length + trades.length > 0) timer ??= setTimeout(flush, gatherMs);
  };

  const stopListening = exchange.onCommitted(tell);

  return {
    flush,
    /** Call it once the exchange has started. */
    reset: (): void => {
      books.reset(exchange.levels());
      flush();
    },
    stop: (): void => {
      stopListening();
      flush();
    },
  };
};
