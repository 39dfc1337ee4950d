import { showExactly, spreadOf, type BookSide, type DecimalText, type Level, type Spread } from '@exchange/domain';
import { firstPlace, placeAfter, type BookCounts, type BookPlace } from '../rows/bookPlaces';
import { createBookRoom } from '../rows/bookRoom';
import type { BookCut, BookView, OwnOrder } from '../rows/bookRows';
import { amountText, columnDecimals, priceText, shortensPrices } from './cellTexts';
import { createDrawnSide } from './drawnSide';
import { createValue, type LiveSource } from '../live/liveSource';
import { browserClockwork, paced } from '../live/paced';
import type { BookTexts } from './rowCells';
import { sweepTo, type Sweep } from '../rows/sweep';

/** A row, and the amount on offer up to it. */
export interface PickedRow {
  side: BookSide;
  price: DecimalText;
  /** The amount of the row alone. */
  amount: DecimalText;
  /** The sum of all rows up to and including this one. */
  sum: DecimalText;
}

export interface BookPick extends PickedRow {
  /** Selects all rows up to it, instead of just the one. */
  isShiftHeld: boolean;
}

/** All rows up to this one are marked. */
export interface BookMark extends BookPlace {
  by: 'pointer' | 'keys';
  sweep: Sweep | undefined;
}

export interface BookSetting extends BookCut {
  ownOrders: readonly OwnOrder[];
}

const bookDrawMs = 100;

const bookSides = ['asks', 'bids'] as const;

/** Formatting shared by all cells of a column. */
interface Columns {
  isPriceShortened: boolean;
  amountDecimals: number;
  totalDecimals: number;
}

const textsFor = ({ pair, grouping }: BookCut, columns: Columns): BookTexts => ({
  price: (price) => priceText(price, pair, grouping, columns.isPriceShortened),
  amount: (amount) => amountText(amount, columns.amountDecimals),
  total: (total) => amountText(total, columns.totalDecimals),
  own: (own) => `Yours: ${showExactly(own)} ${pair.base}`,
});

const isSameColumns = (one: Columns, other: Columns): boolean =>
  one.isPriceShortened === other.isPriceShortened &&
  one.amountDecimals === other.amountDecimals &&
  one.totalDecimals === other.totalDecimals;

interface Extent {
  highestPrice: DecimalText | undefined;
  largestAmount: number;
  deepest: number;
}

/** Columns lose decimals and shorthand as figures grow, but don't regain them: figures near the limit would flicker. */
const createColumns = (cut: BookCut) => {
  const { pair, grouping } = cut;
  let columns: Columns = {
    isPriceShortened: true,
    amountDecimals: pair.amountDecimals,
    totalDecimals: pair.amountDecimals,
  };
  let texts = textsFor(cut, columns);
  return ({ highestPrice, largestAmount, deepest }: Extent): BookTexts => {
    const isTiny = highestPrice === undefined || shortensPrices(highestPrice, pair, grouping);
    const next: Columns = {
      isPriceShortened: columns.isPriceShortened && isTiny,
      amountDecimals: columnDecimals(largestAmount, columns.amountDecimals),
      totalDecimals: columnDecimals(deepest, columns.totalDecimals),
    };
    if (!isSameColumns(next, columns)) {
      columns = next;
      texts = textsFor(cut, columns);
    }
    return texts;
  };
};

const isSameCut = (one: BookCut | undefined, other: BookCut): boolean =>
  one?.pair === other.pair && one.grouping === other.grouping && one.depth === other.depth;

const largestAmount = (rows: readonly Level[]): number =>
  rows.reduce((largest, { amount }) => Math.max(largest, Number(amount)), 0);

/** Both sides are best first, so the last ask has the highest price. */
const extentOf = (asks: readonly Level[], bids: readonly Level[]): Omit<Extent, 'deepest'> => ({
  highestPrice: (asks.at(-1) ?? bids[0])?.price,
  largestAmount: Math.max(largestAmount(asks), largestAmount(bids)),
});

const emptyBook: BookView = { asks: [], bids: [] };

export type BookDrawing = ReturnType<typeof createBookDrawing>;

/**
 * Draws the book into existing rows. React renders rows when they scroll into view; we write the figures into their
 * cells, so that ten thousand changes a second cost no more than ten drawings.
 */
export const createBookDrawing = (clockwork = browserClockwork) => {
  const sides = { asks: createDrawnSide('asks'), bids: createDrawnSide('bids') };
  const room = createBookRoom(clockwork);
  const mark = createValue<BookMark | undefined>(undefined);
  const spread = createValue<Spread | undefined>(undefined);
  let source: LiveSource<BookView> | undefined;
  let setting: BookSetting | undefined;
  let columns: ReturnType<typeof createColumns> | undefined;
  /** A row marked by keyboard is followed by its price. */
  let markedPrice: DecimalText | undefined;

  const rowsOf = (side: BookSide): readonly Level[] => sides[side].rows();

  const counts = (): BookCounts => ({ asks: rowsOf('asks').length, bids: rowsOf('bids').length });

  const setMark = (place: BookPlace | undefined, by: BookMark['by']): void => {
    const rows = place ? rowsOf(place.side) : [];
    markedPrice = place && rows[place.place]?.price;
    mark.set(place && { ...place, by, sweep: sweepTo(rows, place.place) });
    for (const side of bookSides) sides[side].mark(lastMarked(side));
  };

  const lastMarked = (side: BookSide): number => {
    const marked = mark.snapshot();
    return marked?.side === side ? marked.place : -1;
  };

  const followMark = (): void => {
    const marked = mark.snapshot();
    if (!marked) return;
    const { side, place, by } = marked;
    const rows = rowsOf(side);
    const found = by === 'keys' ? rows.findIndex(({ price }) => price === markedPrice) : place;
    const next = found >= 0 ? found : Math.min(place, rows.length - 1);
    setMark(next < 0 ? undefined : { side, place: next }, by);
  };

  const followSpread = ({ asks, bids }: BookView): void => {
    const known = spread.snapshot();
    const next = spreadOf(asks, bids);
    if (known?.distance !== next?.distance || known?.share !== next?.share) spread.set(next);
  };

  const redraw = (isSameBook: boolean): void => {
    if (!setting || !columns) return;
    const view = source?.snapshot() ?? emptyBook;
    for (const side of bookSides) sides[side].takeLevels(view[side], setting);
    const deepest = Math.max(sides.asks.depth(), sides.bids.depth());
    const texts = columns({ ...extentOf(rowsOf('asks'), rowsOf('bids')), deepest });
    const flashAt = isSameBook ? clockwork.now() : undefined;
    for (const side of bookSides) sides[side].draw(deepest, texts, flashAt);
    followMark();
    followSpread(view);
    if (isSameBook) room.follow(counts());
    else room.fit(counts());
  };

  const drawing = paced(
    () => {
      redraw(true);
    },
    bookDrawMs,
    clockwork,
  );

  return {
    room,
    mark,
    /** Of the whole book, however it is grouped. */
    spread,
    set: (next: BookSetting): void => {
      const isSame = isSameCut(setting, next);
      setting = next;
      if (!isSame) {
        columns = createColumns(next);
        setMark(undefined, 'pointer');
      }
      for (const side of bookSides) sides[side].takeOwn(next.ownOrders, next);
      redraw(isSame);
    },
    follow: (next: LiveSource<BookView>): (() => void) => {
      source = next;
      redraw(false);
      const unsubscribe = next.subscribe(drawing.ask);
      return () => {
        unsubscribe();
        drawing.stop();
        room.stop();
      };
    },
    attach: ({ side, place }: BookPlace, row: HTMLElement): (() => void) =>
      sides[side].attach(place, row, lastMarked(side)),
    point: (place: BookPlace | undefined): void => {
      setMark(place, 'pointer');
    },
    /** Marks the row a key moves to, and returns it. */
    move: (key: string): BookPlace | undefined => {
      const next = placeAfter(key, mark.snapshot(), counts());
      if (next) setMark(next, 'keys');
      return next;
    },
    enter: (): void => {
      setMark(mark.snapshot() ?? firstPlace(counts()), 'keys');
    },
    pickAt: ({ side, place }: BookPlace): PickedRow | undefined => {
      const row = rowsOf(side)[place];
      return row && { side, ...row, sum: sides[side].totalUpTo(place) };
    },
  };
};
