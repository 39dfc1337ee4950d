import type { Answered } from '@exchange/api';
import { createFakeExchange, ok, outOfReach } from '@exchange/api/testing';
import { pairOf, type PairName } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import { createBookStore } from './bookStore';

type WireBook = Answered<'orderBook'>['data'];

const book: WireBook = {
  seq: 7,
  asks: [{ price: '0.0522', amount: 100 }],
  bids: [{ price: '0.0521', amount: '50.0' }],
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A store whose server answers as the test says, and whose timers the test controls. */
const start = (name: PairName = 'XDC-USDT') => {
  const { feed, say, become } = createScriptedFeed();
  let answers: (WireBook | 'down')[] = [];
  const waiting = new Map<() => void, number>();
  const answerNext = () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer === 'down' || answer === undefined ? outOfReach() : ok({ data: answer });
  };
  const { client, calls } = createFakeExchange({ orderBook: answerNext, mirroredOrderBook: answerNext });
  const later = (work: () => void, milliseconds: number) => {
    waiting.set(work, milliseconds);
    return () => waiting.delete(work);
  };
  const store = createBookStore({ client, feed, pair: pairOf(name), pairId: '5', later });
  return {
    store,
    say,
    become,
    calls,
    answer: (...next: (WireBook | 'down')[]) => {
      answers = next;
    },
    listen: async () => {
      const stop = store.subscribe(() => undefined);
      await settle();
      return stop;
    },
    waits: () => [...waiting.values()],
    passTime: async () => {
      const due = [...waiting.keys()];
      waiting.clear();
      for (const work of due) work();
      await settle();
    },
    levels: () => store.levels.snapshot(),
  };
};

const changed = (seq: number, asks: [string, string][]) => ({ pair: 'XDC-USDT', seq, asks, bids: [] });

describe('the book of a pair', () => {
  it('is loading, then ready, and requested with 500 levels [TRD-048]', async () => {
    const { store, answer, listen, calls, levels } = start();
    answer(book);
    expect(store.state().phase).toBe('loading');
    await listen();
    expect(store.state()).toMatchObject({ phase: 'ready', isBehind: false });
    expect(levels()).toEqual({
      asks: [{ price: '0.0522', amount: '100' }],
      bids: [{ price: '0.0521', amount: '50' }],
    });
    expect(calls[0]).toMatchObject({ operation: 'orderBook', fields: { order_book_limit: '500' } });
  });

  it('of a mirrored pair comes from its own call [TRD-048]', async () => {
    const { answer, listen, calls } = start('BTC-USDT');
    answer(book);
    await listen();
    expect(calls[0]?.operation).toBe('mirroredOrderBook');
  });

  it('notifies of each change, and builds its levels only when they are read', async () => {
    const { store, answer, listen, say, levels } = start();
    answer(book);
    await listen();
    let told = 0;
    const stop = store.levels.subscribe(() => (told += 1));
    const before = levels();
    expect(levels()).toBe(before);
    for (let seq = 8; seq < 108; seq += 1) say('{pair}-book', changed(seq, [['0.0522', String(seq)]]));
    expect(told).toBe(100);
    expect(levels().asks).toEqual([{ price: '0.0522', amount: '107' }]);
    stop();
    say('{pair}-book', changed(108, [['0.0522', '1']]));
    expect(told).toBe(100);
  });

  it('is reloaded if a change is missing, and marked as behind meanwhile [TRD-283]', async () => {
    const { store, answer, listen, say, calls, levels } = start();
    answer(book);
    await listen();
    answer({ ...book, seq: 20, asks: [{ price: '0.06', amount: '1' }] });
    say('{pair}-book', changed(10, [['0.0522', '1']]));
    expect(store.state().isBehind).toBe(true);
    expect(levels().asks).toEqual([{ price: '0.0522', amount: '100' }]);
    await settle();
    expect(calls).toHaveLength(2);
    expect(store.state().isBehind).toBe(false);
    expect(levels().asks).toEqual([{ price: '0.06', amount: '1' }]);
  });

  it('applies the change that revealed a gap, even to a snapshot one step older [TRD-283] [TRD-364]', async () => {
    const { store, answer, listen, say, levels } = start();
    answer(book);
    await listen();
    answer({ ...book, seq: 9 });
    say('{pair}-book', changed(10, [['0.0522', '1']]));
    await settle();
    expect(levels().asks).toEqual([{ price: '0.0522', amount: '1' }]);
    expect(store.state().isBehind).toBe(false);
  });

  it('whose snapshots stay behind the changes is marked, and reloaded less and less often [TRD-283]', async () => {
    const { store, answer, listen, say, calls, waits, passTime } = start();
    answer(book);
    await listen();
    say('{pair}-book', changed(10, [['0.0522', '1']]));
    await settle();
    await settle();
    expect(calls).toHaveLength(3);
    expect(store.state()).toMatchObject({ phase: 'ready', isBehind: true });
    expect(waits()).toEqual([1_000]);
    say('{pair}-book', changed(11, [['0.0522', '2']]));
    await settle();
    expect(calls).toHaveLength(3);
    answer({ ...book, seq: 11 });
    await passTime();
    expect(store.state().isBehind).toBe(false);
  });

  it("is reloaded when the connection is back, even if the server's numbers restart", async () => {
    const { store, answer, listen, say, become, levels } = start();
    answer(book);
    await listen();
    become('lost');
    expect(store.state().isBehind).toBe(true);
    answer({ ...book, seq: 0 });
    become('live');
    await settle();
    say('{pair}-book', changed(1, [['0.0522', '3']]));
    expect(levels().asks).toEqual([{ price: '0.0522', amount: '3' }]);
    expect(store.state().isBehind).toBe(false);
  });

  it("that couldn't be loaded reports it and is retried with growing pauses, or immediately on request", async () => {
    const { store, answer, listen, waits, passTime } = start();
    answer('down');
    await listen();
    expect(store.state()).toMatchObject({ phase: 'failed', failure: { code: 'unreachable' } });
    expect(waits()).toContain(1_000);
    await passTime();
    expect(waits()).toContain(2_000);
    answer(book);
    store.retry();
    expect(store.state().phase).toBe('loading');
    await settle();
    expect(store.state().phase).toBe('ready');
  });

  it('without numbers is reduced by trades and by cancelled orders of its pair [TRD-284]', async () => {
    const { answer, listen, say, levels } = start();
    answer({ asks: book.asks, bids: book.bids });
    await listen();
    say('{pair}-trades', { price: '0.0522', amount: '40', side: 'buy' });
    say('order-cancel', { Type: 'buy', pair: 'XDC-USDT', price: '0.0521', amount: '50' });
    say('order-cancel', { Type: 'sell', pair: 'XDC-ETH', price: '0.0522', amount: '50' });
    expect(levels()).toEqual({ asks: [{ price: '0.0522', amount: '60' }], bids: [] });
  });

  it("without numbers adds the unfilled part of an accepted order, and with numbers doesn't [TRD-470]", async () => {
    const accepted = { Type: 'buy', pair: 'XDC-USDT', price: '0.0521', amount: '20', status: 'accepted' } as const;
    const { answer, listen, say, levels, become } = start();
    answer({ asks: book.asks, bids: book.bids }, book);
    await listen();
    say('{pair}', accepted);
    say('{pair}', { ...accepted, price: '0.052' });
    say('{pair}', { ...accepted, status: 'cancelled' });
    expect(levels().bids).toEqual([
      { price: '0.0521', amount: '70' },
      { price: '0.052', amount: '20' },
    ]);
    become('live');
    await settle();
    say('{pair}', accepted);
    expect(levels().bids).toEqual([{ price: '0.0521', amount: '50' }]);
  });

  it('without numbers adds nothing for an order that fills immediately [TRD-470]', async () => {
    const { answer, listen, say, levels } = start();
    answer({ asks: book.asks, bids: book.bids });
    await listen();
    say('{pair}', { Type: 'buy', pair: 'XDC-USDT', price: '0.0523', amount: '60', status: 'accepted' });
    say('{pair}-trades', { price: '0.0522', amount: '60', side: 'buy' });
    expect(levels()).toMatchObject({ asks: [{ amount: '40' }], bids: [{ price: '0.0521' }] });
    say('{pair}', { Type: 'buy', pair: 'XDC-USDT', price: '0.0522', amount: '100', status: 'accepted' });
    say('{pair}-trades', { price: '0.0522', amount: '40', side: 'buy' });
    expect(levels().asks).toEqual([]);
    expect(levels().bids[0]).toEqual({ price: '0.0522', amount: '60' });
  });

  it('without numbers is reloaded a while after its orders were matched, once [TRD-471]', async () => {
    const { answer, listen, say, levels, calls, waits, passTime } = start();
    answer({ asks: book.asks, bids: book.bids }, { asks: [{ price: '0.0522', amount: '7' }], bids: [] });
    await listen();
    say('demo-event', { Pair: 'XDC-ETH', Amount: '1' });
    expect(waits()).toEqual([]);
    say('demo-event', { Pair: 'XDC-USDT', Amount: '1' });
    say('demo-event', { Pair: 'XDC-USDT', Amount: '2' });
    expect(waits()).toHaveLength(1);
    await passTime();
    expect(calls).toHaveLength(2);
    expect(levels()).toEqual({ asks: [{ price: '0.0522', amount: '7' }], bids: [] });
  });

  it('of a pair that was left ignores a late answer', async () => {
    const { store, answer, listen, become, levels, waits } = start();
    answer(book);
    const stop = await listen();
    answer({ ...book, seq: 20, asks: [{ price: '0.06', amount: '1' }] });
    become('live');
    stop();
    const before = store.state();
    await settle();
    expect(levels().asks).toEqual([{ price: '0.0522', amount: '100' }]);
    expect(store.state()).toBe(before);
    expect(waits()).toEqual([]);
  });

  it('is followed while there are subscribers, and no longer', async () => {
    const { answer, listen, say, levels, waits } = start();
    answer(book);
    const stop = await listen();
    stop();
    say('{pair}-book', changed(8, [['0.0522', '1']]));
    expect(levels().asks).toEqual([{ price: '0.0522', amount: '100' }]);
    expect(waits()).toEqual([]);
  });
});
