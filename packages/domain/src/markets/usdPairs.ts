import type { AssetSymbol } from '../assets/assets';
import { spotPairs, type Pair } from './pairs';

/** The pairs that value coins in USD. */
export const usdPairs: readonly Pair[] = spotPairs.filter(({ quote }) => quote === 'USDT');

/** The one that values a coin. XDCE always swaps one to one with XDC. */
export const usdPairOf = (asset: AssetSymbol): Pair | undefined =>
  usdPairs.find(({ base }) => base === (asset === 'XDCE' ? 'XDC' : asset));
