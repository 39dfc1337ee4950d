import { quickSwapAmount, quickSwapPair, readWire, type DecimalText } from '@exchange/domain';
import { defineMatchedKind } from '../commandKind';
import type { Commands } from '../commands';
import type { Draft } from '../draft';
import type { LiveOrder } from '../liveOrder';
import { findMarket, type Market } from '../market';
import { readTerms, type PairClosure, type Terms } from './orderLookups';
import type { Outcome } from '../outcomes';
import { closureOf, isCovered, match, newOrder } from './placing';
import {
  frozen,
  insufficient,
  noSuchPair,
  notOffered,
  ownOffer,
  swapPaused,
  swapsStopped,
  wrongFigure,
  type Refused,
} from '../refusals';

type Swapping = Outcome<'coins.swap'>;

const { name: pair, fixedPrice: price = '1' } = quickSwapPair;

/** An order for everything that others offer at the fixed price. */
const orderFor = (draft: Draft, trader: string, amount: DecimalText, market: Market, terms: Terms): LiveOrder =>
  newOrder({ trader, pair, side: 'buy', price, amount }, market, terms.get(pair), draft);

const take = (draft: Draft, order: LiveOrder): Swapping => {
  const { lots, isCutShort } = draft.state.books.of(pair).offeredTo(order);
  if (lots < order.lots) return isCutShort ? ownOffer : notOffered(order.market.amount(lots));
  return match(draft, order);
};

const swap = (draft: Draft, order: LiveOrder): Swapping =>
  // More than a safe integer is more than anyone has.
  Number.isSafeInteger(order.lots) && isCovered(draft, order) ? take(draft, order) : insufficient;

const closedBy: Readonly<Record<PairClosure, Refused>> = { maintenance: swapPaused, 'wind-down': swapsStopped };

/** Takes others' offers on the pair, the whole amount at once. If there is less on offer, nothing happens. */
const swapAll = (draft: Draft, { trader, amount: given }: Commands['coins.swap'], terms: Terms): Swapping => {
  const market = findMarket(pair);
  if (!market) return noSuchPair;
  if (draft.state.frozen.has(trader)) return frozen;
  const closure = closureOf(market, terms.get(pair));
  if (closure) return closedBy[closure];
  const amount = readWire(given) ?? '0';
  const objection = quickSwapAmount(undefined)(amount);
  return objection === undefined
    ? swap(draft, orderFor(draft, trader, amount, market, terms))
    : wrongFigure('amount', objection);
};

export const swapCoins = defineMatchedKind({ kind: 'coins.swap', lookUp: readTerms, match: swapAll });
