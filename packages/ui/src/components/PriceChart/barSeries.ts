import type { Failure, Resolution, Result } from '@exchange/domain';
import type { Bar, BarRange, Datafeed } from './datafeed';
import { barsBefore } from './chartRanges';

export interface BarSeriesState {
  phase: 'loading' | 'failed' | 'ready';
  /** Why there is nothing to show. */
  failure?: Failure | undefined;
  /** Oldest first. */
  bars: readonly Bar[];
}

export interface BarSeries {
  getState: () => BarSeriesState;
  subscribe: (listener: () => void) => () => void;
  /** Loads and follows, until what it returns is called; nothing that comes later is heard. */
  start: () => () => void;
  /** What lies before the first bar, once at a time, until there is no more. */
  loadOlder: () => void;
  /** From the beginning; bars that are there stay meanwhile. */
  reload: () => void;
}

interface BarSeriesOptions {
  feed: Datafeed;
  resolution: Resolution;
  /** Where to begin; about a screen and a half before now where it is left out. */
  from?: number | undefined;
  /** Seconds since 1970. */
  now: () => number;
}

/** With a bar that came alone: the last one again, or the one after it. An older one changes nothing. */
export const withBar = (bars: readonly Bar[], bar: Bar): readonly Bar[] => {
  const last = bars.at(-1);
  if (last === undefined || bar.at > last.at) return [...bars, bar];
  return bar.at === last.at ? [...bars.slice(0, -1), bar] : bars;
};

const olderThan = (bars: readonly Bar[], at: number): readonly Bar[] => bars.filter((bar) => bar.at < at);

/** A feed that breaks its promise is a failure too: the chart then offers to try again. */
const ask = async (feed: Datafeed, range: BarRange): Promise<Result<readonly Bar[]>> => {
  try {
    return await feed.getBars(range);
  } catch {
    return { error: { code: 'unexpected' } };
  }
};

/** The bars of one resolution, outside React: what is loaded, what comes live and what is scrolled back to. */
export const createBarSeries = ({ feed, resolution, from, now }: BarSeriesOptions): BarSeries => {
  const listeners = new Set<() => void>();
  let state: BarSeriesState = { phase: 'loading', bars: [] };
  let early: readonly Bar[] = [];
  /** Answers to an earlier start or load are none of ours. */
  let run = 0;
  let isOlderAsked = false;
  let hasOlder = true;

  const set = (next: BarSeriesState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  const load = async () => {
    run += 1;
    const ours = run;
    const to = now() + 1;
    const result = await ask(feed, { resolution, from: from ?? barsBefore(resolution, to), to });
    if (ours !== run) return;
    if (result.error !== undefined) {
      if (state.phase !== 'ready') set({ phase: 'failed', failure: result.error, bars: [] });
      return;
    }
    hasOlder = true;
    isOlderAsked = false;
    set({ phase: 'ready', bars: early.reduce(withBar, result.data) });
    early = [];
  };

  const take = (bar: Bar) => {
    if (state.phase === 'ready') set({ ...state, bars: withBar(state.bars, bar) });
    else early = withBar(early, bar);
  };

  const loadOlder = async () => {
    const first = state.bars[0];
    if (first === undefined || isOlderAsked || !hasOlder) return;
    isOlderAsked = true;
    const ours = run;
    const result = await ask(feed, { resolution, from: barsBefore(resolution, first.at), to: first.at });
    if (ours !== run) return;
    isOlderAsked = false;
    if (result.error !== undefined) return;
    const older = olderThan(result.data, first.at);
    hasOlder = older.length > 0;
    if (hasOlder) set({ ...state, bars: [...older, ...state.bars] });
  };

  const reload = () => {
    if (state.phase !== 'ready') set({ phase: 'loading', bars: [] });
    void load();
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      const unsubscribe = feed.subscribeBars(resolution, take);
      reload();
      return () => {
        run += 1;
        unsubscribe();
      };
    },
    loadOlder: () => void loadOlder(),
    reload,
  };
};
