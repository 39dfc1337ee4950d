import type { AssetSymbol } from '../assets/assetSymbols';
import type { DecimalText } from '../money/decimalText';
import type { PairName } from './pairNames';

export const sides = ['buy', 'sell'] as const;

export type Side = (typeof sides)[number];

/** How many trailing price decimals of the order book are merged. */
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
  /** The id our own exchange gives the pair; another server's ids come with its prices. */
  id: string;
  name: PairName;
  kind: 'spot' | 'perpetual';
  base: AssetSymbol;
  quote: AssetSymbol;
  priceDecimals: number;
  amountDecimals: number;
  /** Of prices outside the order book and the order forms. */
  displayDecimals: number;
  defaultGrouping: Grouping;
  lowestPrice: DecimalText;
  highestPrice: DecimalText;
  priceStep: DecimalText;
  minimum: Minimum;
  /** Of the amount. */
  maximum: Limit;
  priceBandPercent: DecimalText;
  /** In percent of what is received. */
  fees: PairFees;
  /** One of the five whose order book has a call of its own. */
  isMirrored: boolean;
  /** Where it is set nobody chooses the price. */
  fixedPrice?: DecimalText;
}
