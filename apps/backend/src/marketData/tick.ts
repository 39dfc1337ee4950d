import { joinCandles, type Candle, type DecimalText, type PairName } from '@exchange/domain';

/** A trade, reduced to what the figures need. */
export interface Tick {
  pair: PairName;
  price: DecimalText;
  amount: DecimalText;
  /** Seconds since 1970. */
  at: number;
}

export interface MinuteCandle extends Candle {
  pair: PairName;
}

export const minute = 60;

export const startOfMinute = (at: number): number => Math.floor(at / minute) * minute;

/** A minute with this trade alone. */
export const candleOf = ({ price, amount, at }: Tick): Candle => ({
  at: startOfMinute(at),
  open: price,
  high: price,
  low: price,
  close: price,
  volume: amount,
});

/** The minute candles of these trades, which must come oldest first. */
export const minutesOf = (ticks: readonly Tick[]): MinuteCandle[] => {
  const minutes = new Map<string, MinuteCandle>();
  for (const tick of ticks) {
    const candle = candleOf(tick);
    const key = `${tick.pair} ${candle.at}`;
    const known = minutes.get(key);
    minutes.set(key, { pair: tick.pair, ...(known ? joinCandles(known, candle) : candle) });
  }
  return [...minutes.values()].sort((one, other) => one.at - other.at);
};
