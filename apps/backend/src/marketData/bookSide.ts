import type { BookSide, DecimalText, Level } from '@exchange/domain';

export type LevelText = [price: DecimalText, amount: DecimalText];

interface Row extends Level {
  /** The price in whole ticks of the pair, for comparison. */
  ticks: number;
}

const isEmpty = ({ amount }: Level): boolean => amount === '0';

/** One side of one book. The best level is last, since most changes happen there and cost least at the end. */
export const createBookSide = (side: BookSide) => {
  const rows: Row[] = [];
  const untold = new Map<number, Row>();
  const comesBefore: (row: Row, ticks: number) => boolean =
    side === 'bids' ? (row, ticks) => row.ticks < ticks : (row, ticks) => row.ticks > ticks;

  /** The index of a price, or the index to insert it at. */
  const placeOf = (ticks: number): number => {
    let [from, to] = [0, rows.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      const row = rows[middle];
      if (row && comesBefore(row, ticks)) from = middle + 1;
      else to = middle;
    }
    return from;
  };

  return {
    set: (row: Row): void => {
      const place = placeOf(row.ticks);
      const standing = rows[place]?.ticks === row.ticks ? 1 : 0;
      if (isEmpty(row)) rows.splice(place, standing);
      else rows.splice(place, standing, row);
      untold.set(row.ticks, row);
    },
    all: (): readonly Row[] => rows,
    best: (depth: number): Level[] => {
      const best: Level[] = [];
      for (let place = rows.length - 1; place >= 0 && best.length < depth; place -= 1) {
        const row = rows[place];
        if (row) best.push({ price: row.price, amount: row.amount });
      }
      return best;
    },
    takeChanges: (): LevelText[] => {
      const taken = Array.from(untold.values(), ({ price, amount }): LevelText => [price, amount]);
      untold.clear();
      return taken;
    },
  };
};
