import type { ExchangeClient, LiveFeed, LiveStatus, Payload } from '@exchange/api';
import {
  backoff,
  cleanups,
  createListeners,
  bookDepth,
  isFailure,
  readWire,
  type BookSide,
  type Cleanup,
  type Failure,
  type Level,
  type Pair,
} from '@exchange/domain';
import { createBookKeeper, type Kept } from './bookKeeper';

export interface BookState {
  /** `failed` only if there is nothing to show. */
  phase: 'loading' | 'ready' | 'failed';
  failure: Failure | undefined;
  /** The levels may be out of date: they are being reloaded, or there are no updates. */
  isBehind: boolean;
}

export interface BookDeps {
  client: Pick<ExchangeClient, 'trading'>;
  feed: Pick<LiveFeed, 'join' | 'leave' | 'on' | 'onStatus' | 'status'>;
  pair: Pair;
  /** The server's id for the pair. */
  pairId: string;
  /** Calls back after a delay; returns a function that cancels it. */
  later: (work: () => void, milliseconds: number) => () => void;
}

/** Both sides, best first. */
export interface BookLevels {
  asks: readonly Level[];
  bids: readonly Level[];
}

export interface BookStore {
  state: () => BookState;
  /** Reports changes of the state. The book follows its pair while it has subscribers. */
  subscribe: (listener: () => void) => () => void;
  /** The levels, with a notification for each change: limiting the frame rate is up to the renderer. */
  levels: {
    subscribe: (listener: () => void) => () => void;
    snapshot: () => BookLevels;
    /** A side's best levels, for callers that don't need the rest. */
    best: (side: BookSide, depth: number) => Level[];
  };
  retry: () => void;
}

const { full } = bookDepth;
const retries = { firstMs: 1_000, longestMs: 8_000 };
/** How often a book without numbers is reloaded while orders are being matched: it can't notice missed changes. */
const repairMs = 5_000;

type WireLevel = { price: string | number; amount: string | number };

interface WireBook {
  seq?: number | undefined;
  asks: readonly WireLevel[];
  bids: readonly WireLevel[];
}

const readLevels = (rows: readonly WireLevel[]): Level[] =>
  rows.flatMap(({ price, amount }) => {
    const [at, open] = [readWire(price), readWire(amount)];
    return at === undefined || open === undefined ? [] : [{ price: at, amount: open }];
  });

const fetchBook = ({ client, pair, pairId }: BookDeps) =>
  pair.isMirrored
    ? client.trading.mirroredOrderBook({ pairId, pair: pair.name })
    : client.trading.orderBook({ order_book_limit: '500', pair_id: pairId });

/** The book of one pair, kept outside React: a snapshot, updated by the live connection. */
export const createBookStore = (deps: BookDeps): BookStore => {
  const { feed, pair, later } = deps;
  const readers = createListeners();
  const keeper = createBookKeeper(pair);
  let state: BookState = { phase: 'loading', failure: undefined, isBehind: false };
  let snapshot: BookLevels | undefined;
  let fetches = 0;
  /** Consecutive snapshots that were older than the changes received. */
  let lateSnapshots = 0;
  let failures = 0;
  let cancelRetry = (): void => undefined;
  /** Cancels the scheduled repair. */
  let repair: (() => void) | undefined;

  const change = (part: Partial<BookState>): void => {
    const next = { ...state, ...part };
    if (next.phase === state.phase && next.failure === state.failure && next.isBehind === state.isBehind) return;
    state = next;
    listeners.notify();
  };

  const notifyLevels = (): void => {
    snapshot = undefined;
    readers.notify();
  };

  const refetch = async (): Promise<void> => {
    fetches += 1;
    const own = fetches;
    keeper.expectSnapshot();
    if (state.phase === 'ready') change({ isBehind: true });
    const answer = await fetchBook(deps);
    if (own !== fetches || listeners.isEmpty()) return;
    if (isFailure(answer)) {
      change(state.phase === 'ready' ? { isBehind: true } : { phase: 'failed', failure: answer.error });
      tryAgainLater();
    } else take(answer.data.data);
  };

  const take = ({ seq, asks, bids }: WireBook): void => {
    const kept = keeper.take({ seq, asks: readLevels(asks), bids: readLevels(bids) });
    const isBehind = kept === 'gap';
    notifyLevels();
    change({ phase: 'ready', failure: undefined, isBehind });
    lateSnapshots = isBehind ? lateSnapshots + 1 : 0;
    if (!isBehind) failures = 0;
    // Something besides the first change was lost; a server that keeps sending old snapshots isn't asked ever faster.
    else if (lateSnapshots === 1) void refetch();
    else tryAgainLater();
  };

  const tryAgainLater = (): void => {
    cancelRetry();
    failures += 1;
    cancelRetry = later(() => void refetch(), backoff(failures, retries));
  };

  const after = (kept: Kept): void => {
    if (kept === 'changed') notifyLevels();
    if (kept === 'gap') void refetch();
  };

  const startOver = (): void => {
    keeper.forgetWaiting();
    void refetch();
  };

  const followStatus = (status: LiveStatus): void => {
    if (status === 'live') startOver();
    else if (state.phase === 'ready') change({ isBehind: true });
  };

  const reduce = (side: BookSide, price: unknown, amount: unknown): void => {
    const [at, taken] = [readWire(price), readWire(amount)];
    if (at !== undefined && taken !== undefined) after(keeper.reduce(side, { price: at, amount: taken }));
  };

  const accept = ({ Type, price, amount, status }: Payload<'{pair}'>): void => {
    const [at, ordered] = [readWire(price), readWire(amount)];
    if (status !== 'accepted' || at === undefined || ordered === undefined) return;
    after(keeper.accept(Type === 'buy' ? 'bids' : 'asks', { price: at, amount: ordered }));
  };

  const repairSoon = (): void => {
    if (repair !== undefined || !keeper.isUnnumbered()) return;
    repair = later(() => {
      repair = undefined;
      void refetch();
    }, repairMs);
  };

  const begin = (): Cleanup => {
    feed.join(pair.name);
    const stop = cleanups([
      feed.on({ channel: '{pair}-book', pair: pair.name }, (event) => {
        const kept = keeper.change(event);
        after(kept);
        // The change that revealed a gap is applied after the next snapshot.
        if (kept === 'gap') keeper.change(event);
      }),
      feed.on({ channel: '{pair}-trades', pair: pair.name }, ({ price, amount, side }) => {
        reduce(side === 'buy' ? 'asks' : 'bids', price, amount);
      }),
      feed.on({ channel: 'order-cancel' }, (event) => {
        if (event.pair === pair.name) reduce(event.Type === 'buy' ? 'bids' : 'asks', event.price, event.amount);
      }),
      feed.on({ channel: '{pair}', pair: pair.name }, accept),
      feed.on({ channel: 'demo-event' }, ({ Pair }) => {
        if (Pair === pair.name) repairSoon();
      }),
      feed.onStatus(followStatus),
      () => feed.leave(pair.name),
      () => cancelRetry(),
      () => {
        repair?.();
        repair = undefined;
      },
    ]);
    startOver();
    return stop;
  };

  const listeners = createListeners(begin);

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    levels: {
      subscribe: readers.subscribe,
      snapshot: () => (snapshot ??= { asks: keeper.best('asks', full), bids: keeper.best('bids', full) }),
      best: keeper.best,
    },
    retry: () => {
      change({ phase: state.phase === 'failed' ? 'loading' : state.phase, failure: undefined });
      void refetch();
    },
  };
};
