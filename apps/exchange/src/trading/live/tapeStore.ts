import type { ExchangeClient, LiveFeed } from '@exchange/api';
import {
  backoff,
  cleanups,
  createListeners,
  isFailure,
  listSizes,
  type Cleanup,
  type Failure,
  type Pair,
  type Result,
} from '@exchange/domain';
import { addToTape, loadTape, readTape, readTrade, type TapeRow } from './tape';

export interface TapeState {
  /** `failed` only if none were loaded: a few live trades would look like all there are. */
  phase: 'loading' | 'ready' | 'failed';
  failure: Failure | undefined;
  /** Newest first. */
  rows: readonly TapeRow[];
}

export interface TapeDeps {
  client: Pick<ExchangeClient, 'trading'>;
  feed: Pick<LiveFeed, 'on' | 'onStatus'>;
  pair: Pair;
  /** The server's id for the pair. */
  pairId: string;
  /** Calls back after a delay; returns a function that cancels it. */
  later: (work: () => void, milliseconds: number) => () => void;
}

export interface TapeStore {
  state: () => TapeState;
  subscribe: (listener: () => void) => () => void;
  retry: () => void;
}

const retries = { firstMs: 1_000, longestMs: 8_000 };

/** The four pairs without XDC have a call of their own, and ETH-USDT has yet another, should that fail. */
const fetchTape = async ({ client, pair, pairId }: TapeDeps): Promise<Result<TapeRow[]>> => {
  const { trading } = client;
  if (pair.base !== 'XDC') {
    const answer = await trading.tapeModels({ pair: pair.name, limit: String(listSizes.tape) });
    if (!isFailure(answer)) return { data: readTape(answer.data.models) };
    if (pair.name !== 'ETH-USDT') return answer;
    const other = await trading.tapeEthUsdt();
    return isFailure(other) ? other : { data: readTape(other.data.data) };
  }
  const wanted = { trade_history_limit: String(listSizes.tape), pair_id: pairId, pair: pair.name, page: '1' };
  const answer = await trading.tape(wanted);
  return isFailure(answer) ? answer : { data: readTape(answer.data.data) };
};

/** The trades of one pair, kept outside React: loaded ones, and those that arrive live. */
export const createTapeStore = (deps: TapeDeps): TapeStore => {
  const { feed, pair, later } = deps;
  let state: TapeState = { phase: 'loading', failure: undefined, rows: [] };
  let fetches = 0;
  let failures = 0;
  let cancelRetry = (): void => undefined;

  const change = (part: Partial<TapeState>): void => {
    state = { ...state, ...part };
    listeners.notify();
  };

  const add = (rows: readonly TapeRow[]): void => {
    const all = addToTape(state.rows, rows);
    if (all !== state.rows) change({ rows: all });
  };

  const fetchAll = async (): Promise<void> => {
    fetches += 1;
    const own = fetches;
    const answer = await fetchTape(deps);
    if (own !== fetches || listeners.isEmpty()) return;
    if (isFailure(answer)) fail(answer.error);
    else {
      failures = 0;
      change({ phase: 'ready', failure: undefined, rows: loadTape(answer.data, state.rows) });
    }
  };

  const fail = (failure: Failure): void => {
    if (state.phase !== 'ready') change({ phase: 'failed', failure });
    cancelRetry();
    failures += 1;
    cancelRetry = later(() => void fetchAll(), backoff(failures, retries));
  };

  const begin = (): Cleanup => {
    const stop = cleanups([
      feed.on({ channel: '{pair}-tradeHistory', pair: pair.name }, (rows) => {
        add(readTape(rows));
      }),
      feed.on({ channel: '{pair}-trades', pair: pair.name }, (trade) => {
        add(readTrade(trade));
      }),
      feed.on({ channel: 'trade-history' }, (trade) => {
        if (trade.pair === pair.name) add(readTrade(trade));
      }),
      feed.onStatus((status) => {
        if (status === 'live') void fetchAll();
      }),
      () => cancelRetry(),
    ]);
    void fetchAll();
    return stop;
  };

  const listeners = createListeners(begin);

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    retry: () => {
      change({ phase: state.phase === 'failed' ? 'loading' : state.phase, failure: undefined });
      void fetchAll();
    },
  };
};
