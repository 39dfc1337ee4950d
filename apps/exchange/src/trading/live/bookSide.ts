import { readWire, type BookSide, type DecimalText, type Level } from '@exchange/domain';

const zero = '0'.charCodeAt(0);
const point = '.'.charCodeAt(0);

/** Whole steps of a price: digits up to the last decimal of its pair, which is a safe integer for every pair. */
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

/** One side of a book. A level that is there already is changed where it stands; the others are not looked at. */
export const createSideStore = (side: BookSide, priceDecimals: number) => {
  const sign = side === 'asks' ? -1 : 1;
  /** The best last, where levels come and go most. A level is replaced as a whole: whoever was given it keeps what it was. */
  const levels: Level[] = [];
  /** The price of each level in whole steps; greater is better on either side. */
  const ranks: number[] = [];

  const rankOf = (price: DecimalText): number => sign * stepsOf(price, priceDecimals);

  /** Where a price stands, or would stand. */
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

  /** Whether there is a level of this price; then it is changed. */
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
    /** All that is open at a price now, as the wire has both. What is no figure changes nothing. */
    set: (price: unknown, amount: unknown): void => {
      const open = readWire(amount);
      if (open === undefined) return;
      // A level that is there has a price in its one spelling, which need not be read again.
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
    /** The best first, so many at most. */
    best: (depth: number): Level[] => levels.slice(Math.max(0, levels.length - depth)).reverse(),
  };
};
