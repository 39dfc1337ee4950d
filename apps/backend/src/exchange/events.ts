import type { BookSide, DecimalText, PairName, Side } from '@exchange/domain';
import type { EventFact } from './committedEvents';
import type { Order } from './outcomes';
import type { ShownReference } from './reference/references';

export interface Trade {
  /** A number as text; later trades have greater numbers. */
  id: string;
  pair: PairName;
  price: DecimalText;
  amount: DecimalText;
  takerSide: Side;
  /** Milliseconds since 1970. */
  at: number;
}

/** A change of an order. One that is filled on arrival is first `accepted`, then `filled`. */
export interface OrderChange {
  change: 'accepted' | 'filled' | 'cancelled';
  /** The order after the change. */
  order: Order;
  /** In the base currency: what was ordered, what this change filled, or what was still open. */
  amount: DecimalText;
  /** Whether this order met one in the book. Each trade has one taker and one maker. */
  isTaker: boolean;
}

export interface LevelChange {
  pair: PairName;
  side: BookSide;
  price: DecimalText;
  /** The total open at this price now; `0` if nothing is left. */
  amount: DecimalText;
}

/** What one group of commands changed, in order. Only published once it is durable. */
export interface Committed {
  trades: Trade[];
  orders: OrderChange[];
  levels: LevelChange[];
  /** The reference prices of all pairs, if any of them has moved. */
  references: ShownReference[];
  /** Events that need a follow-up; also stored in `committed_event`. */
  events: readonly EventFact[];
}
