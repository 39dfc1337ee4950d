import type { Tape, WireEvent } from './tape';

export interface Replay {
  updates: number;
  /** CPU time, so that other load on the machine doesn't count. */
  tookMs: number;
  /** What the trade screen shows in the end, as numbers: the peer doesn't keep the original text. */
  shown: Record<'asks' | 'bids', [price: number, amount: number][]>;
}

/** Rows per side on the trade screen. */
export const SHOWN_ROWS = 15;

interface Player {
  take: (event: WireEvent) => void;
  /** The best price of either side, which the order forms start with. */
  readBest: () => unknown;
  /** The whole book, as it is drawn on the screen. */
  readAll: () => unknown;
}

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * Both play a tape in the same way: they apply each event and read the best prices, and read the whole book once per
 * drawing. Events are parsed beforehand, outside the measured time.
 */
export const play = ({ seconds }: Tape, { take, readBest, readAll }: Player) => {
  let updates = 0;
  let tookMs = 0;
  for (const second of seconds) {
    const drawings = JSON.parse(second) as WireEvent[][];
    for (const { asks, bids } of drawings.flat()) updates += asks.length + bids.length;
    const begun = processorMs();
    for (const events of drawings) {
      for (const event of events) {
        take(event);
        readBest();
      }
      readAll();
    }
    tookMs += processorMs() - begun;
  }
  return { updates, tookMs };
};
