import type { BookSide, DecimalText, Level } from '@exchange/domain';

interface StoredLevel extends Level {
  /** Whole steps of the price; greater is better on either side. */
  rank: number;
}

/** Whole steps of a price: digits up to the last decimal of its pair, which is a safe integer for every pair. */
const stepsOf = (price: DecimalText, decimals: number): number => {
  const point = price.indexOf('.');
  if (point === -1) return Number(price) * 10 ** decimals;
  const fraction = price.slice(point + 1, point + 1 + decimals);
  return Number(price.slice(0, point) + fraction.padEnd(decimals, '0'));
};

const zero = 48;

const isNothing = (amount: DecimalText): boolean => amount.charCodeAt(0) === zero && Number(amount) === 0;

/** One side of a book. A level that is there already is changed where it stands; the others are not looked at. */
export const createSideStore = (side: BookSide, priceDecimals: number) => {
  const sign = side === 'asks' ? -1 : 1;
  const byRank = new Map<number, StoredLevel>();
  /** The best last, where levels come and go most. */
  const ranked: StoredLevel[] = [];

  const indexOf = (rank: number): number => {
    let low = 0;
    let high = ranked.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ranked[middle]?.rank ?? rank) < rank) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const remove = ({ rank }: StoredLevel): void => {
    byRank.delete(rank);
    ranked.splice(indexOf(rank), 1);
  };

  const rankOf = (price: DecimalText): number => sign * stepsOf(price, priceDecimals);

  return {
    /** All that is open at a price now. */
    set: (price: DecimalText, amount: DecimalText): void => {
      const rank = rankOf(price);
      const known = byRank.get(rank);
      if (isNothing(amount)) {
        if (known) remove(known);
      } else if (known) known.amount = amount;
      else {
        const level = { price, amount, rank };
        byRank.set(rank, level);
        ranked.splice(indexOf(rank), 0, level);
      }
    },
    amountAt: (price: DecimalText): DecimalText | undefined => byRank.get(rankOf(price))?.amount,
    clear: (): void => {
      byRank.clear();
      ranked.length = 0;
    },
    /** The best first, so many at most. */
    best: (depth: number): Level[] => {
      const levels: Level[] = [];
      for (let at = ranked.length - 1; at >= 0 && levels.length < depth; at -= 1) {
        const level = ranked[at];
        if (level) levels.push({ price: level.price, amount: level.amount });
      }
      return levels;
    },
  };
};
