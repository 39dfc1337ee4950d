import type { AssetSymbol, PairName } from '@exchange/domain';
import { findMarket, type Market } from '../market';

/** Where the orders of a pair are: in steps around a middle price, each with about this many lots. */
export interface Stall {
  market: Market;
  middleTicks: number;
  stepTicks: number;
  lots: number;
}

const stallOf = (pair: PairName, figures: Omit<Stall, 'market'>): Stall => {
  const market = findMarket(pair);
  if (!market) throw new Error(`There is no pair ${pair}.`);
  return { market, ...figures };
};

export const stalls: readonly Stall[] = [
  stallOf('XDC-USDT', { middleTicks: 5_000_000, stepTicks: 1_000, lots: 300_000_000 }),
  stallOf('XRP-USDT', { middleTicks: 52_000, stepTicks: 10, lots: 2_500_000 }),
  stallOf('ETH-USDT', { middleTicks: 310_000, stepTicks: 25, lots: 4_000 }),
  stallOf('BTC-USDT', { middleTicks: 6_500_000, stepTicks: 500, lots: 400 }),
];

export const assets: readonly AssetSymbol[] = ['XDC', 'XRP', 'ETH', 'BTC', 'USDT'];

const TRADERS_A_SIDE = 100;

/** Buyers never sell, so that no one meets their own order. */
export const traders = {
  buy: Array.from({ length: TRADERS_A_SIDE }, (_, index) => `buyer-${index}`),
  sell: Array.from({ length: TRADERS_A_SIDE }, (_, index) => `seller-${index}`),
};
