import type { DecimalText, PairName, Side } from '@exchange/domain';
import { createJournal, type Journal } from '../ledger/journal';
import type { Purse } from '../ledger/accounts';
import type { Units } from '../ledger/units';
import type { Committed, LevelChange, OrderChange, Trade } from './events';
import { toOrder, type LiveOrder } from './liveOrder';
import type { Market } from './market';
import type { Order } from './outcomes';
import type { LiveHold, State } from './state';

export interface PairTerms {
  isOpen: boolean;
  /** In millionths of a percent. */
  fees: Record<Side, bigint>;
}

/** What the database was asked before the group was carried out. */
export interface Lookups {
  terms: ReadonlyMap<PairName, PairTerms>;
  /** Orders by whose they are and their client order ids. */
  known: ReadonlyMap<string, Order>;
  /** Whose the orders are that somebody wants to cancel, by their numbers. */
  owners: ReadonlyMap<number, string>;
  /** Holds that are no longer held, and postings that were made, by their ids. */
  endedHolds: ReadonlyMap<string, LiveHold>;
  postings: ReadonlyMap<string, Posting>;
  /** Those there are of the traders whose funds somebody wants to move. */
  traders: ReadonlySet<string>;
}

export interface Posting {
  asset: string;
  amount: Units;
}

export interface NewPosting extends Posting {
  from: Purse;
  to: Purse;
}

export interface TradeRow extends Trade {
  market: Market;
  makerOrder: number;
  takerOrder: number;
}

/** One group of commands as it is carried out: what is to be written, and what is told once it is durable. */
export interface Draft {
  at: number;
  state: State;
  lookups: Lookups;
  lastPrice: (pair: PairName) => DecimalText | undefined;
  journal: Journal;
  newOrders: Set<LiveOrder>;
  changedOrders: Set<LiveOrder>;
  trades: TradeRow[];
  newHolds: Set<LiveHold>;
  changedHolds: Set<LiveHold>;
  /** What this group itself did, for commands of the same group that repeat it. */
  placed: Map<string, LiveOrder>;
  posted: Map<string, NewPosting>;
  ended: Map<string, LiveHold>;
  changes: OrderChange[];
  touched: Map<string, { market: Market; side: Side; ticks: number }>;
}

export const clientKey = (trader: string, clientOrderId: string): string => `${trader} ${clientOrderId}`;

export const createDraft = (given: Pick<Draft, 'at' | 'state' | 'lookups' | 'lastPrice'>): Draft => ({
  ...given,
  journal: createJournal(() => (given.state.numbers.transfer += 1)),
  newOrders: new Set(),
  changedOrders: new Set(),
  trades: [],
  newHolds: new Set(),
  changedHolds: new Set(),
  placed: new Map(),
  posted: new Map(),
  ended: new Map(),
  changes: [],
  touched: new Map(),
});

export const isEmpty = ({ journal }: Draft): boolean => journal.transfers.length === 0;

export const touch = ({ touched }: Draft, { market, side, ticks }: LiveOrder): void => {
  touched.set(`${market.id} ${side} ${ticks}`, { market, side, ticks });
};

/** An order that was there before this group is written anew; one of this group is written as it ends up. */
export const noteChanged = ({ newOrders, changedOrders, at }: Draft, order: LiveOrder): void => {
  order.updatedAt = at;
  if (!newOrders.has(order)) changedOrders.add(order);
};

export const tellChange = (
  { changes }: Draft,
  change: OrderChange['change'],
  order: LiveOrder,
  lots: number,
  isTaker: boolean,
): void => {
  changes.push({ change, order: toOrder(order), amount: order.market.amount(lots), isTaker });
};

const levelOf = ({ books }: State, market: Market, side: Side, ticks: number): LevelChange => ({
  pair: market.pair.name,
  side: side === 'buy' ? 'bids' : 'asks',
  price: market.price(ticks),
  amount: market.amount(books.of(market.pair.name).openAt(side, ticks)),
});

/** Taken when the group has been carried out and before the next one is. */
export const toCommitted = ({ trades, changes, touched, state }: Draft): Committed => ({
  trades: trades.map(({ id, pair, price, amount, takerSide, at }) => ({ id, pair, price, amount, takerSide, at })),
  orders: changes,
  levels: Array.from(touched.values(), ({ market, side, ticks }) => levelOf(state, market, side, ticks)),
});
