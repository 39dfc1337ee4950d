import {
  failureText,
  type DecimalText,
  type Failure,
  type Level,
  type LimitOrder,
  type OrderForm,
  type Pair,
  type Side,
} from '@exchange/domain';
import { orderEntryMachine, type IntendedOrder, type Question } from '@exchange/machines';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useServices } from '../../shared/services/services';
import { useNotices } from '../../shared/services/useNotices';
import { whenTraderLeaves } from '../../shared/session/session';
import { createPlaceOrder, newOrderId } from './placeOrder';
import { useDraft } from './useDraft';

interface OrderEntryOptions {
  pair: Pair;
  side: Side;
  /** The best of the list that the order would be traded with. */
  offered: DecimalText;
  /** The largest amount that goes without a question. */
  confirmAbove: DecimalText | undefined;
  /** An order was taken or refused, or nobody knows: what is known of the trader's orders and balances is old. */
  onOutcome: () => void;
}

/** One side of the order forms as the screen sees it. */
export interface OrderEntry {
  form: OrderForm;
  isBusy: boolean;
  /** What is asked about, and why. */
  question: Question | undefined;
  order: IntendedOrder | undefined;
  /** Sent, and nobody said what became of it. */
  unsettled: IntendedOrder | undefined;
  /** Why the last order was not taken. */
  refusal: string | undefined;
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

const refusalIn = (failure: Failure | undefined): string | undefined =>
  failure?.code === 'refused' ? failureText(failure) : undefined;

const outcomes = ['order.accepted', 'order.refused', 'order.unsettled'] as const;

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
  const [state, send, actor] = useMachine(machine, { input: { pair, side, price: offered, draft, newId: newOrderId } });
  useNotices(actor);

  useEffect(() => {
    const hearings = outcomes.map((outcome) => actor.on(outcome, onOutcome));
    return () => {
      for (const hearing of hearings) hearing.unsubscribe();
    };
  }, [actor, onOutcome]);
  const { name } = state.context.pair;
  useEffect(() => {
    if (name !== pair.name) send({ type: 'pair.changed', pair, price: offered });
  }, [send, name, pair, offered]);
  useEffect(() => {
    send({ type: 'refilled', price: offered });
  }, [send, offered]);

  // At once and not with the next drawing: an answer that comes in between would be told to whoever is there by then.
  const forget = useEffectEvent(() => send({ type: 'trader.left', price: offered }));
  useEffect(() => whenTraderLeaves(session, () => forget()), [session]);

  const { form, question, order, unsettled, failure } = state.context;
  return {
    form,
    isBusy: state.hasTag('busy'),
    question: state.matches('confirming') ? question : undefined,
    order,
    unsettled,
    refusal: refusalIn(failure),
    change: (typed) => {
      send({ type: 'form.typed', form: typed });
      keep(actor.getSnapshot().context);
    },
    submit: (intended) => {
      send({ type: 'order.submitted', order: intended, confirmAbove });
    },
    fillFromRow: (level) => {
      send({ type: 'filled.fromRow', level });
      keep(actor.getSnapshot().context);
    },
    fillPrice: (price) => {
      send({ type: 'filled.price', price });
      keep(actor.getSnapshot().context);
    },
    confirm: () => {
      send({ type: 'order.confirmed' });
    },
    decline: () => {
      send({ type: 'order.declined' });
    },
    retry: () => {
      send({ type: 'retry.requested' });
    },
    dismiss: () => {
      send({ type: 'unsettled.dismissed' });
    },
    find: (clientOrderId) => {
      send({ type: 'order.found', clientOrderId });
    },
  };
};
