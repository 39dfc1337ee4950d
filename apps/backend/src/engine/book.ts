import type { Side } from '@exchange/domain';
import { bestOf, createSide, levelFor, noteEmpty } from './bookSide';
import { append, lotsOf, ordersOf, placesOf, unlink, type Place } from './level';
import type { Book, BookOrder, Level, Match, Offered, Placed } from './order';
import { add, createTable, drop, find } from './table';

export const createBook = <Order extends BookOrder>(): Book<Order> => {
  const buyers = createSide<Order>('buy');
  const sellers = createSide<Order>('sell');
  const places = createTable<Place<Order>>();

  const sideOf = (side: Side) => (side === 'buy' ? buyers : sellers);

  const restore = (order: Order): void => {
    add(places, append(levelFor(sideOf(order.side), order.ticks), order));
  };

  const takeOut = (place: Place<Order>): void => {
    drop(places, place);
    unlink(place);
    if (!place.level.first) noteEmpty(sideOf(place.order.side));
  };

  const trade = (order: Order, place: Place<Order>): Match<Order> => {
    const maker = place.order;
    const lots = Math.min(order.lots, maker.lots);
    order.lots -= lots;
    maker.lots -= lots;
    if (maker.lots === 0) takeOut(place);
    return { maker, lots };
  };

  const place = (order: Order): Placed<Order> => {
    const matches: Match<Order>[] = [];
    const others = order.side === 'buy' ? sellers : buyers;
    const worstRank = others.sign * order.ticks;
    while (order.lots > 0) {
      const level = bestOf(others);
      if (!level?.first || level.rank < worstRank) {
        restore(order);
        break;
      }
      if (level.first.order.owner === order.owner) return { matches, isCutShort: true };
      matches.push(trade(order, level.first));
    }
    return { matches, isCutShort: false };
  };

  const offeredTo = (order: Order): Offered => {
    const others = order.side === 'buy' ? sellers : buyers;
    const worstRank = others.sign * order.ticks;
    let lots = 0;
    for (let at = others.levels.length - 1; at >= 0; at -= 1) {
      const level = others.levels[at];
      if (!level || level.rank < worstRank) break;
      for (const { order: maker } of placesOf(level)) {
        if (lots === order.lots) return { lots, isCutShort: false };
        if (maker.owner === order.owner) return { lots, isCutShort: true };
        lots += Math.min(order.lots - lots, maker.lots);
      }
    }
    return { lots, isCutShort: false };
  };

  const remove = (order: Order): void => {
    const place = find(places, order.id);
    if (!place) throw new Error(`Order ${order.id} is not in the book.`);
    takeOut(place);
  };

  const levels = (side: Side, depth: number): Level[] => {
    const found: Level[] = [];
    const all = sideOf(side).levels;
    for (let at = all.length - 1; at >= 0 && found.length < depth; at -= 1) {
      const level = all[at];
      if (level?.first) found.push({ ticks: level.key, lots: lotsOf(level) });
    }
    return found;
  };

  return {
    place,
    offeredTo,
    restore,
    remove,
    openAt: (side, ticks) => {
      const level = find(sideOf(side).byTicks, ticks);
      return level ? lotsOf(level) : 0n;
    },
    levels,
    orders: (side) => sideOf(side).levels.toReversed().flatMap(ordersOf),
    best: (side) => bestOf(sideOf(side))?.key,
  };
};
