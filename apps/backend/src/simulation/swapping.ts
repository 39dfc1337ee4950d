import type { Pair } from '@exchange/domain';
import { toWhole } from '../ledger/units';
import { mostLots, type Quote } from './grid';
import { chance } from './noise';
import type { OwnOrder } from './ownOrders';

/** Each maker has one offer; what is missing is offered anew by whoever lacks one. */
export interface SwapPlan {
  cancel: OwnOrder[];
  place: { trader: string; quote: Quote }[];
}

interface Situation {
  pair: Pair;
  own: readonly OwnOrder[];
  makers: readonly string[];
  slot: number;
  /** What traders offer now, and what they offered when this was last asked. */
  ofTraders: number;
  ofTradersBefore: number;
}

/** An offer that has less left of what it may be is made anew, so that a trade seldom needs two. */
const leastShare = 0.05;

/** Where the price is always the same only one side can rest: makers give the new coin for the old. */
export const planSwaps = ({ pair, own, makers, slot, ofTraders, ofTradersBefore }: Situation): SwapPlan => {
  const ticks = Number(toWhole(pair.fixedPrice ?? '0', pair.priceDecimals));
  // Whoever came later would wait for all that makers offer; they stand back and queue up again behind.
  const mustStandBack = ofTraders > ofTradersBefore;
  const kept = mustStandBack
    ? []
    : own.filter(({ side, lots }) => side === 'sell' && lots >= leastShare * mostLots(pair));
  const lacking = makers.filter((maker) => !kept.some(({ trader }) => trader === maker));
  return {
    cancel: own.filter((order) => !kept.includes(order)),
    place: lacking.map((trader, index) => {
      const share = 0.4 + 0.05 * Math.floor(chance(Number(pair.id) + 6_089, slot + index) * 12);
      return { trader, quote: { side: 'sell', ticks, lots: Math.round(mostLots(pair) * share) } };
    }),
  };
};
