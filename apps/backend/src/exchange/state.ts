import type { PairName } from '@exchange/domain';
import { createBook } from '../engine/book';
import type { Book } from '../engine/order';
import type { Balances } from '../ledger/balances';
import type { Units } from '../ledger/units';
import type { YoungMoney } from '../ledger/youngMoney';
import type { LiveOrder } from './liveOrder';
import type { Hold } from './outcomes';
import type { References } from './reference/references';

export interface LiveHold extends Omit<Hold, 'amount'> {
  amount: Units;
}

/** The highest numbers used so far. */
export interface Numbers {
  order: number;
  trade: number;
  transfer: number;
  group: number;
}

/** Everything the next command depends on. It is ahead of the database by the group that is being written. */
export interface State {
  numbers: Numbers;
  balances: Balances;
  books: ReturnType<typeof createBooks>;
  openOrders: ReturnType<typeof createOpenOrders>;
  /** Current holds; ended ones are looked up in the database. */
  holds: Map<string, LiveHold>;
  /** Traders whose account is on hold: they can only view and cancel. */
  frozen: Set<string>;
  /** Traders whose account is closed: they can only withdraw. */
  closed: Set<string>;
  /** Money of deposits with too few confirmations. */
  young: YoungMoney;
  references: References;
}

export const createBooks = () => {
  const books = new Map<PairName, Book<LiveOrder>>();
  return {
    of: (pair: PairName): Book<LiveOrder> => {
      const known = books.get(pair);
      if (known) return known;
      const book = createBook<LiveOrder>();
      books.set(pair, book);
      return book;
    },
    all: (): Iterable<[PairName, Book<LiveOrder>]> => books,
  };
};

/** Open orders by number and by trader. */
export const createOpenOrders = () => {
  const byId = new Map<number, LiveOrder>();
  const byOwner = new Map<string, Set<LiveOrder>>();
  return {
    add: (order: LiveOrder): void => {
      byId.set(order.id, order);
      const others = byOwner.get(order.owner);
      if (others) others.add(order);
      else byOwner.set(order.owner, new Set([order]));
    },
    remove: (order: LiveOrder): void => {
      byId.delete(order.id);
      const others = byOwner.get(order.owner);
      others?.delete(order);
      if (others?.size === 0) byOwner.delete(order.owner);
    },
    find: (id: number): LiveOrder | undefined => byId.get(id),
    of: (owner: string): LiveOrder[] => [...(byOwner.get(owner) ?? [])],
    countOf: (owner: string): number => byOwner.get(owner)?.size ?? 0,
    all: (): Iterable<LiveOrder> => byId.values(),
  };
};
