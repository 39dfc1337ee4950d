import type { AssetSymbol } from '../assets/assets';
import { unitOf } from '../money/arithmetic';
import type { DecimalText } from '../money/decimalText';

export const spotPairNames = [
  'XDC-ETH',
  'XDC-BTC',
  'XDC-XRP',
  'XDC-XDCE',
  'XDC-USDT',
  'XDC-USDC',
  'ETH-USDT',
  'BTC-USDC',
  'XRP-USDT',
  'BTC-USDT',
] as const;

export const perpetualPairNames = ['BTC-PERPETUAL', 'ETH-PERPETUAL'] as const;

export const pairNames = [...spotPairNames, ...perpetualPairNames] as const;

export type SpotPairName = (typeof spotPairNames)[number];
export type PerpetualPairName = (typeof perpetualPairNames)[number];
export type PairName = (typeof pairNames)[number];

export const sides = ['buy', 'sell'] as const;

export type Side = (typeof sides)[number];

export const sideWords: Readonly<Record<Side, string>> = { buy: 'Buy', sell: 'Sell' };

/** The number of trailing price decimals that the order book merges. */
export const groupings = [0, 1, 2] as const;

const coarserGroupings = [3, 4] as const;

export type Grouping = (typeof groupings)[number] | (typeof coarserGroupings)[number];

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
  /** Offered after the documented ones if those merge next to nothing, because their steps are tiny for the price. */
  coarserGroupings: readonly Grouping[];
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

/*
 * The one table of pairs. The specification has other tables of decimals, which contradict this one and each other;
 * they are quoted here and used nowhere:
 *
 * - amount precision: XDC-XRP, XDC-USDT and XDC-USDC 6; XDC-XDCE 0; XDC-BTC 10; others as their price. A third table:
 *   6 for every XDC pair and 2, 2, 5, 2 for ETH-USDT, BTC-USDC, XRP-USDT, BTC-USDT.
 * - decimals per asset: XDC 5, ETH 2, BTC 2, XRP 4.
 * - grouping decimals: 3 for ETH-USDT, 5 for BTC-USDC and BTC-USDT, which the Groups selector does not offer.
 * - quantity, price, step, limit: XDC with XDCE [2, 6, 1, 2000]; XDC with BTC [10, 6, 1, 2000]; other XDC counters
 *   [8, 6, 1, 2000]; ETH-USDT [2, 5, 0.1, 0.1]; the first listed pair [2, 2, 0.01, 0.01]; default [2, 2, 1, 2000].
 * - six values: XDC-XDCE [2, 2, 1, 1, 2, 5]; XDC-BTC [10, 2, 1, 2000, 10, 5]; other XDC pairs [8, 2, 1, 2000, 8, 5];
 *   ETH-USDT [2, 5, 0.1, 0.1, 2, 5]; BTC-USDC and BTC-USDT [2, 5, 0.01, 0.01, 4, 5]; XRP-USDT [5, 5, 0.01, 100, 4, 5];
 *   default [2, 2, 1, 2000, 2, 5].
 * - a minimum of 30 for all pairs but XDC-XDCE, which has 0.
 */

type Terms = Omit<Pair, 'id' | 'name' | 'quote' | 'kind' | 'priceStep' | 'isMirrored' | 'coarserGroupings'>;

type Listing = Omit<Pair, 'priceStep' | 'kind' | 'isMirrored' | 'coarserGroupings'> &
  Partial<Pick<Pair, 'kind' | 'isMirrored' | 'coarserGroupings'>>;

const listed = (listing: Listing): Pair => ({
  kind: 'spot',
  isMirrored: false,
  coarserGroupings: [],
  ...listing,
  priceStep: unitOf(listing.priceDecimals),
});

const everyPair = { priceBandPercent: '10', fees: { buy: '0.5', sell: '0.5' } } as const;

const xdcTerms: Terms = {
  ...everyPair,
  base: 'XDC',
  priceDecimals: 8,
  amountDecimals: 6,
  displayDecimals: 8,
  defaultGrouping: 0,
  lowestPrice: '0.000001',
  highestPrice: '1000',
  minimum: { value: '2', currency: 'XDC', of: 'amount' },
  maximum: { value: '100000', currency: 'XDC' },
};

/** Priced at some cents, of which 0.000001 is about a thousandth of a percent. */
const xdcInCentsTerms = { ...xdcTerms, coarserGroupings };

const xdcBtcTerms: Terms = { ...xdcTerms, priceDecimals: 10, lowestPrice: '0.0000000001', highestPrice: '1' };

const xdceTerms: Terms = {
  ...xdcTerms,
  amountDecimals: 0,
  defaultGrouping: 1,
  fees: { buy: '0', sell: '0' },
  fixedPrice: '1',
};

const xrpTerms: Terms = {
  ...everyPair,
  base: 'XRP',
  priceDecimals: 5,
  amountDecimals: 5,
  displayDecimals: 5,
  defaultGrouping: 1,
  lowestPrice: '0.000001',
  highestPrice: '1000',
  minimum: { value: '1', currency: 'XRP', of: 'amount' },
  maximum: { value: '3000', currency: 'XRP' },
};

const ethTerms: Terms = {
  ...everyPair,
  base: 'ETH',
  priceDecimals: 2,
  amountDecimals: 5,
  displayDecimals: 2,
  defaultGrouping: 1,
  lowestPrice: '0.01',
  highestPrice: '10000000',
  minimum: { value: '3', currency: 'USDT', of: 'total' },
  maximum: { value: '1', currency: 'ETH' },
};

const btcTerms: Terms = {
  ...ethTerms,
  base: 'BTC',
  minimum: { value: '5', currency: 'USDT', of: 'total' },
  maximum: { value: '0.1', currency: 'BTC' },
};

const btcUsdcTerms: Terms = { ...btcTerms, minimum: { value: '5', currency: 'USDC', of: 'total' } };

const table: Readonly<Record<PairName, Pair>> = {
  'XDC-ETH': listed({ ...xdcTerms, id: '1', name: 'XDC-ETH', quote: 'ETH' }),
  'XDC-BTC': listed({ ...xdcBtcTerms, id: '2', name: 'XDC-BTC', quote: 'BTC' }),
  'XDC-XRP': listed({ ...xdcInCentsTerms, id: '3', name: 'XDC-XRP', quote: 'XRP' }),
  'XDC-XDCE': listed({ ...xdceTerms, id: '4', name: 'XDC-XDCE', quote: 'XDCE' }),
  'XDC-USDT': listed({ ...xdcInCentsTerms, id: '5', name: 'XDC-USDT', quote: 'USDT' }),
  'XDC-USDC': listed({ ...xdcInCentsTerms, id: '6', name: 'XDC-USDC', quote: 'USDC', isMirrored: true }),
  'ETH-USDT': listed({ ...ethTerms, id: '7', name: 'ETH-USDT', quote: 'USDT', isMirrored: true }),
  'BTC-USDC': listed({ ...btcUsdcTerms, id: '8', name: 'BTC-USDC', quote: 'USDC', isMirrored: true }),
  'XRP-USDT': listed({ ...xrpTerms, id: '9', name: 'XRP-USDT', quote: 'USDT', isMirrored: true }),
  'BTC-USDT': listed({ ...btcTerms, id: '10', name: 'BTC-USDT', quote: 'USDT', isMirrored: true }),
  // Nothing is documented for the perpetual contracts; they use the values of the same asset against USDT.
  'BTC-PERPETUAL': listed({ ...btcTerms, id: '11', name: 'BTC-PERPETUAL', quote: 'USDT', kind: 'perpetual' }),
  'ETH-PERPETUAL': listed({ ...ethTerms, id: '12', name: 'ETH-PERPETUAL', quote: 'USDT', kind: 'perpetual' }),
};

const named = <Name extends string>(names: readonly Name[], text: string): Name | undefined => {
  const name = text.trim().toUpperCase();
  return names.find((known) => known === name);
};

/** In any case, since people type it into the address bar. */
export const readPairName = (text: string): PairName | undefined => named(pairNames, text);

export const readSpotPairName = (text: string): SpotPairName | undefined => named(spotPairNames, text);

export const readPerpetualPairName = (text: string): PerpetualPairName | undefined => named(perpetualPairNames, text);

/** The pair as it is shown: `XDC / ETH`. */
export const pairLabel = (name: string): string => name.replaceAll('-', ' / ');

export const pairOf = (name: PairName): Pair => table[name];

export const findPair = (text: string): Pair | undefined => {
  const name = readPairName(text);
  return name === undefined ? undefined : pairOf(name);
};

export const spotPairs: readonly Pair[] = spotPairNames.map(pairOf);

export const perpetualPairs: readonly Pair[] = perpetualPairNames.map(pairOf);

export const pairs: readonly Pair[] = [...spotPairs, ...perpetualPairs];

/** The quick swap trades with this pair's order book. */
export const quickSwapPair = pairOf('XDC-XDCE');
