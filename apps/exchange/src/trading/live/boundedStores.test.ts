import { createFakeExchange, ok } from '@exchange/api/testing';
import { listSizes, pairOf } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import { createBookKeeper } from './bookKeeper';
import { createBookStore } from './bookStore';
import { createTapeStore } from './tapeStore';

const events = 100_000;
const pair = pairOf('XDC-USDT');

const priceOf = (steps: number): string => (steps / 10 ** pair.priceDecimals).toFixed(pair.priceDecimals);

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** An exchange without data, or one that is down; and the number of uncancelled timers. */
const start = (isDown = false) => {
  const { feed, say } = createScriptedFeed();
  const waiting = new Set<() => void>();
  let takenBack = 0;
  const { client, reach } = createFakeExchange({
    orderBook: ok({ data: { seq: 0, asks: [], bids: [] } }),
    tape: 'none',
  });
  reach(!isDown);
  const later = (work: () => void) => {
    waiting.add(work);
    return () => {
      takenBack += 1;
      waiting.delete(work);
    };
  };
  return {
    deps: { client, feed, pair, pairId: '5', later },
    say,
    waiting,
    takenBack: () => takenBack,
    passTime: async () => {
      const due = [...waiting];
      waiting.clear();
      for (const work of due) work();
      await settle();
    },
  };
};

// As long as a busy machine takes for 100,000 events.
describe('however many events arrive', { timeout: 60_000 }, () => {
  it('a book has only the open levels, after 100,000 changes [TRD-295]', () => {
    const keeper = createBookKeeper(pair);
    keeper.take({ seq: 0, asks: [], bids: [] });
    const open = 40;
    for (let seq = 1; seq <= events; seq += 1) {
      const gone: [string, string][] = seq > open ? [[priceOf(seq - open), '0']] : [];
      keeper.change({ pair: pair.name, seq, asks: [[priceOf(seq), '1'], ...gone], bids: [] });
    }
    const levels = keeper.best('asks', Infinity);
    expect(levels).toHaveLength(open);
    expect(Number(levels[0]?.price)).toBeCloseTo((events - open + 1) / 10 ** pair.priceDecimals, pair.priceDecimals);
  });

  it('a book waiting for its snapshot keeps no more than a thousand of 100,000 changes [TRD-295]', () => {
    const keeper = createBookKeeper(pair);
    for (let seq = 1; seq <= events; seq += 1)
      keeper.change({ pair: pair.name, seq, asks: [[priceOf(seq), '1']], bids: [] });
    keeper.take({ seq: 0, asks: [], bids: [] });
    expect(keeper.best('asks', Infinity)).toHaveLength(1_000);
  });

  it('a tape has only its newest trades, after 100,000 of them [TRD-295]', async () => {
    const { deps, say } = start();
    const tape = createTapeStore(deps);
    const stop = tape.subscribe(() => undefined);
    await settle();
    for (let id = 1; id <= events; id += 1)
      say('{pair}-trades', { id, price: '1', amount: '1', side: 'buy', created_at: new Date(id).toISOString() });
    const ids = tape.state().rows.map((row) => Number(row.id));
    expect(ids).toEqual(Array.from({ length: listSizes.liveTape }, (_, place) => events - place));
    stop();
  });

  it('the visible book has no more than 500 levels per side [TRD-295]', async () => {
    const { deps, say } = start();
    const book = createBookStore(deps);
    const stop = book.subscribe(() => undefined);
    await settle();
    for (let seq = 1; seq <= 1_000; seq += 1)
      say('{pair}-book', { pair: pair.name, seq, asks: [[priceOf(seq), '1']], bids: [] });
    expect(book.levels.snapshot().asks).toHaveLength(500);
    stop();
  });
});

describe('a server that stays down', () => {
  it.each([
    ['book', createBookStore],
    ['tape', createTapeStore],
  ] as const)('leaves the %s with one timer, however often it was requested [TRD-295]', async (_, createStore) => {
    const { deps, waiting, takenBack, passTime } = start(true);
    const stop = createStore(deps).subscribe(() => undefined);
    await settle();
    for (let times = 0; times < 100; times += 1) await passTime();
    expect(waiting.size).toBe(1);
    const before = takenBack();
    stop();
    expect(takenBack() - before).toBe(1);
    expect(waiting.size).toBe(0);
  });
});
