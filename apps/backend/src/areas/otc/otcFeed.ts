import { divideDown } from '@exchange/domain';
import type { FollowOptions } from '../../live/feed';

/** Tells a trader that a trade with the desk is in the histories, as of an order that was filled. */
export const followOtc = ({ exchange, live }: FollowOptions): (() => void) =>
  exchange.onCommitted(({ events }) => {
    for (const { kind, payload } of events) {
      if (kind !== 'otc.changed' || payload.quote.status !== 'settled') continue;
      const { id, trader, pair, side, amount, total } = payload.quote;
      live.tellTrader(trader, 'order-history', {
        userId: trader,
        uniqueId: id,
        Type: side,
        pair,
        price: divideDown(total, amount, 18),
        originalQty: amount,
        filledQty: amount,
        status: 'completed',
      });
    }
  });
