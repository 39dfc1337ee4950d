import type { Side } from '@exchange/domain';
import type { Book, BookOrder, Level } from '../order';

export interface Placing {
  do: 'place';
  owner: string;
  side: Side;
  ticks: number;
  lots: number;
}

/** Cancels one of the open orders; `which` wraps around. */
export interface Cancelling {
  do: 'cancel';
  which: number;
}

export type Command = Placing | Cancelling;

/** The result of a command in a comparable form. */
export type Answer =
  | { placed: number; matches: { maker: number; lots: number }[]; isCutShort: boolean; rest: number }
  | { cancelled: number | undefined };

export interface Contents {
  orders: Record<Side, BookOrder[]>;
  levels: Record<Side, Level[]>;
  best: Record<Side, number | undefined>;
  sums: Record<Side, bigint[]>;
}

const onBoth = <Found>(find: (side: Side) => Found): Record<Side, Found> => ({ buy: find('buy'), sell: find('sell') });

export const contentsOf = (book: Book<BookOrder>): Contents => {
  const levels = onBoth((side) => book.levels(side, Infinity));
  return {
    orders: onBoth(book.orders),
    levels,
    best: onBoth(book.best),
    sums: onBoth((side) => levels[side].map(({ ticks }) => book.openAt(side, ticks))),
  };
};

/** Runs commands on a book, and tracks from its answers which orders are open. */
export const createTrader = (book: Book<BookOrder>) => {
  const open: BookOrder[] = [];
  let lastId = 0;

  const forget = (order: BookOrder): void => void open.splice(open.indexOf(order), 1);

  const place = ({ owner, side, ticks, lots }: Placing): Answer => {
    lastId += 1;
    const order: BookOrder = { id: lastId, owner, side, ticks, lots };
    const { matches, isCutShort } = book.place(order);
    for (const { maker } of matches) if (maker.lots === 0) forget(maker);
    if (order.lots > 0 && !isCutShort) open.push(order);
    const told = matches.map((match) => ({ maker: match.maker.id, lots: match.lots }));
    return { placed: order.id, matches: told, isCutShort, rest: order.lots };
  };

  const cancel = ({ which }: Cancelling): Answer => {
    const order = open[which % open.length];
    if (!order) return { cancelled: undefined };
    book.remove(order);
    forget(order);
    return { cancelled: order.id };
  };

  return (command: Command): Answer => (command.do === 'place' ? place(command) : cancel(command));
};
