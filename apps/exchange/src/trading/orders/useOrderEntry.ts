import {
  cleanups,
  type DecimalText,
  type Level,
  type LimitOrder,
  type OrderForm,
  type Pair,
  type Side,
} from '@exchange/domain';
import type { orderEntryMachine } from '@exchange/machines';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { EventFrom } from 'xstate';
import { useFlow } from '#shared/services/keepFlow.ts';
import { useRunningApp } from '#shared/services/runningApp.ts';
import { orderEntryFlows, type OrderEntryActor } from './orderEntryFlow';
import { sentOrdersFlow } from './sentOrders';
import { unconfirmedOf } from './unconfirmedOf';
import { useDraft } from './useDraft';

/** The best price on the side that an order would be matched with. */
export interface OfferedPrice {
  subscribe: (listener: () => void) => () => void;
  now: () => DecimalText;
}

interface OrderEntryOptions {
  pair: Pair;
  side: Side;
  offered: OfferedPrice;
  /** Larger amounts need a confirmation. */
  confirmAbove: DecimalText | undefined;
}

/**
 * One side of the order forms, and its actions. It stays the same object whatever is typed or received, so that the
 * screen around the form doesn't re-render; the form uses `useOrderState`.
 */
export interface OrderEntry {
  actor: OrderEntryActor;
  change: (form: OrderForm) => void;
  submit: (order: LimitOrder) => void;
  fillFromRow: (level: Level) => void;
  fillPrice: (price: DecimalText) => void;
  confirm: () => void;
  decline: () => void;
}

type OrderEntryEvent = EventFrom<typeof orderEntryMachine>;

/** Passes each new price to the form, which uses it unless the trader has changed the price. */
const followOffered = ({ subscribe, now }: OfferedPrice, tell: (price: DecimalText) => void): (() => void) => {
  let last: DecimalText | undefined;
  const look = () => {
    const price = now();
    if (price === last) return;
    last = price;
    tell(price);
  };
  look();
  return subscribe(look);
};

/** One side of the order forms, while its screen is mounted. */
export const useOrderEntry = ({ pair, side, offered, confirmAbove }: OrderEntryOptions): OrderEntry => {
  const app = useRunningApp();
  const { draft, keep } = useDraft(pair, side);
  const actor = useFlow(orderEntryFlows[side]);
  const sentOrders = useFlow(sentOrdersFlow);

  const opened = useRef<OrderEntryActor>(undefined);
  const open = useEffectEvent(() => {
    const isFirst = opened.current === undefined;
    actor.send({ type: 'form.opened', pair, price: offered.now(), draft: isFirst ? draft : undefined });
    opened.current = actor;
  });
  // Before the form's earlier content is shown, and only once: later input is the trader's.
  useLayoutEffect(() => {
    if (opened.current !== actor) open();
  }, [actor]);
  useEffect(() => {
    const outcomes = ['request.found', 'request.accepted'] as const;
    const listening = outcomes.map((outcome) =>
      sentOrders.on(outcome, ({ request: order }) => {
        if (order.side === side) actor.send({ type: 'order.placed', order });
      }),
    );
    return cleanups(listening.map((one) => () => one.unsubscribe()));
  }, [sentOrders, actor, side]);
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
      submit: (order) => {
        const unconfirmed = unconfirmedOf(app, actor.getSnapshot().context);
        send({ type: 'order.submitted', order, confirmAbove, unconfirmed });
      },
      fillFromRow: (level) => touch({ type: 'filled.fromRow', level }),
      fillPrice: (price) => touch({ type: 'filled.price', price }),
      confirm: () => send({ type: 'order.confirmed' }),
      decline: () => send({ type: 'order.declined' }),
    };
  }, [actor, app, keep, confirmAbove]);
};
