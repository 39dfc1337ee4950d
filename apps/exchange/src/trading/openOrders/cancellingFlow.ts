import { isFailure, isUnconfirmed } from '@exchange/domain';
import { orderCancellingMachine, type Cancelled } from '@exchange/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { refreshTrader } from '#shared/serverState/refreshTrader.ts';
import { keepFlow, type Flow } from '#shared/services/keepFlow.ts';
import { traderNow } from '#shared/session/session.ts';
import { closeOrder } from './queries';
import { cancellingSays } from './texts';

/**
 * Cancels a trader's orders, whichever screen the trader is on; once they sign out, the remaining orders aren't
 * cancelled.
 */
export const cancellingFlow: Flow<ActorRefFrom<typeof orderCancellingMachine>> = keepFlow({
  create: ({ services: { client, session } }) =>
    createActor(
      orderCancellingMachine.provide({
        actors: {
          cancelOrder: fromPromise<Cancelled, { orderId: string }>(async ({ input: { orderId } }) => {
            const user = traderNow(session) ?? '';
            const answer = await client.trading.cancelOrder({ user_id: user, trade_order_id: orderId });
            return isFailure(answer) ? answer : { data: { message: answer.data.message } };
          }),
        },
      }),
    ),
  says: cancellingSays,
  join: (actor, { services: { session }, queries }) => {
    actor.on('order.cancelled', ({ orderId }) => {
      const userId = traderNow(session);
      if (userId !== undefined) closeOrder({ queries, userId }, orderId);
      refreshTrader(queries, userId);
    });
    actor.on('order.notCancelled', ({ failure }) => {
      if (isUnconfirmed({ error: failure })) refreshTrader(queries, traderNow(session));
    });
  },
});
