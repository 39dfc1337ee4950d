import { checkLimitOrder, listSizes, readWire } from '@exchange/domain';
import type { Match } from '../../engine/order';
import type { Units } from '../../ledger/units';
import { clientKey } from '../sql/clientIds';
import { defineMatchedKind } from '../commandKind';
import type { Commands } from '../commands';
import { noteChanged, tellChange, touch, type Draft } from '../draft';
import { afterFee, grossOf, orderId, readOrderId, reserveOf, toOrder, type LiveOrder } from '../liveOrder';
import { findMarket, type Market } from '../market';
import { readOrders, type OrderKnown, type PairClosure, type PairTerms } from './orderLookups';
import type { Order, Outcome } from '../outcomes';
import { putStrayed } from '../reference/referenceRows';
import { noteStrayed, noteTrade } from '../reference/references';
import { addRows } from '../carryOut';
import { rowFor } from '../sql/rows';
import {
  clientIdUsed,
  closed,
  insufficient,
  noSuchPair,
  ownOrder,
  standingObjection,
  tooManyOrders,
  tradingStopped,
  wrongFigure,
  type Refused,
} from '../refusals';

type PlaceOrder = Commands['order.place'];
type Placing = Outcome<'order.place'>;

/** Why a pair accepts no orders of traders. Perpetual contracts never close, since only the exchange trades them. */
export const closureOf = (market: Market, terms: PairTerms | undefined): PairClosure | undefined => {
  if (market.pair.kind !== 'spot') return undefined;
  return terms ? terms.closure : 'maintenance';
};

const closedBy: Readonly<Record<PairClosure, Refused>> = { maintenance: closed, 'wind-down': tradingStopped };

/** The current state of an order that was stored before this group: open, ended by this group, or unchanged. */
const asItStands = ({ state, changedOrders }: Draft, stored: Order): Order => {
  const number = readOrderId(stored.id) ?? 0;
  const live = state.openOrders.find(number) ?? [...changedOrders].find(({ id }) => id === number);
  return live ? toOrder(live) : stored;
};

/** The order that already has the trader's ID. */
export const knownOrder = (
  draft: Draft,
  { trader, clientOrderId }: Pick<PlaceOrder, 'trader' | 'clientOrderId'>,
  known: OrderKnown,
): Order | undefined => {
  if (clientOrderId === undefined) return undefined;
  const key = clientKey(trader, clientOrderId);
  const placed = draft.placed.get(key);
  if (placed) return toOrder(placed);
  const stored = known.stored.get(key);
  return stored && asItStands(draft, stored);
};

export const isSame = (order: Order, { pair, side, price, amount }: PlaceOrder): boolean =>
  order.pair === pair && order.side === side && order.price === price && order.amount === amount;

const objectionTo = ({ price, amount }: PlaceOrder, { pair }: Market, draft: Draft): Placing | undefined => {
  const [lastPrice, referencePrice] = [draft.lastPrice(pair.name), draft.referencePrice(pair.name)];
  const messages = checkLimitOrder({ price, amount }, { pair, lastPrice, referencePrice });
  if (messages.price !== undefined) return wrongFigure('price', messages.price);
  return messages.amount === undefined ? undefined : wrongFigure('amount', messages.amount);
};

const paidWith = ({ side, market: { pair } }: LiveOrder) => (side === 'buy' ? pair.quote : pair.base);
const receivedIn = ({ side, market: { pair } }: LiveOrder) => (side === 'buy' ? pair.base : pair.quote);

const purseOf = ({ state }: Draft, order: LiveOrder, kind: 'available' | 'in orders') =>
  state.balances.of({ owner: order.owner, kind, asset: paidWith(order) });

/** What an order receives from a trade, and how much of it is the fee. */
const takeFee = (order: LiveOrder, gross: Units): { net: Units; fee: Units } => {
  const received = afterFee(grossOf(order), order.fee);
  const net = received - order.received;
  order.received = received;
  return { net, fee: gross - net };
};

const receive = ({ state: { balances } }: Draft, order: LiveOrder, gross: Units) => {
  const asset = receivedIn(order);
  const { net, fee } = takeFee(order, gross);
  return [
    [balances.of({ owner: order.owner, kind: 'available', asset }), net],
    [balances.of({ owner: null, kind: 'fees', asset }), fee],
  ] as const;
};

/** What was traded counts for the reference price, and against those who trade far from it. */
const noteForReference = (draft: Draft, taker: LiveOrder, { maker, lots }: Match<LiveOrder>): void => {
  const { references } = draft.state;
  const { market } = maker;
  const { name } = market.pair;
  const traders = [taker.owner, maker.owner];
  noteTrade(references, name, { ticks: maker.ticks, amount: market.base(lots) });
  const until = noteStrayed(references, name, maker.ticks, { traders, at: draft.at });
  if (until !== undefined)
    addRows(
      draft,
      traders.map((trader) => rowFor(putStrayed, { trader, until })),
    );
};

const settle = (draft: Draft, taker: LiveOrder, { maker, lots }: Match<LiveOrder>): void => {
  const { market } = taker;
  const { numbers } = draft.state;
  const [buyer, seller] = taker.side === 'buy' ? [taker, maker] : [maker, taker];
  const quote = market.quote(maker.ticks, lots);
  for (const order of [taker, maker]) {
    order.lotsFilled += lots;
    order.traded += quote;
    if (order.lotsFilled === order.lotsOrdered) order.status = 'completed';
  }
  numbers.trade += 1;
  const id = String(numbers.trade);
  const reserved = reserveOf(buyer, lots);
  draft.journal.move('trade', id, [
    [purseOf(draft, buyer, 'in orders'), -reserved],
    // If the price was better than the order's own, its trader keeps the difference.
    [purseOf(draft, buyer, 'available'), reserved - quote],
    [purseOf(draft, seller, 'in orders'), -market.base(lots)],
    ...receive(draft, seller, quote),
    ...receive(draft, buyer, market.base(lots)),
  ]);
  draft.trades.push({
    id,
    pair: market.pair.name,
    price: market.price(maker.ticks),
    amount: market.amount(lots),
    takerSide: taker.side,
    at: draft.at,
    market,
    makerOrder: maker.id,
    takerOrder: taker.id,
  });
  noteForReference(draft, taker, { maker, lots });
  noteChanged(draft, maker);
  touch(draft, maker);
  if (maker.lots === 0) draft.state.openOrders.remove(maker);
};

/** Releases what the rest of an order still held. */
export const endRest = (draft: Draft, order: LiveOrder): void => {
  const rest = reserveOf(order, order.lots);
  order.status = 'cancelled';
  draft.journal.move('cancel', orderId(order.id), [
    [purseOf(draft, order, 'in orders'), -rest],
    [purseOf(draft, order, 'available'), rest],
  ]);
};

export const newOrder = (
  command: PlaceOrder,
  market: Market,
  terms: PairTerms | undefined,
  draft: Draft,
): LiveOrder => {
  const lots = market.lots(command.amount);
  return {
    id: draft.state.numbers.order + 1,
    owner: command.trader,
    side: command.side,
    ticks: market.ticks(command.price),
    lots,
    market,
    lotsOrdered: lots,
    lotsFilled: 0,
    traded: 0n,
    received: 0n,
    fee: terms?.fees[command.side] ?? 0n,
    status: 'open',
    clientOrderId: command.clientOrderId,
    createdAt: draft.at,
    updatedAt: draft.at,
  };
};

const accept = (draft: Draft, order: LiveOrder): Order => {
  draft.state.numbers.order = order.id;
  draft.newOrders.add(order);
  if (order.clientOrderId !== undefined) draft.placed.set(clientKey(order.owner, order.clientOrderId), order);
  const reserved = reserveOf(order, order.lotsOrdered);
  draft.journal.move('reserve', orderId(order.id), [
    [purseOf(draft, order, 'available'), -reserved],
    [purseOf(draft, order, 'in orders'), reserved],
  ]);
  return tellChange(draft, 'accepted', order, order.lotsOrdered, false);
};

const trade = (draft: Draft, order: LiveOrder, matches: readonly Match<LiveOrder>[]): void => {
  for (const match of matches) {
    settle(draft, order, match);
    tellChange(draft, 'filled', match.maker, match.lots, false);
  }
  if (matches.length > 0) tellChange(draft, 'filled', order, order.lotsFilled, true);
};

/** Whether its trader can pay for it. */
export const isCovered = ({ state: { balances } }: Draft, order: LiveOrder): boolean =>
  balances.read({ owner: order.owner, kind: 'available', asset: paidWith(order) }) >= reserveOf(order, order.lots);

/** Fills what crosses and puts the rest into the book. */
export const match = (draft: Draft, order: LiveOrder): Placing => {
  const { matches, isCutShort } = draft.state.books.of(order.market.pair.name).place(order);
  if (isCutShort && matches.length === 0) return ownOrder;
  const accepted = accept(draft, order);
  trade(draft, order, matches);
  if (isCutShort) {
    endRest(draft, order);
    tellChange(draft, 'cancelled', order, order.lots, true);
  } else if (order.lots > 0) {
    draft.state.openOrders.add(order);
    touch(draft, order);
  }
  const placed = matches.length === 0 ? accepted : toOrder(order);
  return { done: { order: placed, isRepeat: false, isCutShort } };
};

const repeat = (known: Order, command: PlaceOrder): Placing =>
  isSame(known, command) ? { done: { order: known, isRepeat: true, isCutShort: false } } : clientIdUsed;

const obstacleTo = ({ state }: Draft, { trader }: PlaceOrder, market: Market, terms: PairTerms | undefined) => {
  const closure = closureOf(market, terms);
  return standingObjection(state, trader) ?? (closure && closedBy[closure]);
};

const place = (draft: Draft, command: PlaceOrder, market: Market, terms: PairTerms | undefined): Placing => {
  const { openOrders } = draft.state;
  const obstacle = obstacleTo(draft, command, market, terms);
  if (obstacle) return obstacle;
  const objection = objectionTo(command, market, draft);
  if (objection) return objection;
  if (openOrders.countOf(command.trader) >= listSizes.openOrders) return tooManyOrders;
  const order = newOrder(command, market, terms, draft);
  return isCovered(draft, order) ? match(draft, order) : insufficient;
};

/** The canonical form of a figure. Invalid text becomes something that the rules refuse as a figure. */
const plain = (text: string): string => readWire(text) ?? (text === '' ? text : 'no figure');

const withPlainFigures = (command: PlaceOrder): PlaceOrder => ({
  ...command,
  price: plain(command.price),
  amount: plain(command.amount),
});

/** Checks the rules, reserves the money, fills what crosses and puts the rest into the book. */
const placeOne = (draft: Draft, given: PlaceOrder, known: OrderKnown): Placing => {
  const command = withPlainFigures(given);
  const before = knownOrder(draft, command, known);
  if (before) return repeat(before, command);
  const market = findMarket(command.pair);
  return market ? place(draft, command, market, known.terms.get(command.pair)) : noSuchPair;
};

export const placeOrder = defineMatchedKind({ kind: 'order.place', lookUp: readOrders, match: placeOne });
