import type { DecimalText, Pair, Side } from '@exchange/domain';
import { orderEntryMachine, type IntendedOrder } from '@exchange/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { refreshTrader } from '../../shared/serverState/refreshTrader';
import { createKeep, type RunningApp } from '../../shared/services/keep';
import { tellNotices } from '../../shared/services/useNotices';
import { rememberSent } from '../../shared/session/rememberSent';
import { traderNow, whenTraderLeaves } from '../../shared/session/session';
import { createPlaceOrder, newOrderId } from './placeOrder';
import { readOrder, writeOrder } from './sentOrder';

export type OrderEntryActor = ActorRefFrom<typeof orderEntryMachine>;

interface Beginning {
  pair: Pair;
  side: Side;
  price: DecimalText;
}

/** What makes old what is known of the trader's orders and balances; where nobody knows what became of an order, too. */
const outcomes = ['order.accepted', 'order.refused', 'order.unsettled'] as const;

const sentKeys: Readonly<Record<Side, string>> = { buy: 'orderSentBuy', sell: 'orderSentSell' };

const start = ({ services, queries }: RunningApp, beginning: Beginning): OrderEntryActor => {
  const { client, session, market, tab } = services;
  const place = createPlaceOrder({
    client,
    trader: () => traderNow(session),
    pairIdOf: (order) => market.state().quotes.get(order.pair.name)?.pairId ?? order.pair.id,
  });
  const machine = orderEntryMachine.provide({
    actors: { placeOrder: fromPromise(({ input }: { input: IntendedOrder }) => place(input)) },
  });
  const actor = createActor(machine, { input: { ...beginning, newId: newOrderId } });
  tellNotices(actor, services);
  for (const outcome of outcomes) actor.on(outcome, () => refreshTrader(queries, traderNow(session)));
  // At once and not with the next drawing: an answer that comes in between would be told to whoever is there by then.
  whenTraderLeaves(session, () => actor.send({ type: 'trader.left' }));
  actor.start();
  const pending = (): IntendedOrder | undefined => {
    const snapshot = actor.getSnapshot();
    return snapshot.hasTag('busy') ? snapshot.context.order : snapshot.context.unsettled;
  };
  rememberSent({
    session,
    tab,
    key: sentKeys[beginning.side],
    pending,
    follow: (look) => actor.subscribe(look),
    write: writeOrder,
    read: (fields) => readOrder(fields, beginning.side),
    recall: (order) => actor.send({ type: 'order.recalled', order }),
  });
  return actor;
};

const entries = createKeep<OrderEntryActor>();

/**
 * The machine of one side of the order forms, with the exchange behind it. It goes on while its trader is on another
 * screen: what becomes of an order is told there, and one in doubt is still in doubt when its trader comes back.
 */
export const orderEntryOf = (app: RunningApp, beginning: Beginning): OrderEntryActor =>
  entries.of(app.queries, beginning.side, () => start(app, beginning));
