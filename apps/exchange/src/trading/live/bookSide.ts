import { readWire, type BookSide, type DecimalText, type Level } from '@exchange/domain';

const zero = '0'.charCodeAt(0);
const point = '.'.charCodeAt(0);

/**
 * A price as a whole number of steps: its digits down to the pair's last decimal, which is a safe integer for every
 * pair.
 */
const stepsOf = (price: DecimalText, decimals: number): number => {
  let steps = 0;
  let missing = decimals;
  let isWhole = true;
  for (let at = 0; at < price.length && (isWhole || missing > 0); at += 1) {
    const code = price.charCodeAt(at);
    if (code === point) isWhole = false;
    else {
      steps = steps * 10 + (code - zero);
      if (!isWhole) missing -= 1;
    }
  }
  return steps * 10 ** missing;
};

/** One side of a book. An existing level is changed in place, without touching the others. */
export const createSideStore = (side: BookSide, priceDecimals: number) => {
  const sign = side === 'asks' ? -1 : 1;
  /**
   * Best last, because most changes are there. A level is replaced as a whole, so that earlier copies stay unchanged.
   */
  const levels: Level[] = [];
  /** Each level's price in whole steps; greater is better on either side. */
  const ranks: number[] = [];

  const rankOf = (price: DecimalText): number => sign * stepsOf(price, priceDecimals);

  /** The index of a price, or where it would be inserted. */
  const placeOf = (price: DecimalText): number => {
    const rank = rankOf(price);
    let low = 0;
    let high = ranks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ranks[middle] ?? rank) < rank) low = middle + 1;
      else high = middle;
    }
    while (ranks[low] === rank && levels[low]?.price !== price) low += 1;
    return low;
  };

  /** Changes the level at this price, if there is one, and returns whether there is. */
  const change = (price: DecimalText, amount: DecimalText): boolean => {
    const place = placeOf(price);
    const known = levels[place];
    if (known?.price !== price) return false;
    if (amount === '0') {
      levels.splice(place, 1);
      ranks.splice(place, 1);
    } else levels[place] = { price: known.price, amount };
    return true;
  };

  const add = (price: DecimalText, amount: DecimalText): void => {
    const place = placeOf(price);
    levels.splice(place, 0, { price, amount });
    ranks.splice(place, 0, rankOf(price));
  };

  return {
    /** Sets the amount open at a price, both as sent. Invalid figures change nothing. */
    set: (price: unknown, amount: unknown): void => {
      const open = readWire(amount);
      if (open === undefined) return;
      // An existing level's price always has the same text, so it needn't be parsed again.
      if (typeof price === 'string' && change(price, open)) return;
      const at = readWire(price);
      if (at === undefined || (at !== price && change(at, open))) return;
      if (open !== '0') add(at, open);
    },
    amountAt: (price: DecimalText): DecimalText | undefined => {
      const known = levels[placeOf(price)];
      return known?.price === price ? known.amount : undefined;
    },
    clear: (): void => {
      levels.length = 0;
      ranks.length = 0;
    },
    /** At most this many, best first. */
    best: (depth: number): Level[] => levels.slice(Math.max(0, levels.length - depth)).reverse(),
  };
};
