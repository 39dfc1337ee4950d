import { createListeners, type Failure, type Resolution, type Result } from '@exchange/domain';
import type { Bar, BarRange, Datafeed } from './datafeed';
import { barsAtOnce, barsBefore, barSeconds, clockSlack } from './chartRanges';

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
  /** Loads bars and follows new ones until the returned function is called, after which late answers are ignored. */
  start: () => () => void;
  /** Loads the bars before the first one, one request at a time, until there are no more. */
  loadOlder: () => void;
  /** Loads everything again; existing bars stay meanwhile. */
  reload: () => void;
}

interface BarSeriesOptions {
  feed: Datafeed;
  resolution: Resolution;
  /** The time span to show, in seconds. Defaults to about a screen and a half of bars. */
  stretch?: number | undefined;
  /** Seconds since 1970 on this device, which only needs to be right to within a day. */
  now: () => number;
}

/** Adds a single bar: it replaces one with the same time or follows the last one. Any other is ignored. */
export const withBar = (bars: readonly Bar[], bar: Bar): readonly Bar[] => {
  const place = bars.findLastIndex(({ at }) => at <= bar.at);
  if (bars[place]?.at === bar.at) return bars.with(place, bar);
  return place === bars.length - 1 ? [...bars, bar] : bars;
};

/** Counted back from the newest bar, because its time comes from the server. */
const lastStretch = (bars: readonly Bar[], stretch: number | undefined): readonly Bar[] => {
  const newest = bars.at(-1);
  if (stretch === undefined || newest === undefined) return bars;
  return bars.filter(({ at }) => at > newest.at - stretch);
};

/** By how much to widen the search after an empty answer. */
const widening = 8;

const olderThan = (bars: readonly Bar[], at: number): readonly Bar[] => bars.filter((bar) => bar.at < at);

/** A rejected promise counts as a failure too, so that the chart can offer a retry. */
const ask = async (feed: Datafeed, range: BarRange): Promise<Result<readonly Bar[]>> => {
  try {
    return await feed.getBars(range);
  } catch {
    return { error: { code: 'unexpected' } };
  }
};

/** The bars of one resolution, kept outside React: the initial ones, live ones, and older ones loaded on scroll. */
export const createBarSeries = ({ feed, resolution, stretch, now }: BarSeriesOptions): BarSeries => {
  const { subscribe, notify } = createListeners();
  let state: BarSeriesState = { phase: 'loading', bars: [] };
  let early: readonly Bar[] = [];
  /** Identifies the current start or load, so that answers to earlier ones are ignored. */
  let run = 0;
  let isOlderAsked = false;
  let hasOlder = true;

  const set = (next: BarSeriesState) => {
    state = next;
    notify();
  };

  const load = async () => {
    run += 1;
    const ours = run;
    const wanted = stretch ?? barsAtOnce * barSeconds[resolution];
    const from = Math.max(0, now() - wanted - clockSlack);
    const result = await ask(feed, { resolution, from, to: now() + clockSlack });
    if (ours !== run) return;
    if (result.error !== undefined) {
      if (state.phase !== 'ready') set({ phase: 'failed', failure: result.error, bars: [] });
      return;
    }
    hasOlder = true;
    isOlderAsked = false;
    set({ phase: 'ready', bars: early.reduce(withBar, lastStretch(result.data, stretch)) });
    early = [];
  };

  const take = (bar: Bar) => {
    if (state.phase === 'ready') set({ ...state, bars: withBar(state.bars, bar) });
    else early = withBar(early, bar);
  };

  /** Looks further and further back if nothing was traded for a long time. */
  const askBefore = async (first: number, count = barsAtOnce): Promise<Result<readonly Bar[]>> => {
    const ours = run;
    const from = barsBefore(resolution, first, count);
    const result = await ask(feed, { resolution, from, to: first });
    if (ours !== run || result.error !== undefined) return result;
    const older = olderThan(result.data, first);
    return older.length > 0 || from === 0 ? { data: older } : askBefore(first, count * widening);
  };

  const loadOlder = async () => {
    const first = state.bars[0];
    if (first === undefined || isOlderAsked || !hasOlder) return;
    isOlderAsked = true;
    const ours = run;
    const result = await askBefore(first.at);
    if (ours !== run) return;
    isOlderAsked = false;
    if (result.error !== undefined) return;
    hasOlder = result.data.length > 0;
    if (hasOlder) set({ ...state, bars: [...result.data, ...state.bars] });
  };

  const reload = () => {
    if (state.phase !== 'ready') set({ phase: 'loading', bars: [] });
    void load();
  };

  return {
    getState: () => state,
    subscribe,
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
