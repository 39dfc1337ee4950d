import type { Candle, Resolution, Result } from '@exchange/domain';

export type Bar = Candle;

export interface BarRange {
  resolution: Resolution;
  /** Seconds since 1970. The first bar contains this time. */
  from: number;
  /** Exclusive: no bar starts here or later. */
  to: number;
}

/** A source of bars. A different feed restarts the chart, so keep the same object for a pair and server. */
export interface Datafeed {
  /** Oldest first; empty if there are none. */
  getBars: (range: BarRange) => Promise<Result<readonly Bar[]>>;
  /**
   * Bars come complete: the newest one again as it grows, the one before if a late trade changed it, then the next one.
   */
  subscribeBars: (resolution: Resolution, onBar: (bar: Bar) => void) => () => void;
}
