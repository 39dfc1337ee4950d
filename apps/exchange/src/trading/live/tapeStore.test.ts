import { createFakeExchange, ok, outOfReach } from '@exchange/api/testing';
import { pairOf, type PairName } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import { createTapeStore } from './tapeStore';

const momentOf = (second: number) => new Date(Date.UTC(2026, 1, 10, 12) + second * 1000).toISOString();

type Row = ReturnType<typeof row>;

/** The trade with this number, made that many seconds after noon. */
const row = (id: number) => ({
  id,
  created_at: momentOf(id),
  quantity: '1.50',
  taker_side: 'buy' as const,
  price: '0.05',
});

const trade = (id: number) => ({
  id,
  created_at: momentOf(id),
  price: '0.05',
  amount: '1.50',
  side: 'buy' as const,
});

/** Newest first. */
const rowsDown = (newest: number, count: number) => Array.from({ length: count }, (_, at) => row(newest - at));

const numbersDown = (newest: number, count: number) => rowsDown(newest, count).map(({ id }) => String(id));

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A store whose server's answers the test releases, and whose timers the test controls. */
const start = (name: PairName = 'XDC-USDT') => {
  const { feed, say, become } = createScriptedFeed();
  const waiting: ((rows: Row[] | 'down') => void)[] = [];
  const waits = new Map<() => void, number>();
  const nextRows = async () => {
    const rows = await new Promise<Row[] | 'down'>((resolve) => waiting.push(resolve));
    return rows === 'down' ? outOfReach() : rows;
  };
  const { client, calls } = createFakeExchange({
    tape: async () => ok({ data: await nextRows() }),
    tapeModels: async () => ok({ models: await nextRows() }),
    tapeEthUsdt: async () => ok({ data: await nextRows() }),
  });
  const later = (work: () => void, milliseconds: number) => {
    waits.set(work, milliseconds);
    return () => waits.delete(work);
  };
  const store = createTapeStore({ client, feed, pair: pairOf(name), pairId: '5', later });
  const shown = () => store.state().rows.map(({ id }) => id);
  return {
    store,
    say,
    become,
    calls,
    shown,
    waits: () => [...waits.values()],
    answer: async (rows: Row[] | 'down') => {
      await settle();
      waiting.shift()?.(rows);
      await settle();
    },
    passTime: () => {
      const due = [...waits.keys()];
      waits.clear();
      for (const work of due) work();
    },
    listen: () => store.subscribe(() => undefined),
  };
};

/** Loaded with these rows. */
const started = async (rows: Row[] | 'down', name?: PairName) => {
  const tape = start(name);
  const stop = tape.listen();
  await tape.answer(rows);
  return { ...tape, stop };
};

describe('the tape of a pair', () => {
  it.each([
    ['XDC-USDT', 'tape'],
    ['BTC-USDT', 'tapeModels'],
    ['ETH-USDT', 'tapeModels'],
  ] as const)('of %s comes from %s [TRD-262]', async (name, operation) => {
    const { calls, shown } = await started([row(2), row(1)], name);
    expect(calls.map((call) => call.operation)).toEqual([operation]);
    expect(shown()).toEqual(['2', '1']);
  });

  it('of ETH-USDT comes from its second source if the first fails [TRD-262]', async () => {
    const { calls, answer, shown, store } = await started('down', 'ETH-USDT');
    await answer([row(2)]);
    expect(calls.map((call) => call.operation)).toEqual(['tapeModels', 'tapeEthUsdt']);
    expect(store.state().phase).toBe('ready');
    expect(shown()).toEqual(['2']);
  });

  it('is requested with a hundred rows, and has them all until live ones arrive [TRD-261]', async () => {
    const { calls, shown, store } = await started(rowsDown(300, 100));
    expect(calls[0]?.fields).toMatchObject({
      trade_history_limit: '100',
      pair_id: '5',
      pair: 'XDC-USDT',
      page: '1',
    });
    expect(store.state().phase).toBe('ready');
    expect(shown()).toEqual(numbersDown(300, 100));
  });

  it('keeps the newest forty live, however many arrive [TRD-261]', async () => {
    const { say, shown } = await started(rowsDown(300, 100));
    say('{pair}-trades', trade(301));
    expect(shown()).toEqual(numbersDown(301, 40));
    for (let id = 302; id <= 400; id += 1) say('{pair}-trades', trade(id));
    say('{pair}-tradeHistory', rowsDown(400, 100));
    expect(shown()).toEqual(numbersDown(400, 40));
  });

  it('shows each trade once, whether from both channels or the answer, and loses none [TRD-263]', async () => {
    const { answer, listen, say, shown } = start();
    listen();
    say('{pair}-trades', trade(2));
    say('{pair}-trades', trade(4));
    say('{pair}-tradeHistory', [row(4), row(3), row(2)]);
    await answer([row(3), row(2), row(1)]);
    say('{pair}-tradeHistory', [row(5), row(4)]);
    say('{pair}-trades', trade(5));
    expect(shown()).toEqual(['5', '4', '3', '2', '1']);
  });

  it("takes its pair's trades from the channel of all pairs too, each once [TRD-472]", async () => {
    const { say, shown } = await started([row(1)]);
    say('trade-history', { ...trade(2), pair: 'XDC-USDT' });
    say('{pair}-trades', trade(2));
    say('trade-history', { ...trade(3), pair: 'XDC-ETH' });
    expect(shown()).toEqual(['2', '1']);
  });

  it('is reloaded when the connection is back, without trades from before the gap [TRD-263]', async () => {
    const { answer, become, say, shown } = await started([row(2), row(1)]);
    become('lost');
    become('live');
    say('{pair}-trades', trade(200));
    await answer(rowsDown(199, 100));
    expect(shown()).toEqual(numbersDown(200, 100));
  });

  it("that couldn't be loaded reports the reason and is retried with growing pauses, or immediately on request", async () => {
    const { store, answer, listen, passTime, waits, calls } = start();
    listen();
    await answer('down');
    expect(store.state()).toMatchObject({ phase: 'failed', failure: { code: 'unreachable' } });
    expect(waits()).toEqual([1_000]);
    passTime();
    await answer('down');
    expect(waits()).toEqual([2_000]);
    store.retry();
    expect(store.state()).toMatchObject({ phase: 'loading', failure: undefined });
    await answer([row(1)]);
    expect(store.state().phase).toBe('ready');
    expect(calls).toHaveLength(3);
  });

  it("that couldn't be loaded isn't stuck in loading because a live trade arrived", async () => {
    const { store, answer, listen, say, passTime, shown } = start();
    listen();
    say('{pair}-trades', trade(2));
    await answer('down');
    expect(store.state().phase).toBe('failed');
    passTime();
    await answer([row(1)]);
    expect(store.state().phase).toBe('ready');
    expect(shown()).toEqual(['2', '1']);
  });

  it('once loaded stays if a later call fails, and is reloaded as soon as possible', async () => {
    const { store, answer, become, passTime, shown } = await started([row(1)]);
    become('live');
    await answer('down');
    expect(store.state().phase).toBe('ready');
    expect(shown()).toEqual(['1']);
    passTime();
    await answer([row(2), row(1)]);
    expect(shown()).toEqual(['2', '1']);
  });

  it("of a pair that was left ignores a late answer or trade, and isn't retried", async () => {
    const { answer, become, say, shown, stop, waits } = await started([row(1)]);
    become('live');
    stop();
    await answer([row(9)]);
    say('{pair}-trades', trade(10));
    expect(shown()).toEqual(['1']);
    const failing = await started([row(1)]);
    failing.become('live');
    failing.stop();
    await failing.answer('down');
    expect([...waits(), ...failing.waits()]).toEqual([]);
  });

  it('without trades is ready and empty', async () => {
    const { store, shown } = await started([]);
    expect(store.state().phase).toBe('ready');
    expect(shown()).toEqual([]);
  });
});
