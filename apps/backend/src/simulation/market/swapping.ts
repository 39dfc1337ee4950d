import { toWhole, type Pair } from '@exchange/domain';
import { mostLots, type Quote } from './grid';
import { chance } from './noise';
import type { OwnOrder } from './ownOrders';

/** Each maker has one offer; makers without one place a new one. */
export interface SwapPlan {
  cancel: OwnOrder[];
  place: { trader: string; quote: Quote }[];
}

interface Situation {
  pair: Pair;
  own: readonly OwnOrder[];
  makers: readonly string[];
  slot: number;
  /** Traders' offers now, and at the previous check. */
  ofTraders: number;
  ofTradersBefore: number;
}

/** An offer is replaced when less than this share is left, so that a trade rarely needs two. */
const leastShare = 0.05;

/** With a fixed price only one side can rest: makers offer the new coin for the old. */
export const planSwaps = ({ pair, own, makers, slot, ofTraders, ofTradersBefore }: Situation): SwapPlan => {
  const ticks = Number(toWhole(pair.fixedPrice ?? '0', pair.priceDecimals));
  // A new offer would wait behind everything that makers offer, so they move to the end of the queue.
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
