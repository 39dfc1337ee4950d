import { defineMatchedKind } from '../commandKind';
import type { Commands } from '../commands';
import { noteChanged, tellChange, touch, type Draft } from '../draft';
import { readOrderId, toOrder, type LiveOrder } from '../liveOrder';
import { readOwners } from './orderLookups';
import type { Order, Outcome } from '../outcomes';
import { endRest } from './placing';
import { noSuchOrder, notOpen } from '../refusals';

const cancel = (draft: Draft, order: LiveOrder): void => {
  const { books, openOrders } = draft.state;
  books.of(order.market.pair.name).remove(order);
  openOrders.remove(order);
  noteChanged(draft, order);
  endRest(draft, order);
  touch(draft, order);
  tellChange(draft, 'cancelled', order, order.lots, false);
};

/** Another trader's order gets the same answer as one that doesn't exist. */
const cancelOne = (
  draft: Draft,
  { trader, order: text }: Commands['order.cancel'],
  owners: ReadonlyMap<number, string>,
): Outcome<'order.cancel'> => {
  const id = readOrderId(text);
  const order = id === undefined ? undefined : draft.state.openOrders.find(id);
  if (order?.owner === trader) {
    cancel(draft, order);
    return { done: { order: toOrder(order) } };
  }
  return id !== undefined && owners.get(id) === trader ? notOpen : noSuchOrder;
};

/** All open orders of a trader, or those of one pair. */
export const cancelAll = (draft: Draft, { trader, pair }: Commands['orders.cancel']): Order[] => {
  const all = draft.state.openOrders.of(trader);
  const chosen = pair === undefined ? all : all.filter(({ market }) => market.pair.name === pair);
  for (const order of chosen) cancel(draft, order);
  return chosen.map(toOrder);
};

export const cancelOrder = defineMatchedKind({ kind: 'order.cancel', lookUp: readOwners, match: cancelOne });

export const cancelOrders = defineMatchedKind({
  kind: 'orders.cancel',
  match: (draft, command) => ({ done: { orders: cancelAll(draft, command) } }),
});
