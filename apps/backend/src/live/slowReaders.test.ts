import { fromWhole, pairNames } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import type { LevelChange } from '../exchange/events';
import { collectGarbage } from './testing/collectGarbage';
import { openFrozenReader, openWay } from './testing/frozenReader';
import { connectClient } from './testing/liveClient';
import { startTradingServer } from '../areas/trading/testing/liveTradingServer';

const queueBytes = 200_000;
const limits = { queueBytes, sweepMs: 2 };

/** Two thousand levels, an event of about 40 KB. */
const changedBook = (round: number): LevelChange[] =>
  Array.from({ length: 2_000 }, (_, index) => ({
    pair: 'XDC-USDT',
    side: index % 2 === 0 ? 'asks' : 'bids',
    price: fromWhole(BigInt(100_000 + index), 8),
    amount: `${round + 1}`,
  }));

/** More than the operating system buffers for a connection. */
const mostRounds = 1_000;

describe('connections that stop reading', () => {
  it('are dropped and counted, without leaking memory or affecting others [LVC-081] [LVC-082] [LVC-085]', async () => {
    const { url, exchange, feed, follow, figure, waitingBytes } = await startTradingServer(limits);
    const readers = [await follow(), await follow('ada')];
    const frozen = 20;
    for (let count = 0; count < frozen; count += 1) await openFrozenReader(url);
    expect(await figure('live_sockets')).toBe(22);
    let rounds = 0;
    let mostWaiting = 0;
    const tellBook = async (): Promise<void> => {
      exchange.commit({ levels: changedBook(rounds) });
      feed.flush();
      rounds += 1;
      for (const { settle } of readers) await settle();
      mostWaiting = Math.max(mostWaiting, waitingBytes());
    };

    while ((await figure('live_dropped_total')) < frozen && rounds < mostRounds) await tellBook();
    expect(await figure('live_dropped_total')).toBe(frozen);
    expect(await figure('live_sockets')).toBe(readers.length);
    expect(mostWaiting).toBeLessThan(2 * frozen * queueBytes);
    expect(mostWaiting).toBeGreaterThan((frozen * queueBytes) / 2);
    expect(waitingBytes()).toBe(0);

    collectGarbage();
    const before = process.memoryUsage().arrayBuffers;
    for (const { forget } of readers) forget();
    for (let more = 0; more < 50; more += 1) {
      await tellBook();
      for (const { forget } of readers) forget();
    }
    collectGarbage();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2_000_000);
    expect(readers.map(({ socket }) => socket.connected)).toEqual([true, true]);
  });

  it('do not keep others from receiving everything, in order [LVC-082]', async () => {
    const { url, exchange, feed, follow } = await startTradingServer(limits);
    const reader = await follow();
    for (let count = 0; count < 3; count += 1) await openFrozenReader(url);
    for (let round = 0; round < 100; round += 1) {
      exchange.commit({ levels: changedBook(round) });
      feed.flush();
      await reader.settle();
    }
    expect(reader.heard('XDC-USDT-book')).toMatchObject(
      Array.from({ length: 100 }, (_, index) => ({ seq: index + 1 })),
    );
  });

  it('reconnect when they read again, and end up with the server’s book [LVC-083]', { tags: 'nightly' }, async () => {
    const { url, exchange, feed, books, figure } = await startTradingServer(limits);
    const way = await openWay(url);
    const reader = await connectClient(way.url, { returns: true });
    let book = new Map<string, string>();
    let seq = 0;
    const take = async (): Promise<void> => {
      reader.socket.emit('join', { pair: 'XDC-USDT' });
      await reader.settle();
      const snapshot = books.snapshot('XDC-USDT', 5_000);
      seq = snapshot.seq;
      book = new Map([...snapshot.asks, ...snapshot.bids].map(({ price, amount }) => [price, amount]));
    };
    reader.socket.on('XDC-USDT-book', (event: { seq: number; asks: string[][]; bids: string[][] }) => {
      if (event.seq <= seq) return;
      seq = event.seq;
      for (const [price = '', amount = ''] of [...event.asks, ...event.bids]) book.set(price, amount);
    });
    await take();
    way.freeze();
    for (let round = 0; round < mostRounds && (await figure('live_dropped_total')) === 0; round += 1) {
      exchange.commit({ levels: changedBook(round) });
      feed.flush();
      await new Promise(setImmediate);
    }
    const back = reader.next('connect');
    way.thaw();
    await back;
    await take();
    exchange.commit({ levels: [{ pair: 'XDC-USDT', side: 'asks', price: '7', amount: '77' }] });
    feed.flush();
    await reader.settle();
    const { asks, bids } = books.snapshot('XDC-USDT', 5_000);
    expect(book).toEqual(new Map([...asks, ...bids].map(({ price, amount }) => [price, amount])));
    expect(book.get('7')).toBe('77');
  });
});

describe('ten thousand joins and leaves', () => {
  it('leak neither rooms nor memory [LVC-084]', { tags: 'nightly' }, async () => {
    const { follow, figure } = await startTradingServer();
    const clients = await Promise.all(Array.from({ length: 10 }, () => follow()));
    const wander = async (rounds: number): Promise<void> => {
      for (const { socket } of clients)
        for (let round = 0; round < rounds; round += 1) {
          const pair = pairNames[round % pairNames.length];
          socket.emit('join', { pair });
          socket.emit('leave', { pair });
        }
      for (const client of clients) {
        client.socket.emit('leave', { pair: 'XDC-USDT' });
        await client.settle();
        client.forget();
      }
    };
    await wander(100);
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    await wander(1_000);
    expect(await figure('live_rooms')).toBe(clients.length);
    collectGarbage();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(2_000_000);
    for (const { socket } of clients) socket.disconnect();
    await expect.poll(() => figure('live_rooms')).toBe(0);
    await expect.poll(() => figure('live_sockets')).toBe(0);
  });

  it('of short-lived connections leave none behind [LVC-084]', async () => {
    const { follow, figure, live } = await startTradingServer();
    for (let round = 0; round < 20; round += 1) {
      const clients = await Promise.all(
        Array.from({ length: 10 }, (_, index) => follow(index % 2 ? 'ada' : undefined)),
      );
      for (const { socket } of clients) socket.disconnect();
    }
    await expect.poll(() => figure('live_rooms')).toBe(0);
    expect(live.sessions()).toEqual([]);
  });
});

describe('messages', () => {
  it('are counted once per recipient [LVC-085]', async () => {
    const { exchange, feed, follow, figure } = await startTradingServer();
    const book = { levels: changedBook(1) };
    exchange.commit(book);
    feed.flush();
    expect(await figure('live_messages_total')).toBe(0);
    const clients = [await follow(), await follow(), await follow()];
    exchange.commit(book);
    feed.flush();
    expect(await figure('live_messages_total')).toBe(clients.length);
  });
});
