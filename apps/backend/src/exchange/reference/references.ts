import {
  pairOf,
  pairs,
  spotPairs,
  toUnits,
  toWhole,
  type DecimalText,
  type Pair,
  type PairName,
} from '@exchange/domain';
import type { Units } from '../../ledger/units';
import { findMarket, type Market } from '../market';
import {
  beginAt,
  closeMinutes,
  moveReference,
  priceForOthers,
  type Ground,
  type MinuteTrades,
  type Reference,
  type ReferenceAlert,
  type ReferenceCaps,
} from './reference';
import { routesOf, type Route } from './routes';

export interface KeptReference extends Reference {
  /** The last trade that it has taken into account. */
  lastTrade: number;
  /** Rounded to the pair's ticks: the price that the band is measured from, and that everyone is shown. */
  ticks: number;
  shown: DecimalText;
}

/** The price of the last trade in ticks, and what was traded, in the pair's base. */
export interface LatestTrades {
  ticks: number;
  amount: Units;
}

/** The reference prices of all pairs, a part of the sequencer's state. */
export interface References {
  pairs: Map<PairName, KeptReference>;
  /** The minute of the last movement, counted since 1970. */
  minute: number;
  /** The trades of each pair since then. */
  latest: Map<PairName, LatestTrades>;
  /** Whether this group has changed any, so that they must be written. */
  isChanged: boolean;
  /** On a real exchange a pair without a reference price is closed until an operator has set one. */
  mustBeSet: boolean;
  /** Traders who traded far from a reference price, and until when that is remembered. */
  strayed: Map<string, number>;
}

interface ReferencePair {
  pair: Pair;
  routes: readonly Route[];
  band: bigint;
}

const bandOf = (name: PairName): bigint => toWhole(pairOf(name).priceBandPercent, 2);

const referencePairs: readonly ReferencePair[] = pairs
  .filter(({ fixedPrice }) => fixedPrice === undefined)
  .map((pair) => ({ pair, routes: routesOf(pair), band: bandOf(pair.name) }));

export const hasReference = ({ fixedPrice }: Pair): boolean => fixedPrice === undefined;

export const emptyReferences = (): References => ({
  pairs: new Map(),
  minute: 0,
  latest: new Map(),
  isChanged: false,
  mustBeSet: false,
  strayed: new Map(),
});

export const minuteOf = (at: number): number => Math.floor(at / 60_000);

const oneUnit = toUnits('1');

const impliedBy = (route: Route, priceOf: (pair: PairName) => Units | undefined): Units[] => {
  let implied = oneUnit;
  for (const { pair, isInverted } of route) {
    const price = priceOf(pair);
    if (price === undefined || price === 0n) return [];
    implied = isInverted ? (implied * oneUnit) / price : (implied * price) / oneUnit;
  }
  return implied === 0n ? [] : [implied];
};

const marketOf = (name: PairName): Market => {
  const market = findMarket(name);
  if (!market) throw new Error(`There is no pair ${name}.`);
  return market;
};

export const kept = (name: PairName, reference: Reference, lastTrade: number): KeptReference => {
  const market = marketOf(name);
  const tick = toUnits(market.price(1));
  const ticks = Math.max(1, Number((reference.price + tick / 2n) / tick));
  return { ...reference, lastTrade, ticks, shown: market.price(ticks) };
};

export const referencePriceOf = ({ pairs: known }: References, name: PairName): DecimalText | undefined =>
  known.get(name)?.shown;

export interface ShownReference {
  pair: PairName;
  price: DecimalText;
  alert?: ReferenceAlert | undefined;
}

export const shownReferences = ({ pairs: known }: References): ShownReference[] =>
  Array.from(known, ([pair, { shown: price, alert }]) => ({ pair, price, alert }));

export const noteTrade = ({ latest }: References, pair: PairName, { ticks, amount }: LatestTrades): void => {
  latest.set(pair, { ticks, amount: amount + (latest.get(pair)?.amount ?? 0n) });
};

const strayedMs = 60 * 60_000;

/**
 * Whether a price is further than half the band from the reference price. Who traded at it may have moved it, so that
 * their larger withdrawals are reviewed for an hour.
 */
const isFar = ({ pairs: known }: References, name: PairName, ticks: number): boolean => {
  const reference = known.get(name);
  if (!reference) return false;
  return 200 * Math.abs(ticks - reference.ticks) > reference.ticks * Number(pairOf(name).priceBandPercent);
};

/** Returns until when their withdrawals are reviewed; undefined if the price was near. */
export const noteStrayed = (
  references: References,
  pair: PairName,
  ticks: number,
  { traders, at }: { traders: readonly string[]; at: number },
): number | undefined => {
  if (!isFar(references, pair, ticks)) return undefined;
  for (const trader of traders) references.strayed.set(trader, at + strayedMs);
  return at + strayedMs;
};

/** Starts over at a price: trades until now no longer count. */
export const setReference = (references: References, pair: PairName, price: Units, at: number, lastTrade: number) => {
  references.minute = Math.max(references.minute, minuteOf(at));
  references.latest.delete(pair);
  references.pairs.set(pair, kept(pair, beginAt(price, references.minute), lastTrade));
  references.isChanged = true;
};

const minuteTrades = ({ latest }: References, name: PairName): MinuteTrades | undefined => {
  const trades = latest.get(name);
  return trades && { price: toUnits(marketOf(name).price(trades.ticks)), amount: trades.amount };
};

/** What was traded in about the last hour, in XDC at the reference price; nothing where that isn't known. */
const turnoverOf = (references: ReadonlyMap<PairName, Reference>, name: PairName): Units => {
  const turnover = references.get(name)?.turnover ?? 0n;
  const { base } = pairOf(name);
  if (base === 'XDC') return turnover;
  const inXdc = spotPairs.find((pair) => pair.base === 'XDC' && pair.quote === base);
  const price = inXdc && references.get(inXdc.name)?.price;
  return price === undefined ? 0n : (turnover * oneUnit) / price;
};

/** With less than this part of a pair's own turnover in one of their pairs, others don't hold its price. */
const leastShare = 10n;

/** The prices that other pairs imply: of those where enough money was traded, or of all if there is none. */
const impliedFor = (
  { pair, routes }: ReferencePair,
  references: ReadonlyMap<PairName, Reference>,
  priceOf: (pair: PairName) => Units | undefined,
): Pick<Ground, 'implied' | 'isImpliedLightly'> => {
  const own = turnoverOf(references, pair.name);
  const isHeavy = (route: Route) => route.every((leg) => turnoverOf(references, leg.pair) * leastShare >= own);
  const pricesOf = (some: readonly Route[]) => some.flatMap((route) => impliedBy(route, priceOf));
  const heavy = pricesOf(routes.filter(isHeavy));
  return heavy.length > 0
    ? { implied: heavy, isImpliedLightly: false }
    : { implied: pricesOf(routes), isImpliedLightly: true };
};

/** Where nothing needs to be set, a pair begins at its last price. */
const begin = (references: References, minute: number, lastPrice: Moving['lastPrice'], lastTrade: number): void => {
  if (references.mustBeSet) return;
  for (const { pair } of referencePairs) {
    const price = references.pairs.has(pair.name) ? undefined : lastPrice(pair.name);
    if (price === undefined || price === '0') continue;
    references.pairs.set(pair.name, kept(pair.name, beginAt(toUnits(price), minute), lastTrade));
    references.latest.delete(pair.name);
  }
};

interface Moving {
  /** Milliseconds since 1970. */
  at: number;
  caps: ReferenceCaps;
  lastPrice: (pair: PairName) => DecimalText | undefined;
  /** The number of the last trade. */
  lastTrade: number;
}

/** Moves all reference prices if a new minute has begun, and returns the alerts that this raises. */
export const moveReferences = (
  references: References,
  { at, caps, lastPrice, lastTrade }: Moving,
): ShownReference[] => {
  const minute = minuteOf(at);
  // The clock may go back.
  if (minute <= references.minute) return [];
  const { pairs: before, latest, minute: from } = references;
  const closed = new Map(
    Array.from(
      before,
      ([name, one]) => [name, closeMinutes(one, minuteTrades(references, name), from, minute)] as const,
    ),
  );
  const priceOf = (name: PairName): Units | undefined => {
    const one = closed.get(name);
    return one && priceForOthers(one, minute, bandOf(name));
  };
  const alerts: ShownReference[] = [];
  for (const each of referencePairs) {
    const { pair, band } = each;
    const one = closed.get(pair.name);
    if (!one) continue;
    const moved = kept(
      pair.name,
      moveReference(one, { ...impliedFor(each, closed, priceOf), band, caps, minute }),
      lastTrade,
    );
    before.set(pair.name, moved);
    if (moved.alert !== undefined && moved.alert !== one.alert)
      alerts.push({ pair: pair.name, price: moved.shown, alert: moved.alert });
  }
  begin(references, minute, lastPrice, lastTrade);
  for (const [trader, until] of references.strayed) if (until <= at) references.strayed.delete(trader);
  references.minute = minute;
  latest.clear();
  references.isChanged = before.size > 0;
  return alerts;
};
