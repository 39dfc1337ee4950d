import { pairs, type Pair } from '@exchange/domain';
import type { Tick } from '../areas/markets/tick';
import { plainDecimal } from '../db/plainDecimal';
import { demoPrice, demoVolume } from './demoPrices';
import { chance } from './noise';
import { unitsText } from './units';

/** Something may be traded every other second, and nothing between. */
export const gridSeconds = 2;

const tradesIn = 0.6;

export interface DemoTrade {
  /** In whole steps of the pair's price. */
  price: number;
  /** In whole units of the pair's amount. */
  lots: number;
}

/** The trade of one grid point, if there is one. */
export const demoTrade = (pair: Pair, at: number): DemoTrade | undefined => {
  if (chance(Number(pair.id) + 977, at / gridSeconds) > tradesIn) return undefined;
  const lots = Math.round(demoVolume(pair, at, gridSeconds) / tradesIn);
  return lots > 0 ? { price: demoPrice(pair, at), lots } : undefined;
};

const tickOf = (pair: Pair, at: number): Tick[] => {
  const trade = demoTrade(pair, at);
  if (!trade) return [];
  const price = plainDecimal(unitsText(trade.price, pair.priceDecimals));
  return [{ pair: pair.name, price, amount: plainDecimal(unitsText(trade.lots, pair.amountDecimals)), at }];
};

/** What is traded from one second (included) to another (not included), oldest first. */
export const demoTicks = (from: number, to: number): Tick[] => {
  const ticks: Tick[] = [];
  for (let at = Math.ceil(from / gridSeconds) * gridSeconds; at < to; at += gridSeconds)
    for (const pair of pairs) ticks.push(...tickOf(pair, at));
  return ticks;
};
