import type { Replay } from './replay';

/** What both peers have in common. */
interface PeerBook<Side> {
  limit: (order: { id: string; side: Side; size: number; price: number }) => Done;
  modify: (id: string, change: { price: number }) => Done;
  cancel: (id: string) => unknown;
  /** Sellers, then buyers, best first. */
  depth: () => [[number, number][], [number, number][]];
}

interface Done {
  err: { message: string } | null;
  quantityLeft: number;
}

/** As the engine writes a tape: kind, order number, side, ticks, lots. The first orders fill the book. */
const ROW = 5;
const FILL = 1_000;
const PLACE = 0;
const CANCEL = 1;

/**
 * Peers do without a journal, stop orders and self-trade prevention, though ours checks owners all the time. What is
 * `modify` for a peer is cancelling and placing again for us.
 */
export const replayPeer = <Side>(
  book: PeerBook<Side>,
  { BUY, SELL }: { BUY: Side; SELL: Side },
  ids: readonly string[],
  tape: Int32Array,
): Replay => {
  let tradedLots = 0;

  const cell = (at: number): number => tape[at] ?? 0;

  const place = (id: string, side: number, ticks: number, lots: number): void => {
    const { err, quantityLeft } = book.limit({ id, side: side === 0 ? BUY : SELL, size: lots, price: ticks });
    if (err) throw new Error(err.message);
    tradedLots += lots - quantityLeft;
  };

  const cancel = (id: string): void => {
    if (!book.cancel(id)) throw new Error(`There is no order ${id}.`);
  };

  const reprice = (id: string, ticks: number): void => {
    const { err } = book.modify(id, { price: ticks });
    if (err) throw new Error(err.message);
  };

  const obey = (from: number, to: number): void => {
    for (let at = from; at < to; at += ROW) {
      const id = ids[cell(at + 1)] ?? '';
      switch (cell(at)) {
        case PLACE:
          place(id, cell(at + 2), cell(at + 3), cell(at + 4));
          break;
        case CANCEL:
          cancel(id);
          break;
        default:
          reprice(id, cell(at + 3));
      }
    }
  };

  const begin = FILL * ROW;
  obey(0, begin);
  const begun = performance.now();
  obey(begin, tape.length);
  const tookMs = performance.now() - begun;
  const [sell, buy] = book.depth();
  return { operations: tape.length / ROW - FILL, tookMs, tradedLots, left: { buy, sell } };
};
