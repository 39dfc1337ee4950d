import type { Side } from '@exchange/domain';
import type { Book, BookOrder, Match } from '../order';

/** Behaves like the book, as simply as possible: one list, sorted in full each time. */
export const createNaiveBook = <Order extends BookOrder>(): Book<Order> => {
  let open: Order[] = [];

  const orders = (side: Side): Order[] =>
    open
      .filter((order) => order.side === side)
      .sort((one, other) => (side === 'buy' ? other.ticks - one.ticks : one.ticks - other.ticks) || one.id - other.id);

  const openAt = (side: Side, ticks: number): bigint =>
    orders(side)
      .filter((order) => order.ticks === ticks)
      .reduce((sum, { lots }) => sum + BigInt(lots), 0n);

  const makersFor = ({ side, ticks }: Order): Order[] =>
    side === 'buy'
      ? orders('sell').filter((maker) => maker.ticks <= ticks)
      : orders('buy').filter((maker) => maker.ticks >= ticks);

  return {
    place: (order) => {
      const matches: Match<Order>[] = [];
      for (const maker of makersFor(order)) {
        if (order.lots === 0) break;
        if (maker.owner === order.owner) return { matches, isCutShort: true };
        const lots = Math.min(order.lots, maker.lots);
        order.lots -= lots;
        maker.lots -= lots;
        matches.push({ maker, lots });
        open = open.filter((other) => other.lots > 0);
      }
      if (order.lots > 0) open.push(order);
      return { matches, isCutShort: false };
    },
    offeredTo: (order) => {
      let lots = 0;
      for (const maker of makersFor(order)) {
        if (lots === order.lots) break;
        if (maker.owner === order.owner) return { lots, isCutShort: true };
        lots = Math.min(order.lots, lots + maker.lots);
      }
      return { lots, isCutShort: false };
    },
    restore: (order) => void open.push(order),
    remove: (order) => void (open = open.filter((other) => other !== order)),
    openAt,
    levels: (side, depth) =>
      [...new Set(orders(side).map(({ ticks }) => ticks))]
        .slice(0, depth)
        .map((ticks) => ({ ticks, lots: openAt(side, ticks) })),
    orders,
    best: (side) => orders(side)[0]?.ticks,
  };
};
