import type { BookOrder } from './order';
import type { Keyed } from './table';

/** An order's place in the queue at its price, found by the order's ID. */
export interface Place<Order extends BookOrder> extends Keyed<Place<Order>> {
  readonly order: Order;
  readonly level: PriceLevel<Order>;
  earlier: Place<Order> | undefined;
  later: Place<Order> | undefined;
}

/** The queue at a price, found by its ticks. */
export interface PriceLevel<Order extends BookOrder> extends Keyed<PriceLevel<Order>> {
  /** Greater for a better price, on either side. */
  readonly rank: number;
  first: Place<Order> | undefined;
  last: Place<Order> | undefined;
}

export const append = <Order extends BookOrder>(level: PriceLevel<Order>, order: Order): Place<Order> => {
  const { last } = level;
  const place: Place<Order> = { key: order.id, chained: undefined, order, level, earlier: last, later: undefined };
  if (last) last.later = place;
  else level.first = place;
  level.last = place;
  return place;
};

export const unlink = <Order extends BookOrder>({ level, earlier, later }: Place<Order>): void => {
  if (earlier) earlier.later = later;
  else level.first = later;
  if (later) later.earlier = earlier;
  else level.last = earlier;
};

/** Lazy, so that callers can stop early. */
export function* placesOf<Order extends BookOrder>(level: PriceLevel<Order>): Generator<Place<Order>> {
  for (let place = level.first; place; place = place.later) yield place;
}

export const ordersOf = <Order extends BookOrder>(level: PriceLevel<Order>): Order[] =>
  Array.from(placesOf(level), ({ order }) => order);

/** A bigint, since the sum may exceed a safe integer even if no single order does. */
export const lotsOf = <Order extends BookOrder>(level: PriceLevel<Order>): bigint => {
  let lots = 0n;
  for (let place = level.first; place; place = place.later) lots += BigInt(place.order.lots);
  return lots;
};
