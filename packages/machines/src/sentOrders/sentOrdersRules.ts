import type { Failure } from '@exchange/domain';
import type { IntendedOrder } from '../orderEntry/orderEntryRules';

/** `sending`: an answer is awaited for the first time. `unconfirmed`: none came. `resending`: it is sent once more. */
export type SentOrderState = 'sending' | 'unconfirmed' | 'resending';

export interface SentOrder {
  order: IntendedOrder;
  state: SentOrderState;
}

export interface SentOrders {
  /** In the order in which they were sent. */
  orders: readonly SentOrder[];
  /** How often they were looked for since the last one was added. */
  looks: number;
  /** Why the last look brought nothing. */
  lookFailure: Failure | undefined;
}

export const nothingSent: SentOrders = { orders: [], looks: 0, lookFailure: undefined };

const hasId =
  (wanted: string) =>
  ({ order: { clientOrderId } }: SentOrder): boolean =>
    clientOrderId === wanted;

export const sentOrder = ({ orders }: SentOrders, clientOrderId: string): SentOrder | undefined =>
  orders.find(hasId(clientOrderId));

/** What is shown and looked for: everything but an order that is on its way for the first time. */
export const unconfirmedOrders = ({ orders }: SentOrders): readonly SentOrder[] =>
  orders.filter(({ state }) => state !== 'sending');

/** An order that was unconfirmed before stays so while it is on its way again. */
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

/** Those that turned up among the trader's orders. */
export const foundAmong = (sent: SentOrders, clientOrderIds: readonly string[]): readonly SentOrder[] =>
  unconfirmedOrders(sent).filter(({ order }) => clientOrderIds.includes(order.clientOrderId));
