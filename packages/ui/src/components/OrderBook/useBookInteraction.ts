import { useMemo, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { BookDrawing, BookPick, PickedRow } from './drawing/bookDrawing';
import { scrollTo, type BookPlace } from './rows/bookPlaces';

interface BookHands {
  drawing: BookDrawing;
  askSlots: number;
  onPick: ((pick: BookPick) => void) | undefined;
  /** A key has moved to a row. */
  onMove: () => void;
}

const placeIn = (target: EventTarget): BookPlace | undefined => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  if (row === null || row.dataset['blank'] !== undefined) return undefined;
  return { side: row.dataset['side'] === 'asks' ? 'asks' : 'bids', place: Number(row.dataset['place']) };
};

const isSamePlace = (one: BookPlace | undefined, other: BookPlace | undefined): boolean =>
  one?.side === other?.side && one?.place === other?.place;

const pointerHands = ({ drawing, onPick }: Pick<BookHands, 'drawing' | 'onPick'>) => {
  /** The row under the pointer on pointer down is the one people mean, even if another is there on release. */
  let pressed: { at: BookPlace; pick: PickedRow | undefined } | undefined;
  return {
    onPointerOver: ({ target, pointerType }: PointerEvent): void => {
      const place = placeIn(target);
      if (pointerType !== 'touch' && !isSamePlace(place, drawing.mark.snapshot())) drawing.point(place);
    },
    onPointerLeave: (): void => {
      if (drawing.mark.snapshot()?.by === 'pointer') drawing.point(undefined);
    },
    onPointerDown: ({ target }: PointerEvent): void => {
      const at = placeIn(target);
      pressed = at && { at, pick: drawing.pickAt(at) };
    },
    onMouseDown: (event: MouseEvent): void => {
      // Shift would select text from the previous click on.
      if (event.shiftKey) event.preventDefault();
    },
    onClick: ({ target, shiftKey }: MouseEvent): void => {
      const at = placeIn(target);
      const meant = pressed && isSamePlace(pressed.at, at) ? pressed.pick : at && drawing.pickAt(at);
      pressed = undefined;
      if (meant) onPick?.({ ...meant, isShiftHeld: shiftKey });
    },
  };
};

const keyHands = ({ drawing, askSlots, onPick, onMove }: BookHands) => ({
  onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
    if (target === currentTarget && target.matches(':focus-visible')) drawing.enter();
  },
  onBlur: (): void => {
    drawing.point(undefined);
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, shiftKey, currentTarget: grid } = event;
    // A button inside the book handles its own keys.
    if (target !== grid) return;
    const moved = drawing.move(key);
    if (moved) onMove();
    const marked = drawing.mark.snapshot();
    if (moved) grid.scrollTop = scrollTo(moved, askSlots, { scrollTop: grid.scrollTop, height: grid.clientHeight });
    else if (marked && (key === 'Enter' || key === ' ')) {
      const pick = drawing.pickAt(marked);
      if (pick) onPick?.({ ...pick, isShiftHeld: shiftKey });
    } else if (key === 'Escape') drawing.point(undefined);
    else return;
    event.preventDefault();
  },
});

/** What pointer and keys do: mark the rows up to one of them, and pick it. */
export const useBookInteraction = ({ drawing, askSlots, onPick, onMove }: BookHands) => {
  const pointer = useMemo(() => pointerHands({ drawing, onPick }), [drawing, onPick]);
  const keys = useMemo(() => keyHands({ drawing, askSlots, onPick, onMove }), [drawing, askSlots, onPick, onMove]);
  return { ...pointer, ...keys };
};
