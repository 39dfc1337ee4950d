import { unconfirmedIn, type IntendedOrder } from '@exchange/machines';
import type { OrderForm, Pair } from '@exchange/domain';
import type { RunningApp } from '#shared/services/runningApp.ts';
import { sentOrdersFlow } from './sentOrders';

interface Entry {
  pair: Pair;
  form: OrderForm;
}

/** Orders of one form that were sent and not confirmed. */
export const unconfirmedOf = (app: RunningApp, { pair, form }: Entry): readonly IntendedOrder[] =>
  unconfirmedIn(sentOrdersFlow.of(app).getSnapshot().context)
    .map(({ request }) => request)
    .filter((order) => order.pair.name === pair.name && order.side === form.side);
