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
  /** The same with the price of the form used last, or the buy form at first. */
  focusPrice: (open: (side: Side) => void) => void;
  /** The side used last. */
  side: () => Side;
  /** Fills the form used last, or the buy form at first. Returns the reason if that form is closed. */
  fill: (share: PercentShare) => string | undefined;
}

type Field = Parameters<OrderFormHandle['focus']>[0];

const createHandles = (): OrderFormHandles => {
  const handles = new Map<Side, OrderFormHandle>();
  let last: Side = 'buy';
  let awaited: { side: Side; field: Field } | undefined;

  const led = (side: Side): LedForm => ({
    handle: (handle) => {
      if (handle) handles.set(side, handle);
      else handles.delete(side);
      if (!handle || awaited?.side !== side) return;
      handle.focus(awaited.field);
      awaited = undefined;
    },
    onFocus: () => {
      last = side;
    },
  });

  const focus = (side: Side, field: Field, open: (side: Side) => void): void => {
    const handle = handles.get(side);
    awaited = handle ? undefined : { side, field };
    if (handle) handle.focus(field);
    else open(side);
  };

  return {
    forms: { buy: led('buy'), sell: led('sell') },
    focus: (side, open) => focus(side, 'amount', open),
    focusPrice: (open) => focus(last, 'price', open),
    side: () => last,
    fill: (share) => handles.get(last)?.fill(share),
  };
};

/** Reaches both order forms, wherever the layout has them. */
export const useOrderFormHandles = (): OrderFormHandles => useState(createHandles)[0];
