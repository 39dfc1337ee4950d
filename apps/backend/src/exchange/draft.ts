import type { DecimalText, PairName, Side } from '@exchange/domain';
import { createJournal, type Journal } from '../ledger/journal';
import type { Posting } from './effects';
import type { CommandKind } from './commands';
import type { EventFact } from './committedEvents';
import type { Committed, LevelChange, OrderChange, Trade } from './events';
import type { EndedHold } from './fundLookups';
import { toOrder, type LiveOrder } from './liveOrder';
import type { Market } from './market';
import type { Order } from './outcomes';
import { referencePriceOf, shownReferences } from './reference/references';
import type { RowWriter } from './sql/rows';
import type { LiveHold, State } from './state';

export interface NewPosting extends Posting {
  kind: CommandKind;
}

export interface TradeRow extends Trade {
  market: Market;
  makerOrder: number;
  takerOrder: number;
}

/** A group of commands as it is carried out: what to write, and what to publish once it is durable. */
export interface Draft {
  at: number;
  state: State;
  lastPrice: (pair: PairName) => DecimalText | undefined;
  referencePrice: (pair: PairName) => DecimalText | undefined;
  journal: Journal;
  newOrders: Set<LiveOrder>;
  changedOrders: Set<LiveOrder>;
  trades: TradeRow[];
  newHolds: Set<LiveHold>;
  endedHolds: EndedHold[];
  postings: NewPosting[];
  /** Rows of the areas, by writer. */
  rows: Map<RowWriter<unknown>, unknown[]>;
  events: EventFact[];
  /** Orders of this group by client order ID, for repeats in the same group. */
  placed: Map<string, LiveOrder>;
  /** Errors of commands that failed without changing anything. */
  failures: unknown[];
  changes: OrderChange[];
  touched: Map<string, { market: Market; side: Side; ticks: number }>;
}

export const createDraft = (given: Pick<Draft, 'at' | 'state' | 'lastPrice'>): Draft => ({
  ...given,
  referencePrice: (pair) => referencePriceOf(given.state.references, pair),
  journal: createJournal(() => (given.state.numbers.transfer += 1), given.state.young.passOn),
  newOrders: new Set(),
  changedOrders: new Set(),
  trades: [],
  newHolds: new Set(),
  endedHolds: [],
  postings: [],
  rows: new Map(),
  events: [],
  placed: new Map(),
  failures: [],
  changes: [],
  touched: new Map(),
});

export const isEmpty = ({ journal, rows, events, state }: Draft): boolean =>
  journal.transfers.length === 0 && rows.size === 0 && events.length === 0 && !state.references.isChanged;

export const touch = ({ touched }: Draft, { market, side, ticks }: LiveOrder): void => {
  touched.set(`${market.id} ${side} ${ticks}`, { market, side, ticks });
};

/** An order from before this group is updated; one of this group is inserted in its final state. */
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
): Order => {
  const told = toOrder(order);
  changes.push({ change, order: told, amount: order.market.amount(lots), isTaker });
  return told;
};

const levelOf = ({ books }: State, market: Market, side: Side, ticks: number): LevelChange => ({
  pair: market.pair.name,
  side: side === 'buy' ? 'bids' : 'asks',
  price: market.price(ticks),
  amount: market.amount(books.of(market.pair.name).openAt(side, ticks)),
});

/** Call it after the group has been carried out and before the next one is. */
export const toCommitted = ({ trades, changes, touched, events, state }: Draft): Committed => ({
  trades: trades.map(({ id, pair, price, amount, takerSide, at }) => ({ id, pair, price, amount, takerSide, at })),
  orders: changes,
  levels: Array.from(touched.values(), ({ market, side, ticks }) => levelOf(state, market, side, ticks)),
  references: state.references.isChanged ? shownReferences(state.references) : [],
  events,
});
