import type { Pair } from '@exchange/domain';
import { demoPrice, demoVolume } from '../market/demoPrices';
import { chance } from '../market/noise';

/** In the invented history, trades happen only at every other second. */
export const gridSeconds = 2;

const tradesIn = 0.6;

export interface PastTrade {
  /** In whole steps of the pair's price. */
  price: number;
  /** In whole units of the pair's amount. */
  lots: number;
}

/** The trade at a point of the grid, if there is one. */
export const pastTrade = (pair: Pair, at: number): PastTrade | undefined => {
  if (chance(Number(pair.id) + 977, at / gridSeconds) > tradesIn) return undefined;
  const lots = Math.round(demoVolume(pair, at, gridSeconds) / tradesIn);
  return lots > 0 ? { price: demoPrice(pair, at), lots } : undefined;
};
