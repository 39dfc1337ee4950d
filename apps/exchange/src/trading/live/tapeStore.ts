import type { ExchangeClient, LiveFeed } from '@exchange/api';
import { isFailure, listSizes, type Failure, type Pair, type Result } from '@exchange/domain';
import { createFollowers } from '../../shared/market/followers';
import { addToTape, readTape, readTrade, type TapeRow } from './tape';

export interface TapeState {
  /** `failed` only while there is nothing to show. */
  phase: 'loading' | 'ready' | 'failed';
  failure: Failure | undefined;
  /** Newest first. */
  rows: readonly TapeRow[];
}

export interface TapeSurroundings {
  client: Pick<ExchangeClient, 'trading'>;
  feed: Pick<LiveFeed, 'on' | 'onStatus'>;
  pair: Pair;
  /** What this server calls the pair. */
  pairId: string;
}

export interface TapeStore {
  state: () => TapeState;
  subscribe: (listener: () => void) => () => void;
  retry: () => void;
}

/** The four pairs without XDC have a call of their own, and ETH-USDT another one besides. */
const fetchTape = async ({ client, pair, pairId }: TapeSurroundings): Promise<Result<TapeRow[]>> => {
  const { trading } = client;
  if (pair.name === 'ETH-USDT') {
    const answer = await trading.tapeEthUsdt();
    return isFailure(answer) ? answer : { data: readTape(answer.data.data) };
  }
  if (pair.base !== 'XDC') {
    const answer = await trading.tapeModels({ pair: pair.name, limit: String(listSizes.tape) });
    return isFailure(answer) ? answer : { data: readTape(answer.data.models) };
  }
  const wanted = { trade_history_limit: String(listSizes.tape), pair_id: pairId, pair: pair.name, page: '1' };
  const answer = await trading.tape(wanted);
  return isFailure(answer) ? answer : { data: readTape(answer.data.data) };
};

/** The trades of one pair, kept outside of React: those there were, and those that come. */
export const createTapeStore = (surroundings: TapeSurroundings): TapeStore => {
  const { feed, pair } = surroundings;
  let state: TapeState = { phase: 'loading', failure: undefined, rows: [] };
  let endings: (() => void)[] = [];
  let fetches = 0;

  const change = (part: Partial<TapeState>): void => {
    state = { ...state, ...part };
    followers.tell();
  };

  const add = (rows: readonly TapeRow[]): void => {
    const all = addToTape(state.rows, rows);
    if (all !== state.rows) change({ rows: all });
  };

  const fetchAll = async (): Promise<void> => {
    fetches += 1;
    const own = fetches;
    const answer = await fetchTape(surroundings);
    if (own !== fetches || endings.length === 0) return;
    if (!isFailure(answer)) {
      // What the live connection told meanwhile stays in front.
      const known = new Set(answer.data.map(({ id }) => id));
      const told = state.rows.filter(({ id, at }) => !known.has(id) && at >= (answer.data[0]?.at ?? 0));
      change({ phase: 'ready', failure: undefined, rows: addToTape(answer.data, told) });
    } else if (state.rows.length === 0) change({ phase: 'failed', failure: answer.error });
  };

  const begin = (): void => {
    endings = [
      feed.on({ channel: '{pair}-tradeHistory', pair: pair.name }, (rows) => {
        add(readTape(rows));
      }),
      feed.on({ channel: '{pair}-trades', pair: pair.name }, (trade) => {
        add(readTrade(trade));
      }),
      feed.onStatus((status) => {
        if (status === 'live') void fetchAll();
      }),
    ];
    void fetchAll();
  };

  const end = (): void => {
    for (const ending of endings) ending();
    endings = [];
  };

  const followers = createFollowers(begin, end);

  return {
    state: () => state,
    subscribe: followers.subscribe,
    retry: () => {
      change({ phase: state.rows.length === 0 ? 'loading' : 'ready', failure: undefined });
      void fetchAll();
    },
  };
};
