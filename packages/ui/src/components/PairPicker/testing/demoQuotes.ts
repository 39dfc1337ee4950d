import { pairOf, type PairName } from '@exchange/domain';
import type { PairQuote } from '../pairQuotes';

const figures: readonly [PairName, string, string, string][] = [
  ['XDC-USDT', '0.05213', '2.41', '48213377.12'],
  ['XDC-ETH', '0.00001483', '-1.07', '9120344.5'],
  ['XDC-BTC', '0.0000005217', '0.32', '7411920'],
  ['XDC-XRP', '0.02286', '-0.04', '5330112.25'],
  ['XDC-XDCE', '1', '0', '1204000'],
  ['XDC-USDC', '0.05211', '2.38', '880124.9'],
  ['ETH-USDT', '3514.2', '3.51', '1840.21'],
  ['BTC-USDC', '99870.15', '1.92', '211.3311'],
  ['XRP-USDT', '2.2801', '-4.65', '402118.7'],
  ['BTC-USDT', '99912.5', '1.95', '640.118'],
  ['BTC-PERPETUAL', '99930', '2.01', '1203.4'],
  ['ETH-PERPETUAL', '3515.75', '3.6', '2210.9'],
];

/** All pairs with sample figures. */
export const demoQuotes: readonly PairQuote[] = figures.map(([name, price, percentChange, volume]) => ({
  pair: pairOf(name),
  price,
  percentChange,
  volume,
}));
