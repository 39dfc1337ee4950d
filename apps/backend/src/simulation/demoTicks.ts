import { pairs, type Pair } from '@exchange/domain';
import type { Tick } from '../areas/markets/tick';
import { plainDecimal } from '../db/plainDecimal';
import { demoPrice, demoVolume } from './demoPrices';
import { chance } from './noise';

/** Something may be traded every other second, and nothing between. */
export const gridSeconds = 2;

const tradesIn = 0.6;

export interface DemoTrade {
  price: number;
  /** In the smallest unit of the pair's amounts. */
  lots: number;
}

/** The trade of one grid point, if there is one. */
export const demoTrade = (pair: Pair, at: number): DemoTrade | undefined => {
  if (chance(Number(pair.id) + 977, at / gridSeconds) > tradesIn) return undefined;
  const lots = Math.round((demoVolume(pair, at, gridSeconds) / tradesIn) * 10 ** pair.amountDecimals);
  return lots > 0 ? { price: demoPrice(pair, at), lots } : undefined;
};

export const lotsText = (pair: Pair, lots: number): string =>
  (lots / 10 ** pair.amountDecimals).toFixed(pair.amountDecimals);

const tickOf = (pair: Pair, at: number): Tick[] => {
  const trade = demoTrade(pair, at);
  if (!trade) return [];
  const price = plainDecimal(trade.price.toFixed(pair.priceDecimals));
  return [{ pair: pair.name, price, amount: plainDecimal(lotsText(pair, trade.lots)), at }];
};

/** What is traded from one second (included) to another (not included), oldest first. */
export const demoTicks = (from: number, to: number, among: readonly Pair[] = pairs): Tick[] => {
  const ticks: Tick[] = [];
  for (let at = Math.ceil(from / gridSeconds) * gridSeconds; at < to; at += gridSeconds)
    for (const pair of among) ticks.push(...tickOf(pair, at));
  return ticks;
};
