import type { DecimalText, Pair, Side } from '@exchange/domain';
import { orderEntryMachine, type IntendedOrder } from '@exchange/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { createKeep, type RunningApp } from '../../shared/services/keep';
import { tellNotices } from '../../shared/services/useNotices';
import { traderNow, whenTraderLeaves } from '../../shared/session/session';
import { refreshTrader } from '../lists/refreshTrader';
import { createPlaceOrder, newOrderId } from './placeOrder';

export type OrderEntryActor = ActorRefFrom<typeof orderEntryMachine>;

interface Beginning {
  pair: Pair;
  side: Side;
  price: DecimalText;
}

/** What makes old what is known of the trader's orders and balances; where nobody knows what became of an order, too. */
const outcomes = ['order.accepted', 'order.refused', 'order.unsettled'] as const;

const start = ({ services, queries }: RunningApp, beginning: Beginning): OrderEntryActor => {
  const { client, session, market } = services;
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
  return actor.start();
};

const entries = createKeep<OrderEntryActor>();

/**
 * The machine of one side of the order forms, with the exchange behind it. It goes on while its trader is on another
 * screen: what becomes of an order is told there, and one in doubt is still in doubt when its trader comes back.
 */
export const orderEntryOf = (app: RunningApp, beginning: Beginning): OrderEntryActor =>
  entries.of(app.queries, beginning.side, () => start(app, beginning));
