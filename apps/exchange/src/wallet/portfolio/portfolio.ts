import type { Answered } from '@exchange/api';
import { divideDown, isBelow, isPositive, multiply, readWire, subtract, sum, type DecimalText } from '@exchange/domain';

/** What a coin cost and brought. */
export interface CoinPosition {
  symbol: string;
  /** All that is held, wherever it is. */
  amount: DecimalText;
  /** In USD, like everything below; undefined while it is unknown. */
  cost: DecimalText | undefined;
  averageCost: DecimalText | undefined;
  realised: DecimalText;
  earned: DecimalText;
  /** Deposits are part of the cost, at their worth when they arrived. */
  hasDeposits: boolean;
}

export interface WorthOfDay {
  /** `2026-11-27`, in UTC. */
  day: string;
  worth: DecimalText;
  cost: DecimalText;
}

export interface Portfolio {
  /** False while the exchange still reads the trader's history. */
  isComplete: boolean;
  firstYear: number | undefined;
  coins: readonly CoinPosition[];
  days: readonly WorthOfDay[];
}

const none: DecimalText = '0';

export const readPortfolio = ({ data }: Answered<'portfolio'>): Portfolio => ({
  isComplete: data.isComplete,
  firstYear: data.firstYear,
  coins: data.coins.map(({ symbol, hasDeposits, ...figures }) => ({
    symbol,
    hasDeposits,
    amount: readWire(figures.amount) ?? none,
    cost: readWire(figures.cost),
    averageCost: readWire(figures.averageCost),
    realised: readWire(figures.realised) ?? none,
    earned: readWire(figures.earned) ?? none,
  })),
  days: data.days.map(({ day, worth, cost }) => ({
    day,
    worth: readWire(worth) ?? none,
    cost: readWire(cost) ?? none,
  })),
});

export interface Profit {
  usd: DecimalText;
  /** Of the cost; undefined if it cost nothing. */
  percent: DecimalText | undefined;
}

const percentDecimals = 4;

/** What is held against what it cost. */
export const profitOn = (worth: DecimalText, cost: DecimalText): Profit => {
  const usd = subtract(worth, cost);
  if (!isPositive(cost)) return { usd, percent: undefined };
  const size = divideDown(multiply(isBelow(usd, none) ? subtract(none, usd) : usd, '100'), cost, percentDecimals);
  return { usd, percent: isBelow(usd, none) ? subtract(none, size) : size };
};

/** Undefined without a price, without a cost, or while there is none of it. */
export const unrealisedOf = (
  { amount, cost }: Pick<CoinPosition, 'amount' | 'cost'>,
  usdPrice: DecimalText | undefined,
): Profit | undefined =>
  cost === undefined || usdPrice === undefined || !isPositive(amount)
    ? undefined
    : profitOn(multiply(amount, usdPrice), cost);

export interface Share {
  symbol: string;
  worth: DecimalText;
  /** From 0 to 100. */
  percent: DecimalText;
}

const shareDecimals = 2;

/** The largest first; those without a price are left out. */
export const sharesOf = (worths: readonly (readonly [symbol: string, worth: DecimalText])[]): readonly Share[] => {
  const held = worths.filter(([, worth]) => isPositive(worth));
  const total = sum(held.map(([, worth]) => worth));
  return held
    .map(([symbol, worth]) => ({ symbol, worth, percent: divideDown(multiply(worth, '100'), total, shareDecimals) }))
    .toSorted((one, other) => (isBelow(one.worth, other.worth) ? 1 : -1));
};
