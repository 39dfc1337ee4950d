import type { Candle, Resolution, Result } from '@exchange/domain';

export type Bar = Candle;

export interface BarRange {
  resolution: Resolution;
  /** Seconds since 1970: the first bar holds it. */
  from: number;
  /** No bar begins here or later. */
  to: number;
}

/** Where bars come from. Another feed is another chart: keep it as long as pair and server stay. */
export interface Datafeed {
  /** Oldest first; none where there are none. */
  getBars: (range: BarRange) => Promise<Result<readonly Bar[]>>;
  /** Each bar is whole: the newest one again as it grows, one before it that a late trade moved, then the one after it. */
  subscribeBars: (resolution: Resolution, onBar: (bar: Bar) => void) => () => void;
}
