import type { Payload } from '@exchange/api';
import { findPair, readDayChange, readWire, type DecimalText, type Pair } from '@exchange/domain';

/** One pair's exact figures, whatever form the server sent them in. */
export interface Quote {
  pair: Pair;
  /** The server's id for the pair. */
  pairId: string;
  price: DecimalText;
  usdPrice: DecimalText | undefined;
  percentChange: DecimalText;
  high: DecimalText;
  low: DecimalText;
  volume: DecimalText;
  /** The centre of the price band, where the server keeps one. */
  reference?: DecimalText | undefined;
}

export type WireStats = Payload<'pairStats'>[number];

const figures = ['price', 'high', 'low', 'volume'] as const;

/** Undefined if a figure is invalid or the pair unknown. */
export const readQuote = (stats: WireStats): Quote | undefined => {
  const pair = findPair(stats.pairName);
  const percentChange = readDayChange(stats);
  const [price, high, low, volume] = figures.map((name) => readWire(stats[name]));
  if (!pair || percentChange === undefined) return undefined;
  if (price === undefined || high === undefined || low === undefined || volume === undefined) return undefined;
  const usdPrice = stats.usdPrice === undefined ? undefined : readWire(stats.usdPrice);
  const reference = stats.reference === undefined ? undefined : readWire(stats.reference);
  return { pair, pairId: String(stats.pairId), price, usdPrice, percentChange, high, low, volume, reference };
};
