import type { BookSide, DecimalText, Level } from '@exchange/domain';
import { barShare, depthsOf, ownAmounts, shownRows, type BookCut, type OwnOrder } from '../rows/bookRows';
import { createRowCells, type BookLine, type BookTexts, type RowCells } from './rowCells';
import { noTotals, totalsOf, type Totals } from '../rows/totals';

/** Flashing everything would highlight nothing, so no more than this many flash at a time. */
const mostFlashes = 6;

/** The drawing of one side. It knows all rows, and draws those that are mounted. */
export const createDrawnSide = (side: BookSide) => {
  const onScreen = new Map<number, RowCells>();
  let rows: readonly Level[] = [];
  let depths: readonly number[] = [];
  let own: ReadonlyMap<DecimalText, DecimalText> = new Map();
  let totals: Totals = noTotals;
  let deepest = 0;
  let texts: BookTexts | undefined;

  const totalUpTo = (place: number): DecimalText => {
    if (place >= totals.totals.length) totals = totalsOf(rows, place + 1, totals);
    return totals.totals[place] ?? '0';
  };

  const lineAt = (place: number): BookLine | undefined => {
    const row = rows[place];
    if (row === undefined) return undefined;
    return {
      ...row,
      total: totalUpTo(place),
      share: barShare(depths[place] ?? 0, deepest),
      own: own.get(row.price),
    };
  };

  const drawnAmounts = (): Map<DecimalText, DecimalText> => {
    const drawn = [...onScreen.values()].flatMap((cells) => cells.drawn() ?? []);
    return new Map(drawn.map(({ price, amount }) => [price, amount]));
  };

  /** Best rows first, because people look at them most. */
  const flashBest = (changed: readonly [place: number, cells: RowCells][], now: number): void => {
    const running = [...onScreen.values()].filter(({ flash }) => flash.isRunning(now)).length;
    const resting = changed.filter(([, { flash }]) => !flash.isRunning(now)).toSorted(([one], [other]) => one - other);
    for (const [, { flash }] of resting.slice(0, Math.max(0, mostFlashes - running))) flash.start(now);
  };

  return {
    takeOwn: (orders: readonly OwnOrder[], cut: BookCut): void => {
      own = ownAmounts(orders, side, cut);
    },
    takeLevels: (levels: readonly Level[], cut: BookCut): void => {
      rows = shownRows(levels, side, cut);
      depths = depthsOf(rows);
      totals = totalsOf(rows, Math.max(-1, ...onScreen.keys()) + 1, totals);
    },
    rows: (): readonly Level[] => rows,
    totalUpTo,
    /** The sum of the whole side, as a float for the bars. */
    depth: (): number => depths.at(-1) ?? 0,
    /** Writes what changed. Leave out `flashAt` if the whole book is a different one. */
    draw: (deepestOfBoth: number, nextTexts: BookTexts, flashAt: number | undefined): void => {
      const before = flashAt === undefined ? undefined : drawnAmounts();
      const changed: [place: number, cells: RowCells][] = [];
      deepest = deepestOfBoth;
      texts = nextTexts;
      for (const [place, cells] of onScreen) {
        const line = lineAt(place);
        cells.draw(line, texts);
        const amount = line && before?.get(line.price);
        if (amount !== undefined && amount !== line?.amount) changed.push([place, cells]);
      }
      if (flashAt !== undefined) flashBest(changed, flashAt);
    },
    /** Marks all rows up to a place, or none. */
    mark: (last: number): void => {
      for (const [place, cells] of onScreen) cells.mark(place <= last, place === last);
    },
    /** Called when a row is mounted. */
    attach: (place: number, element: HTMLElement, lastMarked: number): (() => void) => {
      const cells = createRowCells(element);
      onScreen.set(place, cells);
      if (texts) cells.draw(lineAt(place), texts);
      cells.mark(place <= lastMarked, place === lastMarked);
      return () => {
        if (onScreen.get(place) === cells) onScreen.delete(place);
      };
    },
  };
};
