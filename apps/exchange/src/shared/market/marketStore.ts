import type { ExchangeClient, LiveFeed, LiveStatus, Payload } from '@exchange/api';
import {
  cleanups,
  createListeners,
  isFailure,
  readWire,
  type Cleanup,
  type Failure,
  type PairName,
} from '@exchange/domain';
import { readQuote, type Quote, type WireStats } from './quote';

export type Quotes = ReadonlyMap<PairName, Quote>;

export interface MarketState {
  quotes: Quotes;
  /** `failed` only if there is nothing to show. */
  phase: 'loading' | 'ready' | 'failed';
  failure: Failure | undefined;
  /** Nothing has arrived for a while: the figures may be out of date. */
  isStale: boolean;
  live: LiveStatus;
}

export interface MarketDeps {
  client: Pick<ExchangeClient, 'markets'>;
  feed: Pick<LiveFeed, 'start' | 'on' | 'onStatus' | 'status'>;
  /** Milliseconds of a clock that never goes backwards. */
  now: () => number;
  /** Calls back before the next frame is drawn. */
  onFrame: (draw: () => void) => void;
  staleAfterMs: number;
  /** How often figures are polled while the live connection is down. */
  pollMs: number;
}

export interface MarketStore {
  state: () => MarketState;
  subscribe: (listener: () => void) => () => void;
  retry: () => void;
}

const nothing: MarketState = {
  quotes: new Map(),
  phase: 'loading',
  failure: undefined,
  isStale: false,
  live: 'off',
};

/** Often enough to notice within a second that updates have stopped. */
const watchMs = 500;

/** All pairs' figures, kept outside React and published at most once per frame. Active while there are subscribers. */
export const createMarketStore = (deps: MarketDeps): MarketStore => {
  const { client, feed, now, onFrame, staleAfterMs, pollMs } = deps;
  const heardAt = new Map<PairName, number>();
  let state = nothing;
  let pending = new Map<PairName, Quote>();
  let isFrameAsked = false;
  let lastHeardAt = 0;
  let lastAskedAt = 0;
  let isAsking = false;

  const change = (part: Partial<MarketState>): void => {
    state = { ...state, ...part };
    listeners.notify();
  };

  const flush = (): void => {
    isFrameAsked = false;
    if (pending.size === 0) return;
    const quotes = new Map([...state.quotes, ...pending]);
    pending = new Map();
    change({ quotes, phase: 'ready', failure: undefined, isStale: false });
  };

  const take = (quotes: readonly Quote[], at: number): void => {
    for (const quote of quotes) {
      pending.set(quote.pair.name, quote);
      heardAt.set(quote.pair.name, at);
    }
    if (quotes.length > 0) lastHeardAt = now();
    if (isFrameAsked) return;
    isFrameAsked = true;
    onFrame(flush);
  };

  const readAll = (rows: readonly WireStats[]): Quote[] => rows.flatMap((row) => readQuote(row) ?? []);

  const current = (name: string): Quote | undefined =>
    [...pending.values(), ...state.quotes.values()].find(({ pair }) => pair.name === name);

  const takeVolumes = (rows: Payload<'pairVolume'>): void => {
    const quotes = rows.flatMap(({ pairName, volume: given }) => {
      const quote = current(pairName);
      const volume = readWire(given);
      return quote && volume !== undefined ? [{ ...quote, volume }] : [];
    });
    take(quotes, now());
  };

  /** Live updates received while the call was running are newer than its answer. */
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const askedAt = now();
    lastAskedAt = askedAt;
    const answer = await client.markets.pairPrices();
    isAsking = false;
    if (isFailure(answer)) {
      if (state.quotes.size === 0) change({ phase: 'failed', failure: answer.error });
      return;
    }
    const quotes = readAll(answer.data.data);
    take(
      quotes.filter(({ pair }) => (heardAt.get(pair.name) ?? -1) < askedAt),
      askedAt,
    );
    if (quotes.length === 0) change({ phase: 'ready', failure: undefined });
  };

  const followStatus = (live: LiveStatus): void => {
    change({ live });
    if (live === 'live') void ask();
  };

  const watch = (): void => {
    const silence = now() - lastHeardAt;
    const isStale = state.quotes.size > 0 && silence > staleAfterMs;
    if (isStale !== state.isStale) change({ isStale });
    // Polled before they become stale, so that a feed that merely went quiet goes unnoticed.
    const isSilent = state.live !== 'live' || silence > pollMs;
    if (isSilent && now() - lastAskedAt > pollMs) void ask();
  };

  const begin = (): Cleanup => {
    const timer = setInterval(watch, watchMs);
    const stop = cleanups([
      feed.on({ channel: 'pairStats' }, (rows) => take(readAll(rows), now())),
      feed.on({ channel: 'pairVolume' }, takeVolumes),
      feed.onStatus(followStatus),
      () => clearInterval(timer),
    ]);
    feed.start();
    change({ live: feed.status() });
    void ask();
    return stop;
  };

  const listeners = createListeners(begin);

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    retry: () => {
      change({ phase: state.quotes.size === 0 ? 'loading' : state.phase, failure: undefined });
      void ask();
    },
  };
};
