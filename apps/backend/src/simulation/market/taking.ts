import type { Pair, Side } from '@exchange/domain';
import { demoVolume } from './demoPrices';
import { leastLots, mostLots, slotSeconds, withDigits, type Quote } from './grid';
import { chance } from './noise';

/** An amount to take from a book. */
export interface Taking {
  /** The taker's side. */
  side: Side;
  lots: number;
}

export interface Offer {
  ticks: number;
  lots: number;
}

/** What others than makers offer near the middle, by the side of the taker. */
export type OthersOffers = Readonly<Record<Side, Offer>>;

/** The second of a slot at which the taker comes. */
const momentIn = (pair: Pair, slot: number): number =>
  slot * slotSeconds + Math.floor(chance(Number(pair.id) + 7_001, slot) * slotSeconds);

/** The latest slot whose moment is after `from` and not after `to`. */
export const slotDue = (pair: Pair, from: number, to: number): number | undefined => {
  const latest = Math.floor(to / slotSeconds);
  return [latest, latest - 1].find((slot) => momentIn(pair, slot) > from && momentIn(pair, slot) <= to);
};

const sideIn = (pair: Pair, slot: number, others: OthersOffers): Side => {
  if (others.buy.lots > 0) return 'buy';
  if (others.sell.lots > 0) return 'sell';
  // Takers of the swap pair have the old coin.
  return pair.fixedPrice !== undefined || chance(Number(pair.id) + 8_009, slot) < 0.5 ? 'buy' : 'sell';
};

/** What is taken in a slot: from traders before makers, so that no trader waits long. */
export const takingIn = (pair: Pair, slot: number, others: OthersOffers): Taking => ({
  side: sideIn(pair, slot, others),
  lots: withDigits(demoVolume(pair, slot * slotSeconds, slotSeconds), 4),
});

/**
 * A taker's order: at most one offer of makers, so that few orders are linked and can be deleted early, but all that
 * others offer.
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
