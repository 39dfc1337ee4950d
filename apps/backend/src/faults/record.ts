import type { Commands } from '../exchange/commands';
import type { Hold, Order } from '../exchange/outcomes';

export type PlaceOrder = { kind: 'order.place' } & Commands['order.place'] & { clientOrderId: string };
export type Reserve = { kind: 'funds.reserve' } & Commands['funds.reserve'];

/** What traders have been told, and what they asked for without hearing an answer. */
export interface Record {
  /** By client order id, as last told. */
  orders: Map<string, Order>;
  /** By id, as last told. */
  holds: Map<string, Hold>;
  /** Client order ids and ids of holds that were refused: nothing came of them. */
  refused: Set<string>;
  unanswered: (PlaceOrder | Reserve)[];
  /** Releases without an answer: the hold may be either. */
  perhapsReleased: Set<string>;
}

export const createRecord = (): Record => ({
  orders: new Map(),
  holds: new Map(),
  refused: new Set(),
  unanswered: [],
  perhapsReleased: new Set(),
});
