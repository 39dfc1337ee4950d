import { pairOf, type Side } from '@exchange/domain';
import { orderEntryMachine, type IntendedOrder } from '@exchange/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { refreshTrader } from '#shared/serverState/refreshTrader.ts';
import { newClientId } from '#shared/flows/newClientId.ts';
import { keepFlow, type Flow } from '#shared/services/keepFlow.ts';
import type { RunningApp } from '#shared/services/runningApp.ts';
import { traderNow } from '#shared/session/session.ts';
import { placeOrderFor } from './placeOrder';
import { sentOrdersFlow } from './sentOrders';
import { orderEntrySays } from './texts';

export type OrderEntryActor = ActorRefFrom<typeof orderEntryMachine>;

/** Passes every order sent to the flow that follows it until its outcome is known. */
const followSent = (actor: OrderEntryActor, app: RunningApp) => {
  const refresh = () => refreshTrader(app.queries, traderNow(app.services.session));
  const sentOrders = () => sentOrdersFlow.of(app);
  const over = ({ order: { id } }: { order: IntendedOrder }) => {
    sentOrders().send({ type: 'request.answered', id });
    refresh();
  };
  actor.on('order.sent', ({ order }) => sentOrders().send({ type: 'request.sent', request: order }));
  actor.on('order.accepted', over);
  actor.on('order.refused', over);
  actor.on('order.unconfirmed', ({ order: { id } }) => {
    sentOrders().send({ type: 'request.unanswered', id });
    refresh();
  });
};

const createFlow = (side: Side): Flow<OrderEntryActor> =>
  keepFlow({
    create: (app) => {
      const place = placeOrderFor(app);
      const machine = orderEntryMachine.provide({
        actors: { placeOrder: fromPromise(({ input }: { input: IntendedOrder }) => place(input)) },
      });
      // The screen opens it with its own pair and price.
      return createActor(machine, { input: { pair: pairOf('XDC-USDT'), price: '', side, newId: newClientId } });
    },
    says: orderEntrySays,
    join: followSent,
  });

/** The machine of each side of the order forms. */
export const orderEntryFlows: Readonly<Record<Side, Flow<OrderEntryActor>>> = {
  buy: createFlow('buy'),
  sell: createFlow('sell'),
};
