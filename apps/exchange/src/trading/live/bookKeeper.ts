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

/** What a change came to: it is in, it was old, or something between is missing and the book has to be fetched anew. */
export type Kept = 'changed' | 'ignored' | 'gap';

/** More early changes than this are not kept: whoever waits that long is better off with a newer snapshot. */
const mostEarly = 1_000;

const bookSides = ['asks', 'bids'] as const satisfies readonly BookSide[];

/** A book as the server's snapshot and changes make it, in whatever order and however often they come. */
export const createBookKeeper = ({ priceDecimals }: Pair) => {
  const sides = { asks: createSideStore('asks', priceDecimals), bids: createSideStore('bids', priceDecimals) };
  let seq: number | undefined;
  /** Until there is a snapshot, changes wait. */
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

  /** What the other side does not take of an order at once. */
  const restOf = (side: BookSide, { price, amount }: Level): DecimalText => {
    const crosses = (other: Level) => (side === 'bids' ? !isAbove(other.price, price) : !isBelow(other.price, price));
    const others = sides[side === 'bids' ? 'asks' : 'bids'].best(bookDepth.full).filter(crosses);
    return others.reduce((rest, other) => subtract(rest, other.amount), amount);
  };

  const isUnnumbered = (): boolean => early === undefined && seq === undefined;

  return {
    /** Whether there is a book whose changes carry no numbers; numbered ones alone change theirs. */
    isUnnumbered,
    /** The book as it was at a number, and on top of it what came since. */
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
      // A newer snapshot may be what they belong on.
      early = waiting;
      return 'gap';
    },
    change: (event: BookEvent): Kept => {
      if (!early) return follow(event);
      if (early.length < mostEarly) early.push(event);
      return 'ignored';
    },
    /** Where changes are not numbered, trades and cancelled orders take from their level. */
    reduce: (side: BookSide, { price, amount }: Level): Kept => {
      const open = isUnnumbered() ? sides[side].amountAt(price) : undefined;
      if (open === undefined) return 'ignored';
      const rest = subtract(open, amount);
      sides[side].set(price, isPositive(rest) ? rest : '0');
      return 'changed';
    },
    /** Where changes are not numbered, an accepted order adds what is left of it to its level. */
    accept: (side: BookSide, order: Level): Kept => {
      if (!isUnnumbered()) return 'ignored';
      const rest = restOf(side, order);
      if (!isPositive(rest)) return 'ignored';
      sides[side].set(order.price, add(sides[side].amountAt(order.price) ?? '0', rest));
      return 'changed';
    },
    /** From now on changes wait for a new snapshot; what is shown stays. */
    expectSnapshot: (): void => {
      early ??= [];
    },
    /** What waits is of a connection that is gone, after which the server may count anew. */
    forgetWaiting: (): void => {
      early = [];
    },
    best: (side: BookSide, depth: number): Level[] => sides[side].best(depth),
  };
};

export type BookKeeper = ReturnType<typeof createBookKeeper>;
