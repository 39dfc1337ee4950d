import {
  addDays,
  averageCost,
  emptyPosition,
  flowNames,
  flowsBetween,
  fromUnits,
  realisedProfit,
  utcDay,
  worthAt,
  type Flow,
  type Position,
} from '@exchange/domain';
import type { Pool } from 'pg';
import type { TraderHandlers } from '#contract/handlers';
import { allUsdPrices } from '#marketData/usdPrices';
import type { XdcPrices } from '#marketData/xdcPrices';
import { createSharedReads } from '../../../runtime/sharedRead';
import type { PricesOfPairs } from '../shared/worth';
import { createPortfolioStore, type DayPosition, type PortfolioStore } from './portfolioStore';
import { priceOfCoin, readDayPrices, type PriceOfCoin } from './pricesThen';
import { flowText } from './storedPosition';

export interface PortfolioOptions {
  pool: Pool;
  prices: Pick<PricesOfPairs, 'lastPrice'>;
  xdcPrices: XdcPrices;
  /** Milliseconds since 1970. */
  now: () => number;
}

const toCoin = ({ asset, position }: DayPosition) => {
  const average = averageCost(position);
  return {
    symbol: asset,
    amount: fromUnits(position.quantity),
    ...(!position.isUnvalued && { cost: fromUnits(position.cost) }),
    ...(average !== undefined && { averageCost: fromUnits(average) }),
    realised: fromUnits(realisedProfit(position)),
    earned: fromUnits(position.earned.usd),
    hasDeposits: position.deposited.quantity > 0n,
  };
};

const worthOf = (positions: Iterable<DayPosition>, price: PriceOfCoin | undefined) => {
  let [worth, cost] = [0n, 0n];
  for (const { asset, position } of positions) {
    const one = worthAt(position.quantity, price?.(asset));
    if (one === undefined) continue;
    worth += one;
    cost += position.cost;
  }
  return { worth: fromUnits(worth), cost: fromUnits(cost) };
};

/** The worth of each day since the first with coins, at the prices at its end; today's at those of now. */
const readDays = async (
  store: PortfolioStore,
  owner: string,
  count: number,
  { pool, prices, xdcPrices, now }: PortfolioOptions,
) => {
  const today = utcDay(now());
  const first = addDays(today, 1 - count);
  const [before, moved] = await Promise.all([store.latest(owner, first), store.between(owner, first, today)]);
  const held = new Map(before.map((one) => [one.asset, one]));
  const start = held.size > 0 ? first : moved[0]?.day;
  if (start === undefined) return [];
  const days: string[] = [];
  for (let day = start; day <= today; day = addDays(day, 1)) days.push(day);
  const pricesOf = await readDayPrices(pool, days, xdcPrices);
  const current = priceOfCoin(allUsdPrices(prices.lastPrice, xdcPrices));
  let next = 0;
  return days.map((day) => {
    for (let one = moved[next]; one !== undefined && one.day <= day; one = moved[next]) {
      held.set(one.asset, one);
      next += 1;
    }
    return { day, ...worthOf(held.values(), day === today ? current : pricesOf(day)) };
  });
};

const stateOf = ({ quantity, cost }: Position): Flow => ({ quantity, usd: cost });

const toLine = (symbol: string, before: Position, after: Position) => {
  const between = flowsBetween(before, after);
  const all: [string, Flow][] = [
    ['opening', stateOf(before)],
    ...flowNames.map((flow): [string, Flow] => [flow, between[flow]]),
    ['closing', stateOf(after)],
  ];
  return {
    symbol,
    flows: Object.fromEntries(
      all.flatMap(([name, flow]) => (flow.quantity === 0n && flow.usd === 0n ? [] : [[name, flowText(flow)]])),
    ),
    proceeds: fromUnits(between.proceeds),
    realised: fromUnits(realisedProfit(between)),
  };
};

const readStatement = async (store: PortfolioStore, owner: string, year: number) => {
  const [first, last] = [`${String(year)}-01-01`, `${String(year)}-12-31`];
  const [opening, moved] = await Promise.all([store.latest(owner, first), store.between(owner, first, last)]);
  const before = new Map(opening.map(({ asset, position }) => [asset, position]));
  const positions = new Map(before);
  const days = moved.map(({ asset, day, position }) => {
    const line = { day, ...toLine(asset, positions.get(asset) ?? emptyPosition, position) };
    positions.set(asset, position);
    return line;
  });
  const isInYear = (asset: string, position: Position): boolean =>
    position.quantity > 0n || moved.some((one) => one.asset === asset);
  const coins = [...positions].flatMap(([asset, position]) =>
    isInYear(asset, position) ? [toLine(asset, before.get(asset) ?? emptyPosition, position)] : [],
  );
  return { coins, days };
};

const daysUnlessAsked = 90;

/** What a trader's coins cost and brought, worked out from the ledger when it is asked for. */
export const portfolioTraderHandlers = (options: PortfolioOptions): TraderHandlers => {
  const store = createPortfolioStore(options.pool, options.xdcPrices);
  // One trader's calls wait for each other in the database: together they take one connection.
  const readOn = createSharedReads(store.readOn);
  return {
    portfolio: async ({ trader: { uniqueId }, parameters: { days: count = daysUnlessAsked } }) => {
      const isComplete = await readOn(uniqueId);
      const [coins, days, firstYear] = await Promise.all([
        store.latest(uniqueId),
        readDays(store, uniqueId, count, options),
        store.firstYear(uniqueId),
      ]);
      return { data: { isComplete, ...(firstYear !== undefined && { firstYear }), coins: coins.map(toCoin), days } };
    },
    portfolioStatement: async ({ trader: { uniqueId }, parameters: { year } }) => {
      const isComplete = await readOn(uniqueId);
      return { data: { isComplete, year, ...(await readStatement(store, uniqueId, year)) } };
    },
  };
};
