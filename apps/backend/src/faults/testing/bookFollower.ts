import type { BookSide, PairName } from '@exchange/domain';
import { io } from 'socket.io-client';
import type { BookChange, BookSnapshot } from '../../marketData/books';

const pair: PairName = 'XDC-USDT';
const sides: readonly BookSide[] = ['asks', 'bids'];

/** Follows a book as the application does: a snapshot first, then changes without gaps, and all of it again after a loss. */
const snapshotAt = async (url: string): Promise<BookSnapshot | undefined> => {
  try {
    const body = new URLSearchParams({ exchange_id: '1', pair_id: '5', order_book_limit: '500' });
    const response = await fetch(`${url}/api/trade/order_book`, { method: 'POST', body });
    return response.ok ? ((await response.json()) as { data: BookSnapshot }).data : undefined;
  } catch {
    return undefined;
  }
};

/** Follows a book as the application does: a snapshot first, then changes without gaps, and all of it again after a loss. */
export const followBook = ({ socketUrl, snapshotUrl }: { socketUrl: string; snapshotUrl: string }) => {
  const levels = new Map<string, string>();
  let seq: number | undefined;
  let waiting: BookChange[] = [];
  let isFetching = false;

  const set = (side: BookSide, rows: Iterable<readonly [price: string, amount: string]>): void => {
    for (const [price, amount] of rows)
      if (amount === '0') levels.delete(`${side} ${price}`);
      else levels.set(`${side} ${price}`, amount);
  };

  const apply = (change: BookChange): void => {
    if (seq === undefined || change.seq <= seq) return;
    if (change.seq === seq + 1) {
      seq = change.seq;
      for (const side of sides) set(side, change[side]);
    } else void fetchBook();
  };

  const fetchBook = async (): Promise<void> => {
    if (isFetching) return;
    isFetching = true;
    seq = undefined;
    const book = await snapshotAt(snapshotUrl);
    isFetching = false;
    if (!book) return;
    levels.clear();
    for (const side of sides)
      set(
        side,
        book[side].map(({ price, amount }) => [price, amount]),
      );
    seq = book.seq;
    for (const change of waiting.splice(0)) apply(change);
  };

  const socket = io(socketUrl, { transports: ['websocket'], reconnectionDelay: 50, reconnectionDelayMax: 200 });
  socket.on(`${pair}-book`, (change: BookChange) => {
    if (seq === undefined) waiting.push(change);
    else apply(change);
  });
  socket.on('connect', () => {
    waiting = [];
    seq = undefined;
    socket.emit('join', { pair });
    socket.emit('ping', {});
  });
  socket.on('pong', () => {
    if (seq === undefined) void fetchBook();
  });
  const asking = setInterval(() => {
    if (seq === undefined && socket.connected) socket.emit('ping', {});
  }, 200);

  return {
    /** `bids 0.05: 120`, sorted; undefined while it has no book. */
    levels: (): string[] | undefined =>
      seq === undefined || !socket.connected
        ? undefined
        : Array.from(levels, ([level, amount]) => `${level}: ${amount}`).sort(),
    stop: (): void => {
      clearInterval(asking);
      socket.disconnect();
    },
  };
};

export type BookFollower = ReturnType<typeof followBook>;
