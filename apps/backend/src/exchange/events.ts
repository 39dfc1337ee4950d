import type { BookSide, DecimalText, PairName, Side } from '@exchange/domain';
import type { EventFact } from './committedEvents';
import type { Order } from './outcomes';

export interface Trade {
  /** A number as text; later trades have greater ones. */
  id: string;
  pair: PairName;
  price: DecimalText;
  amount: DecimalText;
  takerSide: Side;
  /** Milliseconds since 1970. */
  at: number;
}

/** What became of an order. One that is filled as it arrives is first `accepted`, then `filled`. */
export interface OrderChange {
  change: 'accepted' | 'filled' | 'cancelled';
  /** As it stands after the change. */
  order: Order;
  /** Of the base currency: what was ordered, what this change filled, or what was still open. */
  amount: DecimalText;
  /** Whether this order met one that was in the book; of the two orders of a trade one is, one is not. */
  isTaker: boolean;
}

export interface LevelChange {
  pair: PairName;
  side: BookSide;
  price: DecimalText;
  /** All that is open at this price now; `0` where nothing is left. */
  amount: DecimalText;
}

/** What one group of commands changed, once it is durable: in order, and never told before. */
export interface Committed {
  trades: Trade[];
  orders: OrderChange[];
  levels: LevelChange[];
  /** What is to be followed up; it stands in `committed_event` as well. */
  events: readonly EventFact[];
}
