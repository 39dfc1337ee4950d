export interface Replay {
  /** The number of timed operations. */
  operations: number;
  tookMs: number;
  tradedLots: number;
  /** Price and lots of each level, best first. */
  left: Record<'buy' | 'sell', [ticks: number, lots: number][]>;
}
