import type { Payload } from '@exchange/api';
import {
  add,
  bookDepth,
  isAbove,
  isBelow,
  isPositive,
  subtract,
  type BookSide,
  type DecimalText,
  type Level,
  type Pair,
} from '@exchange/domain';
import { createSideStore } from './bookSide';

type BookEvent = Payload<'{pair}-book'>;

export interface BookSnapshot {
  seq?: number | undefined;
  asks: readonly Level[];
  bids: readonly Level[];
}

/** The effect of a change: applied, too old, or a change before it is missing and the book must be reloaded. */
export type Kept = 'changed' | 'ignored' | 'gap';

/** Further early changes are dropped: after waiting that long, a newer snapshot is needed anyway. */
const mostEarly = 1_000;

const bookSides = ['asks', 'bids'] as const satisfies readonly BookSide[];

/** A book built from the server's snapshots and changes, in any order and with any repetitions. */
export const createBookKeeper = ({ priceDecimals }: Pair) => {
  const sides = { asks: createSideStore('asks', priceDecimals), bids: createSideStore('bids', priceDecimals) };
  let seq: number | undefined;
  /** Changes wait here until there is a snapshot. */
  let early: BookEvent[] | undefined = [];

  const write = (event: BookEvent): void => {
    for (const side of bookSides)
      for (const [price, amount] of event[side] as [unknown, unknown][]) sides[side].set(price, amount);
  };

  const follow = (event: BookEvent): Kept => {
    if (event.seq === undefined || seq === undefined) {
      write(event);
      seq = event.seq ?? seq;
      return 'changed';
    }
    if (event.seq <= seq) return 'ignored';
    if (event.seq > seq + 1) return 'gap';
    write(event);
    seq = event.seq;
    return 'changed';
  };

  /** The part of an order that the other side doesn't fill immediately. */
  const restOf = (side: BookSide, { price, amount }: Level): DecimalText => {
    const crosses = (other: Level) => (side === 'bids' ? !isAbove(other.price, price) : !isBelow(other.price, price));
    const others = sides[side === 'bids' ? 'asks' : 'bids'].best(bookDepth.full).filter(crosses);
    return others.reduce((rest, other) => subtract(rest, other.amount), amount);
  };

  const isUnnumbered = (): boolean => early === undefined && seq === undefined;

  return {
    /** Whether the book's changes have no sequence numbers; a numbered book is only changed by numbered events. */
    isUnnumbered,
    /** Applies a snapshot, and then the changes that came after it. */
    take: (snapshot: BookSnapshot): Kept => {
      for (const side of bookSides) {
        sides[side].clear();
        for (const { price, amount } of snapshot[side]) sides[side].set(price, amount);
      }
      seq = snapshot.seq;
      const waiting = early ?? [];
      early = undefined;
      const outcomes = waiting.map(follow);
      if (!outcomes.includes('gap')) return 'changed';
      // They may follow on from a newer snapshot.
      early = waiting;
      return 'gap';
    },
    change: (event: BookEvent): Kept => {
      if (!early) return follow(event);
      if (early.length < mostEarly) early.push(event);
      return 'ignored';
    },
    /** If changes aren't numbered, trades and cancelled orders reduce their level. */
    reduce: (side: BookSide, { price, amount }: Level): Kept => {
      const open = isUnnumbered() ? sides[side].amountAt(price) : undefined;
      if (open === undefined) return 'ignored';
      const rest = subtract(open, amount);
      sides[side].set(price, isPositive(rest) ? rest : '0');
      return 'changed';
    },
    /** If changes aren't numbered, an accepted order adds its unfilled part to its level. */
    accept: (side: BookSide, order: Level): Kept => {
      if (!isUnnumbered()) return 'ignored';
      const rest = restOf(side, order);
      if (!isPositive(rest)) return 'ignored';
      sides[side].set(order.price, add(sides[side].amountAt(order.price) ?? '0', rest));
      return 'changed';
    },
    /** From now on changes wait for a new snapshot; the shown levels stay. */
    expectSnapshot: (): void => {
      early ??= [];
    },
    /** The waiting changes belong to a lost connection, after which the server's numbers may restart. */
    forgetWaiting: (): void => {
      early = [];
    },
    best: (side: BookSide, depth: number): Level[] => sides[side].best(depth),
  };
};

export type BookKeeper = ReturnType<typeof createBookKeeper>;
