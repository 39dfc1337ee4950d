import type { DecimalText } from '@exchange/domain';
import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

interface TapeHandsOptions {
  onPickPrice: ((price: DecimalText) => void) | undefined;
  /** Keyboard focus is on a trade, so the list must not move. */
  onHold: () => void;
  onRelease: () => void;
}

const buttonIn = (target: EventTarget): HTMLElement | null =>
  target instanceof Element
    ? (target.closest('[role="row"]')?.querySelector<HTMLElement>('[data-price]') ?? null)
    : null;

const neighbours: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

/** The element an arrow key moves to: from the list to its first trade, from a trade to its neighbour. */
const afterKey = (key: string, target: Element, list: Element): HTMLElement | null => {
  const neighbour = neighbours[key];
  if (neighbour === undefined) return null;
  if (target === list) return key === 'ArrowDown' ? list.querySelector<HTMLElement>('[data-price]') : null;
  const next = target.closest('[role="row"]')?.[neighbour];
  return next ? buttonIn(next) : null;
};

/** Pointer and keyboard handlers: they move between trades, and pick the price of one. */
export const useTapeInteraction = ({ onPickPrice, onHold, onRelease }: TapeHandsOptions) => {
  /** The price under the pointer on pointer down, because trades may move before it is released. */
  const pressed = useRef<DecimalText>(undefined);
  if (!onPickPrice) return {};
  return {
    onPointerDown: ({ target }: PointerEvent): void => {
      pressed.current = buttonIn(target)?.dataset['price'];
    },
    onClick: ({ target }: MouseEvent): void => {
      const price = pressed.current ?? buttonIn(target)?.dataset['price'];
      pressed.current = undefined;
      if (price !== undefined) onPickPrice(price);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const { key, target, currentTarget: list } = event;
      if (!(target instanceof Element)) return;
      const next = key === 'Escape' && target !== list ? list : afterKey(key, target, list);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    onFocus: ({ target, currentTarget }: FocusEvent): void => {
      if (target !== currentTarget && target.matches(':focus-visible')) onHold();
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void => {
      const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isWithin || relatedTarget === currentTarget) onRelease();
    },
  };
};
