import { isFailure, listSizes } from '@exchange/domain';
import { sentOrdersMachine, type IntendedOrder, type OpenOrderIds, type SentOrder } from '@exchange/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { refreshTrader } from '#shared/serverState/refreshTrader.ts';
import { keepFlow, type Flow } from '#shared/services/keepFlow.ts';
import { lookWhenBack } from '#shared/services/lookWhenBack.ts';
import type { RunningApp } from '#shared/services/runningApp.ts';
import { traderNow } from '#shared/session/session.ts';
import { placeOrderFor } from './placeOrder';
import { readOrders, writeOrders } from './sentOrder';
import { sentOrdersSay } from './texts';

/** Makes its own call instead of joining a running load, which may be older than the order. */
const loadOpenOrderIds = async ({ services: { client, session } }: RunningApp): Promise<OpenOrderIds> => {
  const answer = await client.trading.openOrders({
    user_id: traderNow(session) ?? '',
    limit: String(listSizes.openOrders),
    page: '1',
  });
  if (isFailure(answer)) return answer;
  return { data: answer.data.data.flatMap(({ client_order_id: id }) => (id === undefined ? [] : [id])) };
};

const outcomes = ['order.found', 'order.accepted', 'order.refused', 'order.stillUnconfirmed'] as const;

/** Follows every order from being sent until its outcome is known, on any screen. */
export const sentOrdersFlow: Flow<ActorRefFrom<typeof sentOrdersMachine>> = keepFlow({
  create: (app) => {
    const place = placeOrderFor(app);
    return createActor(
      sentOrdersMachine.provide({
        actors: {
          loadOpenOrderIds: fromPromise(() => loadOpenOrderIds(app)),
          placeOrder: fromPromise(({ input }: { input: IntendedOrder }) => place(input)),
        },
      }),
    );
  },
  says: sentOrdersSay,
  join: (actor, { services, queries }, onStop) => {
    for (const outcome of outcomes) actor.on(outcome, () => refreshTrader(queries, traderNow(services.session)));
    onStop(lookWhenBack(actor, services));
  },
  remembers: (actor, remember) =>
    remember<readonly SentOrder[]>({
      key: 'ordersSent',
      pending: () => {
        const { orders } = actor.getSnapshot().context;
        return orders.length > 0 ? orders : undefined;
      },
      write: (sent) => writeOrders(sent.map(({ order }) => order)),
      read: (fields) => {
        const orders = readOrders(fields).map((order) => ({ order, state: 'unconfirmed' as const }));
        return orders.length > 0 ? orders : undefined;
      },
      recall: (sent) => actor.send({ type: 'orders.recalled', orders: sent.map(({ order }) => order) }),
    }),
});
