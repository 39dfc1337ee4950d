import type { Result } from '@exchange/domain';
import { describe, expect, it, vi } from 'vitest';
import { createBarSeries, withBar } from './barSeries';
import { barsBefore } from './chartRanges';
import type { Bar, BarRange } from './datafeed';

const bar = (at: number, close = '1'): Bar => ({ at, open: '1', high: '2', low: '1', close, volume: '5' });

const times = (bars: readonly Bar[]): number[] => bars.map(({ at }) => at);

const now = 1_000_000;

/** A feed whose answers come when the test wants them. */
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

describe('one bar more', () => {
  it('replaces the last, follows it, or is too old', () => {
    const bars = [bar(60), bar(120)];
    expect(withBar(bars, bar(120, '9')).at(-1)?.close).toBe('9');
    expect(times(withBar(bars, bar(180)))).toEqual([60, 120, 180]);
    expect(withBar(bars, bar(60, '9'))).toBe(bars);
  });
});

describe('a series', () => {
  it('asks for five hundred bars up to now, or from where it is told', () => {
    const feed = createFeed();
    createBarSeries({ feed, resolution: '1', now: () => now }).start();
    createBarSeries({ feed, resolution: '1D', from: 5, now: () => now }).start();
    expect(feed.asked.map(({ range }) => range)).toEqual([
      { resolution: '1', from: now + 1 - 500 * 60, to: now + 1 },
      { resolution: '1D', from: 5, to: now + 1 },
    ]);
  });

  it('keeps what comes live while the past is still on its way', async () => {
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

  it('says why it failed, and starts over', async () => {
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

  it('keeps its bars while it loads again, and when that fails', async () => {
    const { feed, series } = await started([bar(60)]);
    series.reload();
    expect(times(series.getState().bars)).toEqual([60]);
    feed.asked[1]?.answer({ error: { code: 'timed-out' } });
    await settle();
    expect(times(series.getState().bars)).toEqual([60]);
  });

  it('loads what is older once at a time, until there is no more', async () => {
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

  it('hears nothing once it is stopped', async () => {
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
