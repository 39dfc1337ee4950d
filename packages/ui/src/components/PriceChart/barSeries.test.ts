import type { Result } from '@exchange/domain';
import { describe, expect, it, vi } from 'vitest';
import { createBarSeries, withBar } from './barSeries';
import { barsBefore, barSeconds, clockSlack } from './chartRanges';
import type { Bar, BarRange } from './datafeed';

const bar = (at: number, close = '1'): Bar => ({ at, open: '1', high: '2', low: '1', close, volume: '5' });

const times = (bars: readonly Bar[]): number[] => bars.map(({ at }) => at);

const now = 1_000_000;

/** A feed that answers when the test says so. */
const createFeed = () => {
  const asked: { range: BarRange; answer: (result: Result<readonly Bar[]>) => void; fail: () => void }[] = [];
  let listener: ((bar: Bar) => void) | undefined;
  const unsubscribe = vi.fn(() => (listener = undefined));
  return {
    asked,
    unsubscribe,
    push: (pushed: Bar) => listener?.(pushed),
    getBars: (range: BarRange) =>
      new Promise<Result<readonly Bar[]>>((resolve, reject) => {
        asked.push({ range, answer: resolve, fail: () => reject(new Error('broken')) });
      }),
    subscribeBars: (_: string, onBar: (bar: Bar) => void) => {
      listener = onBar;
      return unsubscribe;
    },
  };
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

const started = async (bars: readonly Bar[]) => {
  const feed = createFeed();
  const series = createBarSeries({ feed, resolution: '1', now: () => now });
  const stop = series.start();
  feed.asked[0]?.answer({ data: bars });
  await settle();
  return { feed, series, stop };
};

describe('a single new bar', () => {
  it('replaces an existing bar, follows the last one, or is ignored', () => {
    const bars = [bar(60), bar(120)];
    expect(withBar(bars, bar(120, '9'))).toEqual([bar(60), bar(120, '9')]);
    expect(withBar(bars, bar(60, '9'))).toEqual([bar(60, '9'), bar(120)]);
    expect(withBar(bars, bar(180))).toEqual([...bars, bar(180)]);
    expect(withBar(bars, bar(30))).toBe(bars);
    expect(withBar(bars, bar(90))).toBe(bars);
    expect(withBar([], bar(60))).toEqual([bar(60)]);
  });
});

describe('a series', () => {
  it('requests five hundred bars, or a time span, whatever the clock of this device says', () => {
    const feed = createFeed();
    createBarSeries({ feed, resolution: '1', now: () => now }).start();
    createBarSeries({ feed, resolution: '15', stretch: 5 * 86_400, now: () => now }).start();
    expect(feed.asked.map(({ range }) => range)).toEqual([
      { resolution: '1', from: now - 500 * 60 - clockSlack, to: now + clockSlack },
      { resolution: '15', from: now - 5 * 86_400 - clockSlack, to: now + clockSlack },
    ]);
  });

  it.each([-1, 0, 1])('ends with the newest bar on a device whose clock is %i hours ahead [TRD-366]', async (hours) => {
    // The exchange's data: a bar for each minute of three days, up to its own time.
    const all = Array.from({ length: 3 * 1440 }, (_, at) => bar(600_000 + at * 60));
    const newest = all.at(-1)?.at ?? 0;
    const feed = {
      getBars: async ({ from, to }: BarRange) => ({ data: all.filter(({ at }) => at >= from && at < to) }),
      subscribeBars: () => () => undefined,
    };
    const show = async (stretch?: number) => {
      const clock = () => newest + 30 + hours * 3600;
      const series = createBarSeries({ feed, resolution: '1', stretch, now: clock });
      series.start();
      await settle();
      return times(series.getState().bars);
    };
    const bars = await show();
    expect(bars.at(-1)).toBe(newest);
    expect(bars.length).toBeGreaterThanOrEqual(500);
    const day = await show(86_400);
    expect([day.at(0), day.at(-1), day.length]).toEqual([newest - 86_400 + barSeconds['1'], newest, 1440]);
  });

  it('keeps live bars that arrive while the history is loading', async () => {
    const feed = createFeed();
    const series = createBarSeries({ feed, resolution: '1', now: () => now });
    series.start();
    feed.push(bar(120, '9'));
    feed.push(bar(180));
    expect(series.getState().phase).toBe('loading');
    feed.asked[0]?.answer({ data: [bar(60), bar(120)] });
    await settle();
    expect(series.getState()).toMatchObject({ phase: 'ready' });
    expect(times(series.getState().bars)).toEqual([60, 120, 180]);
    expect(series.getState().bars[1]?.close).toBe('9');
  });

  it('reports why it failed, and can start over', async () => {
    const feed = createFeed();
    const series = createBarSeries({ feed, resolution: '1', now: () => now });
    series.start();
    feed.asked[0]?.answer({ error: { code: 'unreachable' } });
    await settle();
    expect(series.getState()).toEqual({ phase: 'failed', failure: { code: 'unreachable' }, bars: [] });
    series.reload();
    expect(series.getState().phase).toBe('loading');
    feed.asked[1]?.fail();
    await settle();
    expect(series.getState().failure).toEqual({ code: 'unexpected' });
  });

  it('keeps its bars while it reloads, and if that fails', async () => {
    const { feed, series } = await started([bar(60)]);
    series.reload();
    expect(times(series.getState().bars)).toEqual([60]);
    feed.asked[1]?.answer({ error: { code: 'timed-out' } });
    await settle();
    expect(times(series.getState().bars)).toEqual([60]);
  });

  it('loads older bars, one request at a time, until there are no more', async () => {
    const { feed, series } = await started([bar(6000), bar(6060)]);
    series.loadOlder();
    series.loadOlder();
    expect(feed.asked).toHaveLength(2);
    expect(feed.asked[1]?.range).toEqual({ resolution: '1', from: barsBefore('1', 6000), to: 6000 });
    feed.asked[1]?.answer({ data: [bar(5940), bar(6000, '9')] });
    await settle();
    expect(times(series.getState().bars)).toEqual([5940, 6000, 6060]);
    expect(series.getState().bars[1]?.close).toBe('1');
    series.loadOlder();
    feed.asked[2]?.answer({ data: [] });
    await settle();
    series.loadOlder();
    expect(feed.asked).toHaveLength(3);
  });

  it('looks further back if nothing was traded for a long time', async () => {
    const first = 100_000_000;
    const { feed, series } = await started([bar(first)]);
    series.loadOlder();
    feed.asked[1]?.answer({ data: [] });
    await settle();
    expect(feed.asked[2]?.range).toEqual({ resolution: '1', from: barsBefore('1', first, 4000), to: first });
    feed.asked[2]?.answer({ data: [bar(first - 150_000)] });
    await settle();
    expect(times(series.getState().bars)).toEqual([first - 150_000, first]);
  });

  it('can retry loading older bars', async () => {
    const { feed, series } = await started([bar(6000)]);
    series.loadOlder();
    feed.asked[1]?.answer({ error: { code: 'unreachable' } });
    await settle();
    series.loadOlder();
    feed.asked[2]?.answer({ data: [bar(5940)] });
    await settle();
    expect(times(series.getState().bars)).toEqual([5940, 6000]);
  });

  it('ignores late answers once it is stopped', async () => {
    const { feed, series, stop } = await started([bar(60)]);
    const listener = vi.fn();
    series.subscribe(listener);
    series.loadOlder();
    stop();
    feed.asked[1]?.answer({ data: [bar(0)] });
    await settle();
    expect(feed.unsubscribe).toHaveBeenCalled();
    expect(listener).not.toHaveBeenCalled();
  });
});
