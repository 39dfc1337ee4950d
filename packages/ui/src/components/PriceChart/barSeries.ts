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
  /** How many seconds to show; about a screen and a half of bars where it is left out. */
  stretch?: number | undefined;
  /** Seconds since 1970, as this device has it: right to a day is enough. */
  now: () => number;
}

/** With a bar that came alone: one that is there again, or the one after the last. Any other changes nothing. */
export const withBar = (bars: readonly Bar[], bar: Bar): readonly Bar[] => {
  const place = bars.findLastIndex(({ at }) => at <= bar.at);
  if (bars[place]?.at === bar.at) return bars.with(place, bar);
  return place === bars.length - 1 ? [...bars, bar] : bars;
};

/** Counted back from the newest bar, whose time is the server's. */
const lastStretch = (bars: readonly Bar[], stretch: number | undefined): readonly Bar[] => {
  const newest = bars.at(-1);
  if (stretch === undefined || newest === undefined) return bars;
  return bars.filter(({ at }) => at > newest.at - stretch);
};

/** By so much more is looked back where there was nothing. */
const widening = 8;

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
export const createBarSeries = ({ feed, resolution, stretch, now }: BarSeriesOptions): BarSeries => {
  const { subscribe, notify } = createListeners();
  let state: BarSeriesState = { phase: 'loading', bars: [] };
  let early: readonly Bar[] = [];
  /** Answers to an earlier start or load are none of ours. */
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

  /** Where nothing was traded for long, further back than that. */
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
