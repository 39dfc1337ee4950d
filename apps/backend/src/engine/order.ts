import type { Side } from '@exchange/domain';

/** An order in the book, in whole ticks and lots, both safe integers. */
export interface BookOrder {
  /** Later orders have greater IDs. */
  readonly id: number;
  readonly owner: string;
  readonly side: Side;
  readonly ticks: number;
  /** The open amount; the book lowers it as the order trades. */
  lots: number;
}

export interface Match<Order extends BookOrder> {
  /** The order in the book, whose price applies. With `lots` 0 it has left the book. */
  maker: Order;
  lots: number;
}

export interface Placed<Order extends BookOrder> {
  /** In the order they happened. */
  matches: Match<Order>[];
  /** The rest was not put into the book, because it would next have met an order of the same owner. */
  isCutShort: boolean;
}

/** What an order would trade if it were placed now. */
export interface Offered {
  /** At most the amount of the order. */
  lots: number;
  /** It would next meet an order of the same owner. */
  isCutShort: boolean;
}

export interface Level {
  ticks: number;
  /** The total of all orders of the level. */
  lots: bigint;
}

/** One pair's orders, by price and then time. No clock, no I/O: the same orders always trade alike. */
export interface Book<Order extends BookOrder> {
  /** Fills what crosses and keeps the rest, which is then in `lots`. */
  place: (order: Order) => Placed<Order>;
  /** What `place` would trade, without trading. */
  offeredTo: (order: Order) => Offered;
  /** Puts an order back without trading, after a restart. Call it with earlier orders first. */
  restore: (order: Order) => void;
  /** Removes an order, which must be in the book. */
  remove: (order: Order) => void;
  /** The open total at one price. */
  openAt: (side: Side, ticks: number) => bigint;
  /** Best first, at most this many. */
  levels: (side: Side, depth: number) => Level[];
  /** Best price first, then earliest first. */
  orders: (side: Side) => Order[];
  best: (side: Side) => number | undefined;
}
