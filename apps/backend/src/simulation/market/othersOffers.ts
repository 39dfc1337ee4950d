import { toWhole, type BookSide, type Pair, type Side } from '@exchange/domain';
import type { LevelChange } from '../../exchange/events';
import { away } from './grid';
import type { OwnOrder } from './ownOrders';
import type { Offer, OthersOffers } from './taking';

/** How far from the middle an offer may be for takers to accept it, as a share of the price. */
const reach = 0.00015;

const restingSide: Readonly<Record<Side, BookSide>> = { sell: 'asks', buy: 'bids' };

interface Situation {
  pair: Pair;
  middle: number;
  own: readonly OwnOrder[];
  /** The levels of all pairs. */
  levels: readonly LevelChange[];
}

/** Offers on a side within reach that aren't the simulation's own. */
const offered = ({ pair, middle, own, levels }: Situation, resting: Side): Offer => {
  const direction = away[resting];
  const steps = pair.fixedPrice === undefined ? Math.max(1, Math.ceil(middle * reach)) : 0;
  const ticks = middle + direction * steps;
  const isNear = (price: number): boolean => (ticks - price) * direction >= 0;
  const all = levels
    .filter(({ pair: name, side }) => name === pair.name && side === restingSide[resting])
    .filter(({ price }) => isNear(Number(toWhole(price, pair.priceDecimals))))
    .reduce((total, { amount }) => total + Number(toWhole(amount, pair.amountDecimals)), 0);
  const ours = own
    .filter((order) => order.side === resting && isNear(order.ticks))
    .reduce((total, { lots }) => total + lots, 0);
  return { ticks, lots: Math.max(0, all - ours) };
};

export const othersOffers = (situation: Situation): OthersOffers => ({
  buy: offered(situation, 'sell'),
  sell: offered(situation, 'buy'),
});
