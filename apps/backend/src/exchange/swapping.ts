import { quickSwapAmount, quickSwapPair, readWire, type DecimalText } from '@exchange/domain';
import type { Commands } from './commands';
import type { Draft } from './draft';
import type { LiveOrder } from './liveOrder';
import { findMarket, type Market } from './market';
import type { Outcome } from './outcomes';
import { isClosed, isCovered, match, newOrder } from './placing';
import { insufficient, noSuchPair, notOffered, ownOffer, swapPaused, wrongFigure } from './refusals';

type Swapping = Outcome<'coins.swap'>;

const { name: pair, fixedPrice: price = '1' } = quickSwapPair;

/** An order for all that others offer at the one price there is. */
const orderFor = (draft: Draft, trader: string, amount: DecimalText, market: Market): LiveOrder =>
  newOrder({ trader, pair, side: 'buy', price, amount }, market, draft.lookups.terms.get(pair), draft);

const take = (draft: Draft, order: LiveOrder): Swapping => {
  const { lots, isCutShort } = draft.state.books.of(pair).offeredTo(order);
  if (lots < order.lots) return isCutShort ? ownOffer : notOffered(order.market.amount(lots));
  return match(draft, order);
};

const swap = (draft: Draft, trader: string, amount: DecimalText, market: Market): Swapping => {
  const order = orderFor(draft, trader, amount, market);
  // More than can be counted is more than anybody has.
  return Number.isSafeInteger(order.lots) && isCovered(draft, order) ? take(draft, order) : insufficient;
};

/** Takes what others offer on the pair, all of it at once; where that is less than was asked for, nothing happens. */
export const swapCoins = (draft: Draft, { trader, amount: given }: Commands['coins.swap']): Swapping => {
  const market = findMarket(pair);
  if (!market) return noSuchPair;
  if (isClosed(market, draft.lookups.terms.get(pair))) return swapPaused;
  const amount = readWire(given) ?? '0';
  const objection = quickSwapAmount(undefined)(amount);
  return objection === undefined ? swap(draft, trader, amount, market) : wrongFigure('amount', objection);
};
