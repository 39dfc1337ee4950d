import type { DecimalText, Level, LimitOrder, OrderForm, Pair, Side } from '@exchange/domain';
import { orderEntryMachine, type IntendedOrder } from '@exchange/machines';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { fromPromise, type ActorRefFrom, type EventFrom } from 'xstate';
import { useServices } from '../../shared/services/services';
import { useNotices } from '../../shared/services/useNotices';
import { whenTraderLeaves } from '../../shared/session/session';
import { createPlaceOrder, newOrderId } from './placeOrder';
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
  /** An order was taken or refused, or nobody knows: what is known of the trader's orders and balances is old. */
  onOutcome: () => void;
}

/**
 * One side of the order forms, and what can be done with it. It stays the same whatever is typed and whatever comes in,
 * so that the screen around the form is not drawn anew with it; the form follows `useOrderState`.
 */
export interface OrderEntry {
  actor: ActorRefFrom<typeof orderEntryMachine>;
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

const outcomes = ['order.accepted', 'order.refused', 'order.unsettled'] as const;

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

/** The machine of one side of the order forms, with the exchange behind it. */
export const useOrderEntry = (options: OrderEntryOptions): OrderEntry => {
  const { pair, side, offered, confirmAbove, onOutcome } = options;
  const { client, session, market } = useServices();
  const machine = useMemo(() => {
    const place = createPlaceOrder({
      client,
      trader: () => session.getSnapshot().context.session?.uniqueId,
      pairIdOf: (order) => market.state().quotes.get(order.pair.name)?.pairId ?? order.pair.id,
    });
    return orderEntryMachine.provide({
      actors: { placeOrder: fromPromise(({ input }: { input: IntendedOrder }) => place(input)) },
    });
  }, [client, session, market]);
  const { draft, keep } = useDraft(pair, side);
  const actor = useActorRef(machine, { input: { pair, side, price: offered.now(), draft, newId: newOrderId } });
  useNotices(actor);

  useEffect(() => {
    const hearings = outcomes.map((outcome) => actor.on(outcome, onOutcome));
    return () => {
      for (const hearing of hearings) hearing.unsubscribe();
    };
  }, [actor, onOutcome]);
  useEffect(() => {
    if (actor.getSnapshot().context.pair.name !== pair.name)
      actor.send({ type: 'pair.changed', pair, price: offered.now() });
    return followOffered(offered, (price) => actor.send({ type: 'refilled', price }));
  }, [actor, pair, offered]);

  // At once and not with the next drawing: an answer that comes in between would be told to whoever is there by then.
  const forget = useEffectEvent(() => actor.send({ type: 'trader.left', price: offered.now() }));
  useEffect(() => whenTraderLeaves(session, () => forget()), [session]);

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
