import type { Commands } from '../exchange/commands';
import type { Hold, Order } from '../exchange/outcomes';

export type PlaceOrder = { kind: 'order.place' } & Commands['order.place'] & { clientOrderId: string };
export type Reserve = { kind: 'funds.reserve' } & Commands['funds.reserve'];
export type Credit = { kind: 'deposit.credit' } & Commands['deposit.credit'];

/** The expected result of a command that was handed over. */
export type Expected = 'credited' | 'repeated' | 'refused';

export interface HandedOver {
  /** ID in the inbox. */
  id: string;
  command: Credit;
  expected: Expected;
}

/** What traders were told, and what they asked for without an answer. */
export interface TraderRecord {
  /** By client order ID, as last reported. */
  orders: Map<string, Order>;
  /** By ID, as last reported. */
  holds: Map<string, Hold>;
  /** By ID, as requested. */
  deposits: Map<string, Credit>;
  /** Client order IDs, and IDs of holds and deposits, that were refused and had no effect. */
  refused: Set<string>;
  unanswered: (PlaceOrder | Reserve | Credit)[];
  /** Releases without an answer: the hold may or may not be released. */
  perhapsReleased: Set<string>;
  /** Commands that the database confirmed, by ID in the inbox. */
  handed: Map<string, HandedOver>;
  /** Commands that it may have received. */
  perhapsHanded: HandedOver[];
  /** Outcomes by ID in the inbox. They may never change. */
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
