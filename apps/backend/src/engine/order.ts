import type { Side } from '@exchange/domain';

/** An order as the book sees it: whole ticks and lots, safe integers both. */
export interface BookOrder {
  /** Greater for whoever came later. */
  readonly id: number;
  readonly owner: string;
  readonly side: Side;
  readonly ticks: number;
  /** Still open; the book lowers it as the order is traded. */
  lots: number;
}

export interface Match<Order extends BookOrder> {
  /** Whose price it is. With `lots` 0 it has left the book. */
  maker: Order;
  lots: number;
}

export interface Placed<Order extends BookOrder> {
  /** In the order in which they happened. */
  matches: Match<Order>[];
  /** The rest was not put into the book, because next it would have met an order of its own owner. */
  isCutShort: boolean;
}

/** What an order would meet if it were placed now. */
export interface Offered {
  /** No more than the order asks for. */
  lots: number;
  /** Next it would meet an order of its own owner. */
  isCutShort: boolean;
}

export interface Level {
  ticks: number;
  /** All orders of the level together. */
  lots: bigint;
}

/** One pair's orders, best price first and at one price the earlier first. No clock, no I/O: the same orders trade alike. */
export interface Book<Order extends BookOrder> {
  /** Trades what crosses and keeps the rest, whose `lots` then say how much that is. */
  place: (order: Order) => Placed<Order>;
  /** What `place` would trade of it, without trading. */
  offeredTo: (order: Order) => Offered;
  /** Puts an order back where it was, without trading: after a restart, earlier orders first. */
  restore: (order: Order) => void;
  /** Takes an order out; it must be in. */
  remove: (order: Order) => void;
  /** What is open at one price. */
  openAt: (side: Side, ticks: number) => bigint;
  /** The best first, so many at most. */
  levels: (side: Side, depth: number) => Level[];
  /** The best first, at one price the earlier first. */
  orders: (side: Side) => Order[];
  best: (side: Side) => number | undefined;
}
