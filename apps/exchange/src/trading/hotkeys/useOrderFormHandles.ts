import type { PercentShare, Side } from '@exchange/domain';
import type { OrderFormHandle } from '@exchange/ui';
import { useState } from 'react';

/** Connects a form to the hotkeys. */
export interface LedForm {
  handle: (handle: OrderFormHandle | null) => void;
  onFocus: () => void;
}

export interface OrderFormHandles {
  forms: Readonly<Record<Side, LedForm>>;
  /** Moves to the amount, once the form is mounted. */
  focus: (side: Side, open: (side: Side) => void) => void;
  /** Fills the form used last, or the buy form at first. Returns the reason if that form is closed. */
  fill: (share: PercentShare) => string | undefined;
}

const createHandles = (): OrderFormHandles => {
  const handles = new Map<Side, OrderFormHandle>();
  let last: Side = 'buy';
  let awaited: Side | undefined;

  const led = (side: Side): LedForm => ({
    handle: (handle) => {
      if (handle) handles.set(side, handle);
      else handles.delete(side);
      if (!handle || awaited !== side) return;
      awaited = undefined;
      handle.focusAmount();
    },
    onFocus: () => {
      last = side;
    },
  });

  return {
    forms: { buy: led('buy'), sell: led('sell') },
    focus: (side, open) => {
      const handle = handles.get(side);
      awaited = handle ? undefined : side;
      if (handle) handle.focusAmount();
      else open(side);
    },
    fill: (share) => handles.get(last)?.fill(share),
  };
};

/** Reaches both order forms, wherever the layout has them. */
export const useOrderFormHandles = (): OrderFormHandles => useState(createHandles)[0];
