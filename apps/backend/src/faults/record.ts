import type { Commands } from '../exchange/commands';
import type { Hold, Order } from '../exchange/outcomes';

export type PlaceOrder = { kind: 'order.place' } & Commands['order.place'] & { clientOrderId: string };
export type Reserve = { kind: 'funds.reserve' } & Commands['funds.reserve'];
export type Credit = { kind: 'deposit.credit' } & Commands['deposit.credit'];

/** What must come of a command that was handed over. */
export type Expected = 'credited' | 'repeated' | 'refused';

export interface HandedOver {
  /** In the inbox. */
  id: string;
  command: Credit;
  expected: Expected;
}

/** What traders have been told, and what they asked for without hearing an answer. */
export interface TraderRecord {
  /** By client order id, as last told. */
  orders: Map<string, Order>;
  /** By id, as last told. */
  holds: Map<string, Hold>;
  /** By id, as they were asked for. */
  deposits: Map<string, Credit>;
  /** Client order ids and ids of holds and deposits that were refused: nothing came of them. */
  refused: Set<string>;
  unanswered: (PlaceOrder | Reserve | Credit)[];
  /** Releases without an answer: the hold may be either. */
  perhapsReleased: Set<string>;
  /** By id in the inbox: the database said that it has them. */
  handed: Map<string, HandedOver>;
  /** Those that it may have. */
  perhapsHanded: HandedOver[];
  /** By id in the inbox, what came of it: nothing else may come of it later. */
  settled: Map<string, string>;
}

export const createRecord = (): TraderRecord => ({
  orders: new Map(),
  holds: new Map(),
  deposits: new Map(),
  refused: new Set(),
  unanswered: [],
  perhapsReleased: new Set(),
  handed: new Map(),
  perhapsHanded: [],
  settled: new Map(),
});
