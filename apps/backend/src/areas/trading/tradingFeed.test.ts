import { describe, expect, it } from 'vitest';
import { readContract } from '../../contract/document';
import { createChannelChecks } from '../../contract/validation';
import type { LevelChange, OrderChange, Trade } from '../../exchange/events';
import type { Order } from '../../exchange/outcomes';
import { connectClient } from '../../live/testing/liveClient';
import { startTradingServer, type Follower } from './testing/liveTradingServer';

const checkOf = createChannelChecks(readContract());
const at = Date.parse('2026-03-02T12:00:00.250Z');

const order: Order = {
  id: 'o-7001',
  trader: 'u-ada',
  pair: 'XDC-USDT',
  side: 'sell',
  price: '0.0525',
  amount: '3000',
  filled: '0',
  total: '0',
  received: '0',
  fee: '0',
  status: 'open',
  clientOrderId: 'mine-1',
  createdAt: at,
  updatedAt: at,
};

const accepted: OrderChange = { change: 'accepted', order, amount: '3000', isTaker: true };
const filled: OrderChange = {
  change: 'filled',
  order: { ...order, filled: '1000', total: '53' },
  amount: '1000',
  isTaker: true,
};
const completed: OrderChange = {
  change: 'filled',
  order: { ...order, id: 'o-6000', trader: 'u-bob', side: 'buy', amount: '1000', filled: '1000', status: 'completed' },
  amount: '1000',
  isTaker: false,
};
const cancelled: OrderChange = {
  change: 'cancelled',
  order: { ...order, filled: '1000', total: '53', status: 'cancelled' },
  amount: '2000',
  isTaker: true,
};

const tradeOf = (id: string): Trade => ({
  id,
  pair: 'XDC-USDT',
  price: '0.0525',
  amount: '1000',
  takerSide: 'sell',
  at,
});
const told = { price: '0.0525', created_at: '2026-03-02T12:00:00.250Z' };
const tradeTold = (id: string) => ({ id, pair: 'XDC-USDT', amount: '1000', side: 'sell', ...told });
const rowTold = (id: string) => ({ id, quantity: '1000', taker_side: 'sell', ...told });

const ask = (price: string, amount: string): LevelChange => ({ pair: 'XDC-USDT', side: 'asks', price, amount });

/** Every message to traders in an order's life. */
const life = { orders: [accepted, completed, filled, cancelled], trades: [tradeOf('90211')] };

const tradingChannels = (userId: string): string[] => [
  'XDC-USDT',
  'XDC-USDT-book',
  'XDC-USDT-trades',
  'XDC-USDT-tradeHistory',
  'demo-event',
  'order-cancel',
  'trade-history',
  `demo-event-${userId}`,
  `order-cancel-${userId}`,
  `order-history-${userId}`,
];

const settleAll = async (clients: Follower[]): Promise<void> => {
  for (const { settle } of clients) await settle();
};

describe('followers of a pair', () => {
  it('receive accepted and cancelled orders, and no fills [LVC-001]', async () => {
    const { exchange, follow } = await startTradingServer();
    const client = await follow();
    exchange.commit(life);
    await client.settle();
    expect(client.heard('XDC-USDT')).toEqual([
      { Type: 'sell', pair: 'XDC-USDT', price: '0.0525', amount: '3000', status: 'accepted' },
      { Type: 'sell', pair: 'XDC-USDT', price: '0.0525', amount: '2000', status: 'cancelled' },
    ]);
  });

  it('receive each trade [LVC-005]', async () => {
    const { exchange, follow } = await startTradingServer();
    const client = await follow();
    exchange.commit({ trades: [tradeOf('1'), tradeOf('2')] });
    exchange.commit({ trades: [tradeOf('3')] });
    await client.settle();
    expect(client.heard('XDC-USDT-trades')).toEqual([tradeTold('1'), tradeTold('2'), tradeTold('3')]);
  });

  it('receive the newest rows of the tape, newest first, a hundred at most [LVC-006]', async () => {
    const { exchange, feed, follow } = await startTradingServer();
    const client = await follow();
    exchange.commit({ trades: [tradeOf('1'), tradeOf('2')] });
    exchange.commit({ trades: [tradeOf('3')] });
    feed.flush();
    exchange.commit({ trades: Array.from({ length: 101 }, (_, index) => tradeOf(String(index + 4))) });
    feed.flush();
    feed.flush();
    await client.settle();
    const [first, second, ...others] = client.heard('XDC-USDT-tradeHistory');
    expect(first).toEqual([rowTold('3'), rowTold('2'), rowTold('1')]);
    expect(second).toHaveLength(100);
    expect(second).toMatchObject({ 0: rowTold('104'), 99: rowTold('5') });
    expect(others).toEqual([]);
  });

  it('receive nothing about other pairs, and nothing after leaving [LVC-007]', async () => {
    const { exchange, feed, follow, url } = await startTradingServer();
    const [here, gone, elsewhere] = [await follow(), await follow(), await connectClient(url)];
    gone.socket.emit('leave', { pair: 'XDC-USDT' });
    elsewhere.socket.emit('join', { pair: 'XDC-ETH' });
    await settleAll([here, gone, elsewhere]);
    exchange.commit({ ...life, levels: [ask('0.0525', '2000')] });
    feed.flush();
    await settleAll([here, gone, elsewhere]);
    const channels = tradingChannels('').slice(0, 4);
    expect(channels.map((channel) => here.heard(channel).length)).toEqual([2, 1, 1, 1]);
    for (const { heard } of [gone, elsewhere]) expect(channels.flatMap(heard)).toEqual([]);
  });
});

describe('a book', () => {
  it('that changed a hundred times within a moment is published once, with absolute levels [LVC-002] [LVC-003]', async () => {
    const { exchange, feed, follow } = await startTradingServer();
    const client = await follow();
    for (let amount = 1; amount <= 100; amount += 1) exchange.commit({ levels: [ask('0.0525', String(amount))] });
    exchange.commit({ levels: [ask('0.06', '0')] });
    feed.flush();
    feed.flush();
    client.socket.emit('join', { pair: 'XDC-ETH' });
    await client.settle();
    exchange.commit({ levels: [ask('0.0525', '0'), { ...ask('0.00002', '5'), pair: 'XDC-ETH' }] });
    feed.flush();
    await client.settle();
    expect(client.heard('XDC-ETH-book')).toMatchObject([{ seq: 1 }]);
    expect(client.heard('XDC-USDT-book')).toEqual([
      {
        pair: 'XDC-USDT',
        seq: 1,
        asks: [
          ['0.0525', '100'],
          ['0.06', '0'],
        ],
        bids: [],
      },
      { pair: 'XDC-USDT', seq: 2, asks: [['0.0525', '0']], bids: [] },
    ]);
  });

  it('is published automatically after a moment [LVC-003]', async () => {
    const { exchange, follow } = await startTradingServer({ gatherMs: 1 });
    const client = await follow();
    exchange.commit({ levels: [ask('0.0525', '5')], trades: [tradeOf('1')] });
    await expect.poll(() => client.heard('XDC-USDT-book').length).toBe(1);
    exchange.commit({ levels: [ask('0.0525', '6')] });
    await expect.poll(() => client.heard('XDC-USDT-book').length).toBe(2);
    expect(client.heard('XDC-USDT-tradeHistory')).toHaveLength(1);
  });

  it('that the exchange rebuilt is published as its differences [LVC-064]', async () => {
    const { exchange, feed, books, follow } = await startTradingServer();
    const client = await follow();
    exchange.commit({ levels: [ask('1', '1'), ask('2', '2')] });
    feed.flush();
    exchange.hold([ask('1', '1'), ask('3', '3')]);
    feed.reset();
    await client.settle();
    expect(client.heard('XDC-USDT-book')[1]).toEqual({
      pair: 'XDC-USDT',
      seq: 2,
      asks: [
        ['3', '3'],
        ['2', '0'],
      ],
      bids: [],
    });
    expect(books.snapshot('XDC-USDT', 9).asks.map(({ price }) => price)).toEqual(['1', '3']);
  });

  it('includes an order’s effect before the order is published [LVC-004]', async () => {
    const { exchange, books, live } = await startTradingServer();
    const seen: unknown[] = [];
    const original = live.tellPair;
    live.tellPair = (...said) => {
      seen.push(books.snapshot('XDC-USDT', 1).asks[0]?.amount);
      original(...said);
    };
    exchange.commit({ orders: [accepted], levels: [ask('0.0525', '3000')] });
    expect(seen).toEqual(['3000']);
  });
});

describe('everyone', () => {
  it('receives matches, cancelled orders and trades [LVC-021] [LVC-022] [LVC-023]', async () => {
    const { exchange, url } = await startTradingServer();
    const visitor = await connectClient(url);
    exchange.commit(life);
    exchange.commit({ orders: [{ ...completed, isTaker: true }] });
    await visitor.settle();
    expect(visitor.heard('demo-event')).toEqual(
      ['partially', 'completed'].map((status) => ({ Pair: 'XDC-USDT', Amount: '1000', Trade_status: status })),
    );
    expect(visitor.heard('order-cancel')).toEqual([
      { Type: 'sell', pair: 'XDC-USDT', price: '0.0525', amount: '2000' },
    ]);
    expect(visitor.heard('trade-history')).toEqual([tradeTold('90211')]);
  });

  it('learns no names and no order IDs [LVC-024]', async () => {
    const { exchange, feed, follow } = await startTradingServer();
    const visitor = await follow();
    exchange.commit({ ...life, levels: [ask('0.0525', '2000')] });
    feed.flush();
    await visitor.settle();
    const all = tradingChannels('').flatMap(visitor.heard);
    expect(all).toHaveLength(8);
    expect(JSON.stringify(all)).not.toMatch(/u-ada|u-bob|o-\d|mine-1|userId|uniqueId/);
  });
});

describe('a trader', () => {
  it('receives each fill of their own orders, partial or complete [LVC-041] [LVC-045]', async () => {
    const { exchange, follow } = await startTradingServer();
    const [ada, bob] = [await follow('ada'), await follow('bob')];
    exchange.commit(life);
    await settleAll([ada, bob]);
    const fill = { Pair: 'XDC-USDT', Amount: '1000' };
    expect(ada.heard('demo-event-u-ada')).toEqual([{ ...fill, userId: 'u-ada', Trade_status: 'partially' }]);
    expect(bob.heard('demo-event-u-bob')).toEqual([{ ...fill, userId: 'u-bob', Trade_status: 'completed' }]);
  });

  it('learns which of their own orders was cancelled, and what was still open [LVC-042]', async () => {
    const { exchange, follow } = await startTradingServer();
    const ada = await follow('ada');
    exchange.commit(life);
    await ada.settle();
    expect(ada.heard('order-cancel-u-ada')).toEqual([
      { userId: 'u-ada', uniqueId: 'o-7001', Type: 'sell', pair: 'XDC-USDT', price: '0.0525', amount: '2000' },
    ]);
  });

  it('receives the state of their own order each time it is placed, filled or cancelled [LVC-043]', async () => {
    const { exchange, follow } = await startTradingServer();
    const [ada, bob] = [await follow('ada'), await follow('bob')];
    exchange.commit(life);
    await settleAll([ada, bob]);
    const own = { userId: 'u-ada', uniqueId: 'o-7001', Type: 'sell', pair: 'XDC-USDT', price: '0.0525' };
    expect(ada.heard('order-history-u-ada')).toEqual([
      { ...own, originalQty: '3000', filledQty: '0', status: 'active' },
      { ...own, originalQty: '3000', filledQty: '1000', averagePrice: '0.053', status: 'partially' },
      { ...own, originalQty: '3000', filledQty: '1000', averagePrice: '0.053', status: 'cancelled' },
    ]);
    expect(bob.heard('order-history-u-bob')).toMatchObject([{ filledQty: '1000', status: 'completed' }]);
  });

  it('receives it on each connection, and no one else does [LVC-044]', async () => {
    const { exchange, follow } = await startTradingServer();
    const [here, there] = [await follow('ada'), await follow('ada')];
    const others = [await follow('bob'), await follow(), await follow('dead')];
    exchange.commit({ orders: [accepted, filled, cancelled] });
    await settleAll([here, there, ...others]);
    const own = tradingChannels('u-ada').slice(7);
    for (const { heard } of [here, there]) expect(own.map((channel) => heard(channel).length)).toEqual([1, 1, 3]);
    for (const { heard } of others) expect([...own, ...tradingChannels('u-bob').slice(7)].flatMap(heard)).toEqual([]);
  });
});

describe('what is published', () => {
  it('arrives in the order it happened, and no message replaces another [LVC-062]', async () => {
    const { exchange, follow } = await startTradingServer();
    const ada = await follow('ada');
    const order: string[] = [];
    ada.socket.onAny((channel: string, payload: { id?: string }) => order.push(payload.id ?? channel));
    for (let group = 0; group < 200; group += 1)
      exchange.commit({ orders: [accepted, filled], trades: [tradeOf(`t${group}`)] });
    await ada.settle();
    const one = (group: number) => [
      'XDC-USDT',
      'order-history-u-ada',
      'demo-event',
      'demo-event-u-ada',
      'order-history-u-ada',
      `t${group}`,
      `t${group}`,
    ];
    expect(order.filter((channel) => channel !== 'pong')).toEqual(Array.from({ length: 200 }, (_, g) => one(g)).flat());
  });

  it('is published once it is committed, and not after the feed has stopped [LVC-061]', async () => {
    const { exchange, feed, follow } = await startTradingServer();
    const ada = await follow('ada');
    const all = () => tradingChannels('u-ada').flatMap(ada.heard);
    await ada.settle();
    expect(all()).toEqual([]);
    exchange.commit({ levels: [ask('1', '1')] });
    feed.stop();
    exchange.commit(life);
    await ada.settle();
    expect(all()).toEqual([{ pair: 'XDC-USDT', seq: 1, asks: [['1', '1']], bids: [] }]);
  });

  it.each(tradingChannels('u-ada'))('on %s fits the contract [LVC-063]', async (channel) => {
    const { exchange, feed, follow } = await startTradingServer();
    const ada = await follow('ada');
    exchange.commit({ ...life, levels: [ask('0.0525', '2000')] });
    feed.flush();
    await ada.settle();
    const check = checkOf(channel.replace('XDC-USDT', '{pair}').replace('u-ada', '{userId}'));
    expect(ada.heard(channel).length).toBeGreaterThan(0);
    for (const payload of ada.heard(channel)) expect(check(payload)).toBeUndefined();
  });
});
