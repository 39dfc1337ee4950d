import type { ChannelName, LiveStatus } from '@exchange/api';
import type { Failure, Result } from '@exchange/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMarketStore, type MarketDeps } from './marketStore';
import type { WireStats } from './quote';

type Answer = Result<{ data: WireStats[] }>;

const stats = (pairName: string, price: string, more: Partial<WireStats> = {}): WireStats => ({
  pairId: '5',
  pairName,
  price,
  percentChange: '1.20',
  high: '2',
  low: '0.5',
  volume: '100',
  ...more,
});

/** A feed controlled by the test, and an exchange whose answers the test releases. */
const setUp = (now = () => Date.now()) => {
  const heard = new Map<ChannelName, (payload: never) => void>();
  let tellStatus: (status: LiveStatus) => void = () => undefined;
  let status: LiveStatus = 'off';
  const answers: ((answer: Answer) => void)[] = [];
  const frames: (() => void)[] = [];
  const given = {
    client: { markets: { pairPrices: () => new Promise<Answer>((resolve) => answers.push(resolve)) } },
    feed: {
      start: () => undefined,
      status: () => status,
      on: ({ channel }: { channel: ChannelName }, listener: (payload: never) => void) => {
        heard.set(channel, listener);
        return () => heard.delete(channel);
      },
      onStatus: (listener: (next: LiveStatus) => void) => {
        tellStatus = listener;
        return () => undefined;
      },
    },
    now,
    onFrame: (draw: () => void) => frames.push(draw),
    staleAfterMs: 6_000,
    pollMs: 5_000,
  };
  const store = createMarketStore(given as unknown as MarketDeps);
  return {
    store,
    answers,
    answer: async (answer: Answer) => {
      answers.shift()?.(answer);
      await vi.advanceTimersByTimeAsync(0);
    },
    hear: (channel: ChannelName, payload: unknown) => heard.get(channel)?.(payload as never),
    draw: () => {
      for (const frame of frames.splice(0)) frame();
    },
    frames,
    become: (next: LiveStatus) => {
      status = next;
      tellStatus(next);
    },
    price: (name: string) => [...store.state().quotes.values()].find(({ pair }) => pair.name === name)?.price,
  };
};

const failure: Failure = { code: 'unreachable' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('market figures', () => {
  it('are requested when first needed and are loading until then', async () => {
    const { store, answers, answer, draw, price } = setUp();
    expect(answers).toHaveLength(0);
    store.subscribe(() => undefined);
    expect(store.state().phase).toBe('loading');
    await answer({ data: { data: [stats('XDC-USDT', '0.05')] } });
    draw();
    expect(store.state().phase).toBe('ready');
    expect(price('XDC-USDT')).toBe('0.05');
  });

  it('follow the live connection, rendered once per frame however many arrive', async () => {
    const { store, hear, draw, frames, price } = setUp();
    const told = vi.fn();
    store.subscribe(told);
    told.mockClear();
    for (let step = 1; step <= 100; step += 1) hear('pairStats', [stats('XDC-USDT', `0.0${step}`)]);
    expect(told).not.toHaveBeenCalled();
    expect(frames).toHaveLength(1);
    draw();
    expect(told).toHaveBeenCalledTimes(1);
    expect(price('XDC-USDT')).toBe('0.01');
  });

  it('accept a volume without other figures', () => {
    const { store, hear, draw } = setUp();
    store.subscribe(() => undefined);
    hear('pairStats', [stats('XDC-USDT', '0.05')]);
    hear('pairVolume', [{ pairName: 'XDC-USDT', volume: 250.5 }]);
    draw();
    expect(store.state().quotes.get('XDC-USDT')).toMatchObject({ price: '0.05', volume: '250.5' });
  });

  it('are not reset by an older answer after a newer update', async () => {
    const { store, hear, answer, draw, price } = setUp();
    store.subscribe(() => undefined);
    vi.advanceTimersByTime(10);
    hear('pairStats', [stats('XDC-USDT', '0.06')]);
    await answer({ data: { data: [stats('XDC-USDT', '0.05'), stats('XRP-USDT', '2')] } });
    draw();
    expect(price('XDC-USDT')).toBe('0.06');
    expect(price('XRP-USDT')).toBe('2');
  });

  it('that are unknown or invalid are left out and the rest stays', () => {
    const { store, hear, draw } = setUp();
    store.subscribe(() => undefined);
    hear('pairStats', [stats('NEW-COIN', '1'), stats('XDC-ETH', 'soon'), stats('XDC-USDT', '0.05')]);
    draw();
    expect([...store.state().quotes.keys()]).toEqual(['XDC-USDT']);
  });

  it('are marked stale within seconds without updates, and fresh again with the first one', () => {
    const { store, hear, draw, become } = setUp();
    store.subscribe(() => undefined);
    become('live');
    hear('pairStats', [stats('XDC-USDT', '0.05')]);
    draw();
    vi.advanceTimersByTime(6_000);
    expect(store.state().isStale).toBe(false);
    vi.advanceTimersByTime(600);
    expect(store.state().isStale).toBe(true);
    hear('pairStats', [stats('XDC-USDT', '0.05')]);
    draw();
    expect(store.state().isStale).toBe(false);
  });

  it.each([-3_600_000, 3_600_000])(
    'are marked stale by a monotonic clock, whatever happens to the other: by %i ms [TRD-366]',
    (jump) => {
      const startedAt = performance.now();
      const { store, hear, draw, become } = setUp(() => performance.now() - startedAt);
      store.subscribe(() => undefined);
      become('live');
      hear('pairStats', [stats('XDC-USDT', '0.05')]);
      draw();
      vi.setSystemTime(Date.now() + jump);
      vi.advanceTimersByTime(5_900);
      expect(store.state().isStale).toBe(false);
      vi.advanceTimersByTime(700);
      expect(store.state().isStale).toBe(true);
    },
  );

  it('are requested again after reconnecting, and every few seconds while disconnected', async () => {
    const { store, answers, answer, draw, become, price } = setUp();
    store.subscribe(() => undefined);
    await answer({ data: { data: [stats('XDC-USDT', '0.05')] } });
    draw();
    become('lost');
    await vi.advanceTimersByTimeAsync(5_600);
    expect(answers).toHaveLength(1);
    await answer({ data: { data: [stats('XDC-USDT', '0.07')] } });
    draw();
    expect(price('XDC-USDT')).toBe('0.07');
    become('live');
    expect(answers).toHaveLength(1);
  });

  it("that couldn't be loaded report the reason, and can be retried", async () => {
    const { store, answer, draw, answers } = setUp();
    store.subscribe(() => undefined);
    await answer({ error: failure });
    expect(store.state()).toMatchObject({ phase: 'failed', failure });
    store.retry();
    expect(store.state().phase).toBe('loading');
    expect(answers).toHaveLength(1);
    await answer({ data: { data: [stats('XDC-USDT', '0.05')] } });
    draw();
    expect(store.state()).toMatchObject({ phase: 'ready', failure: undefined });
  });

  it('once shown stay if a later call fails', async () => {
    const { store, answer, draw, become } = setUp();
    store.subscribe(() => undefined);
    await answer({ data: { data: [stats('XDC-USDT', '0.05')] } });
    draw();
    become('live');
    await answer({ error: failure });
    expect(store.state().phase).toBe('ready');
  });

  it('are no longer followed without subscribers', async () => {
    const { store, hear, frames, answers } = setUp();
    const stop = store.subscribe(() => undefined);
    stop();
    hear('pairStats', [stats('XDC-USDT', '0.05')]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(frames).toHaveLength(0);
    expect(answers).toHaveLength(1);
  });
});
