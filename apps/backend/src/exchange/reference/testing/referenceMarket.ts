import { pairOf, toUnits, type PairName } from '@exchange/domain';
import { findMarket } from '../../market';
import { usualCaps, type ReferenceCaps } from '../reference';
import {
  emptyReferences,
  moveReferences,
  noteTrade,
  referencePriceOf,
  setReference,
  type ShownReference,
} from '../references';

export const firstMinute = Math.floor(Date.parse('2026-03-02T12:00:00Z') / 60_000);

export type Prices = Readonly<Partial<Record<PairName, number>>>;

/** What is traded at a time, in USD. */
const usualTrade = 100;

const priceText = (name: PairName, ticks: number): string => findMarket(name)?.price(ticks) ?? '0';

/** Reference prices and the trades that move them, without books or money. Prices are numbers, for simulations. */
export const createReferenceMarket = (prices: Prices, caps: ReferenceCaps = usualCaps) => {
  const references = emptyReferences();
  let minute = firstMinute;
  let lastTrade = 0;
  const ticksOf = (name: PairName, price: number): number =>
    Math.max(1, Math.round(price * 10 ** pairOf(name).priceDecimals));
  const referenceOf = (name: PairName): number => Number(referencePriceOf(references, name));
  const names = Object.keys(prices) as PairName[];
  for (const name of names)
    setReference(
      references,
      name,
      toUnits(priceText(name, ticksOf(name, prices[name] ?? 0))),
      minute * 60_000,
      lastTrade,
    );

  const isAccepted = (name: PairName, price: number): boolean => {
    const centre = references.pairs.get(name)?.ticks ?? 0;
    return 100 * Math.abs(ticksOf(name, price) - centre) <= centre * Number(pairOf(name).priceBandPercent);
  };

  return {
    names,
    referenceOf,
    /** Whether an order at this price passes the band. */
    isAccepted,
    /** Returns whether the band let it through. */
    trade: (name: PairName, price: number, usd = usualTrade): boolean => {
      if (!isAccepted(name, price)) return false;
      lastTrade += 1;
      const amount = toUnits((usd / usualUsd[pairOf(name).base as keyof UsdPrices]).toFixed(8));
      noteTrade(references, name, { ticks: ticksOf(name, price), amount });
      return true;
    },
    /** Lets minutes pass, of which only the last has a command. */
    pass: (minutes = 1): ShownReference[] => {
      minute += minutes;
      return moveReferences(references, { at: minute * 60_000, caps, lastPrice: () => undefined, lastTrade });
    },
  };
};

export type ReferenceMarket = ReturnType<typeof createReferenceMarket>;

/** Prices of coins in USD, and those of all pairs that follow from them. */
export const usualUsd = { XDC: 0.05, ETH: 3_100, BTC: 65_000, XRP: 0.52, USDT: 1, USDC: 1 };

export type UsdPrices = typeof usualUsd;

export const pricesFrom = (usd: UsdPrices) => ({
  'XDC-ETH': usd.XDC / usd.ETH,
  'XDC-BTC': usd.XDC / usd.BTC,
  'XDC-XRP': usd.XDC / usd.XRP,
  'XDC-USDT': usd.XDC / usd.USDT,
  'XDC-USDC': usd.XDC / usd.USDC,
  'ETH-USDT': usd.ETH / usd.USDT,
  'BTC-USDC': usd.BTC / usd.USDC,
  'XRP-USDT': usd.XRP / usd.USDT,
  'BTC-USDT': usd.BTC / usd.USDT,
});
