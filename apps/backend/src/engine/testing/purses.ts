import type { Side } from '@exchange/domain';
import type { BookOrder, Placed } from '../order';

interface Purse {
  base: bigint;
  quote: bigint;
}

const empty = (): Purse => ({ base: 0n, quote: 0n });

const sumOf = (purses: Iterable<Purse>): Purse => {
  const sum = empty();
  for (const { base, quote } of purses) {
    sum.base += base;
    sum.quote += quote;
  }
  return sum;
};

const priceOf = (ticks: number, lots: number): bigint => BigInt(ticks) * BigInt(lots);

const worthOf = (side: Side, ticks: number, lots: number): Purse =>
  side === 'buy' ? { base: 0n, quote: priceOf(ticks, lots) } : { base: BigInt(lots), quote: 0n };

/** Everyone's money, derived from trades alone: an order's value is set aside, and leaves as it trades or ends. */
export const createPurses = () => {
  const traders = new Map<string, Purse>();
  const setAside = new Map<number, Purse>();

  const purseOf = (owner: string): Purse => {
    const purse = traders.get(owner) ?? empty();
    traders.set(owner, purse);
    return purse;
  };

  const asideFor = ({ id }: BookOrder): Purse => {
    const purse = setAside.get(id) ?? empty();
    setAside.set(id, purse);
    return purse;
  };

  const move = (from: Purse, to: Purse, { base, quote }: Purse): void => {
    from.base -= base;
    from.quote -= quote;
    to.base += base;
    to.quote += quote;
  };

  const end = (order: BookOrder): void => {
    move(asideFor(order), purseOf(order.owner), asideFor(order));
  };

  return {
    totals: () => sumOf([...traders.values(), ...setAside.values()]),
    aside: () => [...setAside.values()].filter(({ base, quote }) => base !== 0n || quote !== 0n),
    /** With the lots it was placed with. */
    reserve: (order: BookOrder, lots: number): void =>
      move(purseOf(order.owner), asideFor(order), worthOf(order.side, order.ticks, lots)),
    settle: (order: BookOrder, { matches, isCutShort }: Placed<BookOrder>): void => {
      for (const { maker, lots } of matches) {
        move(asideFor(maker), purseOf(order.owner), worthOf(maker.side, maker.ticks, lots));
        move(asideFor(order), purseOf(maker.owner), worthOf(order.side, maker.ticks, lots));
        if (maker.lots === 0) end(maker);
      }
      if (isCutShort || order.lots === 0) end(order);
    },
    end,
  };
};
