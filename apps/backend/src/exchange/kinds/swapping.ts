import { quickSwapAmount, quickSwapPair, readWire } from '@exchange/domain';
import { defineMatchedKind } from '../commandKind';
import type { Commands } from '../commands';
import type { Draft } from '../draft';
import type { LiveOrder } from '../liveOrder';
import { findMarket, type Market } from '../market';
import { readOrders, type OrderKnown, type PairClosure, type Terms } from './orderLookups';
import type { Order, Outcome } from '../outcomes';
import { closureOf, isCovered, isSame, knownOrder, match, newOrder } from './placing';
import {
  clientIdUsed,
  insufficient,
  noSuchPair,
  notOffered,
  ownOffer,
  standingObjection,
  swapPaused,
  swapsStopped,
  wrongFigure,
  type Refused,
} from '../refusals';

type SwapCoins = Commands['coins.swap'];
type Swapping = Outcome<'coins.swap'>;

const { name: pair, fixedPrice: price = '1' } = quickSwapPair;

const asOrder = { pair, side: 'buy', price } as const;

/** An order for everything that others offer at the fixed price. */
const orderFor = (draft: Draft, command: SwapCoins, market: Market, terms: Terms): LiveOrder =>
  newOrder({ ...asOrder, ...command }, market, terms.get(pair), draft);

const take = (draft: Draft, order: LiveOrder): Swapping => {
  const { lots, isCutShort } = draft.state.books.of(pair).offeredTo(order);
  if (lots < order.lots) return isCutShort ? ownOffer : notOffered(order.market.amount(lots));
  return match(draft, order);
};

const swap = (draft: Draft, order: LiveOrder): Swapping =>
  // More than a safe integer is more than anyone has.
  Number.isSafeInteger(order.lots) && isCovered(draft, order) ? take(draft, order) : insufficient;

const closedBy: Readonly<Record<PairClosure, Refused>> = { maintenance: swapPaused, 'wind-down': swapsStopped };

/** An order that isn't filled is no swap, even if it was placed with the same figures. */
const repeat = (known: Order, command: SwapCoins): Swapping =>
  known.status === 'completed' && isSame(known, { ...asOrder, ...command })
    ? { done: { order: known, isRepeat: true } }
    : clientIdUsed;

const swapNow = (draft: Draft, command: SwapCoins, market: Market, terms: Terms): Swapping => {
  const standing = standingObjection(draft.state, command.trader);
  if (standing) return standing;
  const closure = closureOf(market, terms.get(pair));
  if (closure) return closedBy[closure];
  const objection = quickSwapAmount(undefined)(command.amount);
  return objection === undefined
    ? swap(draft, orderFor(draft, command, market, terms))
    : wrongFigure('amount', objection);
};

/** Takes others' offers on the pair, the whole amount at once. If there is less on offer, nothing happens. */
const swapAll = (draft: Draft, given: SwapCoins, known: OrderKnown): Swapping => {
  const command = { ...given, amount: readWire(given.amount) ?? '0' };
  const before = knownOrder(draft, command, known);
  if (before) return repeat(before, command);
  const market = findMarket(pair);
  return market ? swapNow(draft, command, market, known.terms) : noSuchPair;
};

export const swapCoins = defineMatchedKind({ kind: 'coins.swap', lookUp: readOrders, match: swapAll });
