import type { Commands } from '../exchange/commands';
import type { Hold, Order } from '../exchange/outcomes';
import type { Stake } from '../areas/staking/stakes/stake';
import type { Withdrawal } from '../transfers/withdrawal';

export type PlaceOrder = { kind: 'order.place' } & Commands['order.place'] & { clientOrderId: string };
export type Reserve = { kind: 'funds.reserve' } & Commands['funds.reserve'];
export type Credit = { kind: 'deposit.credit' } & Commands['deposit.credit'];
export type Swap = { kind: 'coins.swap' } & Commands['coins.swap'] & { clientOrderId: string };
export type BeginStake = { kind: 'stake.begin' } & Commands['stake.begin'] & { clientId: string };
export type Withdraw = { kind: 'withdrawal.request' } & Commands['withdrawal.request'] & { clientId: string };

/** Commands that have the same effect once, however often they are sent. */
export type Repeatable = PlaceOrder | Swap | Reserve | Credit | BeginStake | Withdraw;

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
  /** By client order ID, as last reported. A swap is an order, too. */
  orders: Map<string, Order>;
  /** By client ID, as first reported. */
  stakes: Map<string, Stake>;
  withdrawals: Map<string, Withdrawal>;
  /** By ID, as last reported. */
  holds: Map<string, Hold>;
  /** By ID, as requested. */
  deposits: Map<string, Credit>;
  /** The clients' IDs of commands that were refused and had no effect. */
  refused: Set<string>;
  unanswered: Repeatable[];
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
  stakes: new Map(),
  withdrawals: new Map(),
  holds: new Map(),
  deposits: new Map(),
  refused: new Set(),
  unanswered: [],
  perhapsReleased: new Set(),
  handed: new Map(),
  perhapsHanded: [],
  settled: new Map(),
});

/** The ID that makes a command the same command again. */
export const idOf = (command: Repeatable): string => {
  if ('clientOrderId' in command) return command.clientOrderId;
  return 'clientId' in command ? command.clientId : command.id;
};
