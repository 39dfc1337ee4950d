import type { AssetSymbol } from '../assets/assetSymbols';
import type { DecimalText } from '../money/decimalText';
import type { PairName } from './pairNames';

export const sides = ['buy', 'sell'] as const;

export type Side = (typeof sides)[number];

/** The number of trailing price decimals that the order book merges. */
export const groupings = [0, 1, 2] as const;

export type Grouping = (typeof groupings)[number];

export interface Limit {
  value: DecimalText;
  currency: AssetSymbol;
}

export interface Minimum extends Limit {
  of: 'amount' | 'total';
}

export type PairFees = Readonly<Record<Side, DecimalText>>;

export interface Pair {
  /** The pair's id on our own exchange; another server's ids come with its prices. */
  id: string;
  name: PairName;
  kind: 'spot' | 'perpetual';
  base: AssetSymbol;
  quote: AssetSymbol;
  priceDecimals: number;
  amountDecimals: number;
  /** For prices outside the order book and the order forms. */
  displayDecimals: number;
  defaultGrouping: Grouping;
  lowestPrice: DecimalText;
  highestPrice: DecimalText;
  priceStep: DecimalText;
  minimum: Minimum;
  /** The maximum amount. */
  maximum: Limit;
  priceBandPercent: DecimalText;
  /** In percent of what is received. */
  fees: PairFees;
  /** Whether it is one of the five pairs whose order book has its own call. */
  isMirrored: boolean;
  /** If set, the price can't be chosen. */
  fixedPrice?: DecimalText;
}
