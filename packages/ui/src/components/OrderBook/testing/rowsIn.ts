import type { BookSide } from '@exchange/domain';
import { expect, waitFor } from 'storybook/test';

export const findRow = (canvas: HTMLElement, side: BookSide, place: number) =>
  canvas.querySelector<HTMLElement>(`[data-side="${side}"][data-place="${place}"]:not([data-blank])`);

/** Resolves once the first figures are there. */
export const drawn = (canvas: HTMLElement) => waitFor(() => expect(findRow(canvas, 'bids', 0)).not.toBeNull());

export const rowAt = (canvas: HTMLElement, side: BookSide, place: number): HTMLElement => {
  const row = findRow(canvas, side, place);
  if (!row) throw new Error(`There is no row ${place} of ${side}`);
  return row;
};

export const cellsOf = (row: HTMLElement): (string | null)[] =>
  [...row.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent);

/** `asks0`: side and place. */
export const nameOf = (row: HTMLElement | null): string => `${row?.dataset['side']}${row?.dataset['place']}`;

export const markedIn = (canvas: HTMLElement): string[] =>
  [...canvas.querySelectorAll<HTMLElement>('[data-marked]')].map(nameOf);
