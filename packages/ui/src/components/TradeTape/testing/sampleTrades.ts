import { pairOf, round, type Pair } from '@exchange/domain';
import { createValue } from '../../OrderBook/live/liveSource';
import type { TapeTrade, Trades } from '../tapeReading';

const sampleStart = Date.UTC(2026, 10, 20, 14, 3, 20);

/** The trade with this number, the same every time. */
export const tradeOf = (id: number, pair: Pair = pairOf('XDC-USDT')): TapeTrade => {
  const wave = Math.sin(id / 7) + Math.sin(id / 3.1) / 2;
  const amount = 40 + ((id * 7919) % 997) * ((id * 31) % 17) * 1.25;
  return {
    id: String(id),
    at: sampleStart + id * 1700,
    price: round((0.05312 + wave * 0.000012).toFixed(pair.priceDecimals), pair.priceDecimals, 'nearest'),
    amount: round(amount.toFixed(pair.amountDecimals), pair.amountDecimals, 'nearest'),
    side: wave > Math.sin((id - 1) / 7) + Math.sin((id - 1) / 3.1) / 2 ? 'buy' : 'sell',
  };
};

/** Newest first. */
export const tradesUpTo = (newest: number, count: number): TapeTrade[] =>
  Array.from({ length: count }, (_, at) => tradeOf(newest - at));

/** A tape that adds a trade on request. */
export const growingTape = (count: number) => {
  const value = createValue<Trades>(tradesUpTo(count - 1, count));
  let newest = count - 1;
  return {
    source: value,
    add: (): void => {
      newest += 1;
      value.set([tradeOf(newest), ...value.snapshot()]);
    },
  };
};
