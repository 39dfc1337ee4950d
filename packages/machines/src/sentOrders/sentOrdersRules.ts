import type { Failure } from '@exchange/domain';
import type { IntendedOrder } from '../orderEntry/orderEntryRules';

/** `sending`: awaiting the first response. `unconfirmed`: there was none. `resending`: sent once more. */
export type SentOrderState = 'sending' | 'unconfirmed' | 'resending';

export interface SentOrder {
  order: IntendedOrder;
  state: SentOrderState;
}

export interface SentOrders {
  /** In the order they were sent. */
  orders: readonly SentOrder[];
  /** How often they were looked up since the last one was added. */
  looks: number;
  /** Why the last lookup failed. */
  lookFailure: Failure | undefined;
}

export const nothingSent: SentOrders = { orders: [], looks: 0, lookFailure: undefined };

const hasId =
  (wanted: string) =>
  ({ order: { clientOrderId } }: SentOrder): boolean =>
    clientOrderId === wanted;

export const sentOrder = ({ orders }: SentOrders, clientOrderId: string): SentOrder | undefined =>
  orders.find(hasId(clientOrderId));

/** The orders to show and look up: all but those being sent for the first time. */
export const unconfirmedOrders = ({ orders }: SentOrders): readonly SentOrder[] =>
  orders.filter(({ state }) => state !== 'sending');

/** An unconfirmed order stays unconfirmed while it is sent again. */
export const afterSending = ({ orders }: SentOrders, order: IntendedOrder): readonly SentOrder[] =>
  orders.some(hasId(order.clientOrderId)) ? orders : [...orders, { order, state: 'sending' }];

export const withoutOrder = ({ orders }: SentOrders, clientOrderId: string): readonly SentOrder[] =>
  orders.filter((one) => !hasId(clientOrderId)(one));

export const withState = (
  { orders }: SentOrders,
  { clientOrderId, state }: { clientOrderId: string; state: SentOrderState },
): readonly SentOrder[] => orders.map((one) => (hasId(clientOrderId)(one) ? { ...one, state } : one));

export const afterRecalling = ({ orders }: SentOrders, recalled: readonly IntendedOrder[]): readonly SentOrder[] => [
  ...recalled
    .filter(({ clientOrderId }) => !orders.some(hasId(clientOrderId)))
    .map((order) => ({ order, state: 'unconfirmed' as const })),
  ...orders,
];

/** The ones that were found among the trader's orders. */
export const foundAmong = (sent: SentOrders, clientOrderIds: readonly string[]): readonly SentOrder[] =>
  unconfirmedOrders(sent).filter(({ order }) => clientOrderIds.includes(order.clientOrderId));
