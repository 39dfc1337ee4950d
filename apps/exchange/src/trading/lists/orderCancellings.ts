import { isFailure } from '@exchange/domain';
import { orderCancellingMachine, type Cancelled } from '@exchange/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { refreshTrader } from '../../shared/serverState/refreshTrader';
import { createKeep, type RunningApp } from '../../shared/services/keep';
import { tellNotices } from '../../shared/services/useNotices';
import { whenTraderLeaves } from '../../shared/session/session';
import { closeOrder } from './queries';

type CancellingActor = ActorRefFrom<typeof orderCancellingMachine>;

const cancellings = createKeep<CancellingActor>();

const start = ({ services, queries }: RunningApp, userId: string): CancellingActor => {
  const { client, session } = services;
  const machine = orderCancellingMachine.provide({
    actors: {
      cancelOrder: fromPromise<Cancelled, { orderId: string }>(async ({ input: { orderId } }) => {
        const answer = await client.trading.cancelOrder({ user_id: userId, trade_order_id: orderId });
        return isFailure(answer) ? answer : { data: { message: answer.data.message } };
      }),
    },
  });
  const actor = createActor(machine);
  tellNotices(actor, services);
  actor.on('order.cancelled', ({ orderId }) => {
    closeOrder({ queries, userId }, orderId);
    refreshTrader(queries, userId);
  });
  actor.on('order.unsettled', () => refreshTrader(queries, userId));
  const stopFollowing = whenTraderLeaves(session, () => {
    actor.stop();
    cancellings.drop(queries, userId);
    stopFollowing();
  });
  return actor.start();
};

/** Cancels orders of a trader, on whatever screen the trader is meanwhile; what is left when the trader leaves is not asked for. */
export const orderCancellingOf = (app: RunningApp, userId: string): CancellingActor =>
  cancellings.of(app.queries, userId, () => start(app, userId));
