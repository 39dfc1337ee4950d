import type { DecimalText } from '@exchange/domain';
import { createCell, createPriceCell, setAttribute } from './cells';
import type { CellText } from './cellTexts';

/** What a row shows. */
export interface BookLine {
  price: DecimalText;
  amount: DecimalText;
  total: DecimalText;
  /** The fraction of the row that the bar fills. */
  share: number;
  /** The trader's own part of the amount. */
  own: DecimalText | undefined;
}

export interface BookTexts {
  price: (price: DecimalText) => CellText;
  amount: (amount: DecimalText) => CellText;
  total: (total: DecimalText) => CellText;
  /** Says that some of the amount is the trader's own. */
  own: (own: DecimalText) => string;
}

const flashMs = 400;

/** An animation restarts only under another name. A running one isn't cut short by the next change. */
const createFlash = (element: HTMLElement | null) => {
  let startedAt = -Infinity;
  let turn = 0;
  return {
    isRunning: (now: number): boolean => now - startedAt < flashMs,
    start: (now: number): void => {
      if (!element) return;
      startedAt = now;
      turn = 1 - turn;
      element.dataset['flash'] = String(turn);
    },
    stop: (): void => {
      if (startedAt === -Infinity) return;
      startedAt = -Infinity;
      delete element?.dataset['flash'];
    },
  };
};

const noText: CellText = { shown: '', zeros: '', full: undefined };

export type RowCells = ReturnType<typeof createRowCells>;

/** The cells of a mounted row, which are kept: new figures are written into them. */
export const createRowCells = (row: HTMLElement) => {
  const price = createPriceCell(row);
  const amount = createCell(row, 'amount');
  const total = createCell(row, 'total');
  const bar = row.querySelector<HTMLElement>('[data-cell="bar"]');
  const flash = createFlash(amount.element);
  let drawn: BookLine | undefined;
  let drawnBy: BookTexts | undefined;

  const setBar = (share: number): void => {
    if (bar) bar.style.transform = `scaleX(${String(share)})`;
  };

  const clear = (): void => {
    price.write(noText, undefined);
    amount.write(noText);
    total.write(noText);
    flash.stop();
    row.dataset['blank'] = '';
    delete row.dataset['own'];
  };

  const writePrice = (line: BookLine, texts: BookTexts): void => {
    const own = line.own === undefined ? undefined : texts.own(line.own);
    price.write(texts.price(line.price), own);
    setAttribute(row, 'data-own', own === undefined ? undefined : '');
    setAttribute(row, 'title', own);
  };

  const write = (line: BookLine, before: BookLine | undefined, texts: BookTexts): void => {
    if (line.price !== before?.price || line.own !== before.own) writePrice(line, texts);
    if (line.amount !== before?.amount) amount.write(texts.amount(line.amount));
    if (line.total !== before?.total) total.write(texts.total(line.total));
    if (line.share !== before?.share) setBar(line.share);
  };

  return {
    drawn: (): BookLine | undefined => drawn,
    /** Writes only what changed since the last drawing. */
    draw: (line: BookLine | undefined, texts: BookTexts): void => {
      const before = texts === drawnBy ? drawn : undefined;
      if (line === undefined) {
        if (drawn) clear();
      } else {
        if (!drawn) delete row.dataset['blank'];
        if (drawn && drawn.price !== line.price) flash.stop();
        write(line, before, texts);
      }
      drawn = line;
      drawnBy = texts;
    },
    flash,
    mark: (isMarked: boolean, isLast: boolean): void => {
      setAttribute(row, 'data-marked', isMarked ? '' : undefined);
      setAttribute(row, 'data-last', isLast ? '' : undefined);
    },
  };
};
