import type { Tape, WireEvent } from './tape';

export interface Replay {
  updates: number;
  /** Time of the processor, so that it does not count what else the machine does meanwhile. */
  tookMs: number;
  /** What the trade screen shows in the end, by worth: the peer keeps no texts. */
  shown: Record<'asks' | 'bids', [price: number, amount: number][]>;
}

/** Rows a side that the trade screen shows. */
export const SHOWN_ROWS = 15;

interface Player {
  take: (event: WireEvent) => void;
  /** The best price of either side, which the order forms begin with. */
  readBest: () => unknown;
  /** The whole book, as it is drawn. */
  readAll: () => unknown;
}

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * Both play a tape in the same way: each event is taken over and the best is read, and the book as often as it is drawn.
 * Events are made from their text right before, as they come in from the wire, and that is nobody's time.
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
