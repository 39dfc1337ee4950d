import type { Pair, Side } from '@exchange/domain';
import { demoVolume } from './demoPrices';
import { leastLots, mostLots, slotSeconds, withDigits, type Quote } from './grid';
import { chance } from './noise';

/** Something that is to be taken of a book. */
export interface Taking {
  /** Of the taker. */
  side: Side;
  lots: number;
}

export interface Offer {
  ticks: number;
  lots: number;
}

/** What others than makers offer near the middle: to those who buy and to those who sell. */
export type OthersOffers = Readonly<Record<Side, Offer>>;

/** The second at which somebody takes something in a slot. */
const momentIn = (pair: Pair, slot: number): number =>
  slot * slotSeconds + Math.floor(chance(Number(pair.id) + 7_001, slot) * slotSeconds);

/** The slot whose moment lies after one second and not after another; of several the latest. */
export const slotDue = (pair: Pair, from: number, to: number): number | undefined => {
  const latest = Math.floor(to / slotSeconds);
  return [latest, latest - 1].find((slot) => momentIn(pair, slot) > from && momentIn(pair, slot) <= to);
};

const sideIn = (pair: Pair, slot: number, others: OthersOffers): Side => {
  if (others.buy.lots > 0) return 'buy';
  if (others.sell.lots > 0) return 'sell';
  // Who comes to swap has the old coin.
  return pair.fixedPrice !== undefined || chance(Number(pair.id) + 8_009, slot) < 0.5 ? 'buy' : 'sell';
};

/** What is taken in a slot: rather from traders than from makers, so that nobody waits long. */
export const takingIn = (pair: Pair, slot: number, others: OthersOffers): Taking => ({
  side: sideIn(pair, slot, others),
  lots: withDigits(demoVolume(pair, slot * slotSeconds, slotSeconds), 4),
});

/**
 * The order of a taker: of makers no more than one offer, so that few orders hang together and can be forgotten early;
 * of others all there is.
 */
export const takerQuote = (
  pair: Pair,
  { side, lots }: Taking,
  others: Offer,
  ofMakers: Offer | undefined,
): Quote | undefined => {
  const isOthers = others.lots > 0;
  const offer = isOthers ? others : ofMakers;
  if (!offer) return undefined;
  const wanted = isOthers ? Math.max(lots, others.lots) : Math.min(lots, offer.lots);
  const taken = Math.min(Math.max(wanted, leastLots(pair, offer.ticks)), mostLots(pair));
  return isOthers || taken <= offer.lots ? { side, ticks: offer.ticks, lots: taken } : undefined;
};
