import { pairOf, type DecimalText, type PairName } from '@exchange/domain';
import type { Quote } from '../market/quote';

type Figures = Omit<Quote, 'pair' | 'pairId'>;

const still: Figures = {
  price: '1',
  usdPrice: undefined,
  percentChange: '0',
  high: '1',
  low: '1',
  volume: '0',
};

/** One pair's figures, for tests and stories: the given ones, with unremarkable defaults. */
export const quoteOf = (name: PairName, figures: Partial<Figures> = {}): Quote => {
  const pair = pairOf(name);
  return { ...still, ...figures, pair, pairId: pair.id };
};

type Row = [
  name: PairName,
  price: DecimalText,
  usdPrice: DecimalText,
  percentChange: DecimalText,
  high: DecimalText,
  low: DecimalText,
  volume: DecimalText,
];

const day: Row[] = [
  ['XDC-ETH', '0.00002825', '0.0844', '0.92', '0.00002844', '0.00002748', '3410221.7'],
  ['XDC-BTC', '0.0000007675', '0.08438', '1.58', '0.0000007731', '0.0000007478', '4502310.25'],
  ['XDC-XRP', '0.03423281', '0.08437', '-1.26', '0.03479863', '0.03370188', '1198204'],
  ['XDC-XDCE', '1', '0.084373', '0', '1', '1', '5918442'],
  ['XDC-USDT', '0.08437387', '0.084373', '1.17', '0.08483826', '0.08256885', '13705118.5'],
  ['XDC-USDC', '0.0844', '0.0844', '1.2', '0.0848', '0.08256885', '2340114'],
  ['ETH-USDT', '2986.32', '2986.32', '0.23', '3013.08', '2950.88', '616.84'],
  ['BTC-USDC', '109837.4', '109837.4', '-0.47', '110772.74', '109490.4', '9.68'],
  ['XRP-USDT', '2.46386', '2.46386', '2.41', '2.46731', '2.39849', '228530.3'],
  ['BTC-USDT', '109905.74', '109905.74', '-0.46', '110773.33', '109486.82', '37.84'],
];

/** An ordinary day's figures for all ten pairs. */
export const dayQuotes: readonly Quote[] = day.map(([name, price, usdPrice, percentChange, high, low, volume]) =>
  quoteOf(name, { price, usdPrice, percentChange, high, low, volume }),
);
