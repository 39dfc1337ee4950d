import type { DecimalText, Level, LimitOrder, OrderForm, Pair, Side } from '@exchange/domain';
import type { orderEntryMachine } from '@exchange/machines';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { EventFrom } from 'xstate';
import { useRunningApp } from '../../shared/services/keep';
import { orderEntryOf, type OrderEntryActor } from './orderEntries';
import { useDraft } from './useDraft';

/** The best price of the list that an order would be traded with. */
export interface OfferedPrice {
  subscribe: (listener: () => void) => () => void;
  now: () => DecimalText;
}

interface OrderEntryOptions {
  pair: Pair;
  side: Side;
  offered: OfferedPrice;
  /** The largest amount that goes without a question. */
  confirmAbove: DecimalText | undefined;
}

/**
 * One side of the order forms, and what can be done with it. It stays the same whatever is typed and whatever comes in,
 * so that the screen around the form is not drawn anew with it; the form follows `useOrderState`.
 */
export interface OrderEntry {
  actor: OrderEntryActor;
  change: (form: OrderForm) => void;
  submit: (order: LimitOrder) => void;
  fillFromRow: (level: Level) => void;
  fillPrice: (price: DecimalText) => void;
  confirm: () => void;
  decline: () => void;
  retry: () => void;
  dismiss: () => void;
  /** The order turned up among the trader's orders. */
  find: (clientOrderId: string) => void;
}

type OrderEntryEvent = EventFrom<typeof orderEntryMachine>;

/** Tells the form each new price; one that nobody has touched takes it. */
const followOffered = ({ subscribe, now }: OfferedPrice, tell: (price: DecimalText) => void): (() => void) => {
  let told: DecimalText | undefined;
  const look = () => {
    const price = now();
    if (price === told) return;
    told = price;
    tell(price);
  };
  look();
  return subscribe(look);
};

/** One side of the order forms, as long as its screen is there. */
export const useOrderEntry = ({ pair, side, offered, confirmAbove }: OrderEntryOptions): OrderEntry => {
  const app = useRunningApp();
  const { draft, keep } = useDraft(pair, side);
  const [actor] = useState(() => orderEntryOf(app, { pair, side, price: offered.now() }));

  const isOpened = useRef(false);
  const open = useEffectEvent(() => actor.send({ type: 'form.opened', pair, price: offered.now(), draft }));
  // Before anything is seen of what the form was left with, and never again: what is typed then is the trader's.
  useLayoutEffect(() => {
    if (!isOpened.current) open();
    isOpened.current = true;
  }, []);
  useEffect(() => {
    if (actor.getSnapshot().context.pair.name !== pair.name)
      actor.send({ type: 'pair.changed', pair, price: offered.now() });
    return followOffered(offered, (price) => actor.send({ type: 'refilled', price }));
  }, [actor, pair, offered]);

  return useMemo(() => {
    const send = (event: OrderEntryEvent) => actor.send(event);
    const touch = (event: OrderEntryEvent) => {
      send(event);
      keep(actor.getSnapshot().context);
    };
    return {
      actor,
      change: (form) => touch({ type: 'form.typed', form }),
      submit: (order) => send({ type: 'order.submitted', order, confirmAbove }),
      fillFromRow: (level) => touch({ type: 'filled.fromRow', level }),
      fillPrice: (price) => touch({ type: 'filled.price', price }),
      confirm: () => send({ type: 'order.confirmed' }),
      decline: () => send({ type: 'order.declined' }),
      retry: () => send({ type: 'retry.requested' }),
      dismiss: () => send({ type: 'unsettled.dismissed' }),
      find: (clientOrderId) => send({ type: 'order.found', clientOrderId }),
    };
  }, [actor, keep, confirmAbove]);
};
