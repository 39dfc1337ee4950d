import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@redis/client';
import { hasRedis, startRedisServer, type RedisServer } from '#faults/testing/redisServer';
import { openWay } from '#live/testing/frozenReader';
import type { LevelChange, Trade } from '../../exchange/events';
import { openTestDatabase, prefix, startGateway, startOwner, type Client } from './testing/liveCluster';

let redis: RedisServer;

beforeAll(async () => {
  if (hasRedis) redis = await startRedisServer();
});

afterAll(async () => {
  if (hasRedis) await redis.remove();
});

const level = (price: string, amount: string, side: 'asks' | 'bids' = 'asks'): LevelChange => ({
  pair: 'XDC-USDT',
  side,
  price,
  amount,
});

const trade = (id: string): Trade => ({
  id,
  pair: 'XDC-USDT',
  price: '0.05',
  amount: '10',
  takerSide: 'buy',
  at: Date.now(),
});

/** An owner and two gateways, which have what it has. */
const startAll = async () => {
  const database = await openTestDatabase();
  const owner = await startOwner({ url: redis.url, database });
  const gateways = await Promise.all([1, 2].map(() => startGateway({ url: redis.url, database, owner: () => owner })));
  await expect.poll(() => gateways.every(({ isCurrent }) => isCurrent())).toBe(true);
  const [one, two] = gateways;
  if (!one || !two) throw new Error('Two gateways were started.');
  return { owner, one, two, database };
};

const channelsInUse = async (): Promise<string[]> => {
  const client = createClient({ url: redis.url });
  await client.connect();
  const channels = await client.pubSubChannels();
  client.destroy();
  return channels.map(String).sort();
};

const book = 'XDC-USDT-book';

const lastOf = ({ heard }: Client, channel: string): unknown => heard(channel).at(-1);

describe.skipIf(!hasRedis)('clients of different gateways', () => {
  it('hear the same events with the same numbers, and a book of either gateway fits them [OPS-660]', async () => {
    const { owner, one, two } = await startAll();
    const clients = [await one.follow(), await two.follow()] as const;
    owner.exchange.commit({ levels: [level('0.06', '10'), level('0.05', '7', 'bids')] });
    owner.flush();
    await expect.poll(() => clients.map((client) => lastOf(client, book))).toMatchObject([{ seq: 1 }, { seq: 1 }]);
    const snapshot = one.books.snapshot('XDC-USDT', 50);
    owner.exchange.commit({ levels: [level('0.06', '0'), level('0.07', '3')], trades: [trade('1')] });
    owner.flush();
    await expect.poll(() => clients.map((client) => lastOf(client, book))).toMatchObject([{ seq: 2 }, { seq: 2 }]);
    const channels = [book, 'XDC-USDT-trades', 'XDC-USDT-tradeHistory', 'trade-history', 'pairStats'];
    await expect.poll(() => clients.map(({ heard }) => heard('pairStats').length)).toEqual([1, 1]);
    const [first, second] = clients.map(({ heard }) => channels.map((channel) => heard(channel)));
    expect(first).toEqual(second);
    expect(first?.every((events) => events.length > 0)).toBe(true);
    expect(snapshot).toEqual({
      pair: 'XDC-USDT',
      seq: 1,
      asks: [{ price: '0.06', amount: '10' }],
      bids: [{ price: '0.05', amount: '7' }],
    });
    const after = {
      pair: 'XDC-USDT',
      seq: 2,
      asks: [{ price: '0.07', amount: '3' }],
      bids: [{ price: '0.05', amount: '7' }],
    };
    expect([one, two, owner].map(({ books }) => books.snapshot('XDC-USDT', 50))).toEqual([after, after, after]);
  });

  it('find in the book what they have heard of [OPS-667]', async () => {
    const { owner, one } = await startAll();
    const client = await one.follow();
    const found: number[] = [];
    one.watch((text) => {
      if (text.startsWith(`2["${book}"`)) found.push(one.books.snapshot('XDC-USDT', 1).seq);
    });
    for (let seq = 1; seq <= 3; seq += 1) {
      owner.exchange.commit({ levels: [level('0.06', String(seq))] });
      owner.flush();
    }
    await expect.poll(() => client.heard(book)).toHaveLength(3);
    expect(found).toEqual([1, 2, 3]);
  });
});

const status = 'update-kyc-status';

describe.skipIf(!hasRedis)("a trader's events", () => {
  it('reach all connections of the trader, wherever they are, and no one else [OPS-661]', async () => {
    const { owner, one, two } = await startAll();
    const own = [await one.follow('ada'), await one.follow('ada'), await two.follow('ada')];
    const others = [await one.follow('bob'), await two.follow()];
    owner.live.tellTrader('u-ada', status, 'Approved');
    owner.live.publish('update-pair-status', []);
    const heardAll = [...own, ...others];
    await expect.poll(() => heardAll.map(({ heard }) => heard('update-pair-status').length)).toEqual([1, 1, 1, 1, 1]);
    const heard = heardAll.map((client) => client.heard(`${status}-u-ada`));
    expect(heard).toEqual([['Approved'], ['Approved'], ['Approved'], [], []]);
  });

  it('are subscribed to while the trader is there, and no longer [OPS-661]', async () => {
    const { owner, one } = await startAll();
    expect(await channelsInUse()).toEqual([`${prefix}:public`]);
    const [first, second] = [await one.follow('ada'), await one.follow('ada')];
    expect(await channelsInUse()).toEqual([`${prefix}:public`, `${prefix}:user:u-ada`]);
    first.socket.disconnect();
    await second.settle();
    owner.live.tellTrader('u-ada', status, 'Approved');
    await expect.poll(() => second.heard(`${status}-u-ada`)).toEqual(['Approved']);
    second.socket.disconnect();
    await expect.poll(channelsInUse).toEqual([`${prefix}:public`]);
  });

  it('reach a trader who leaves and returns at once [OPS-661]', async () => {
    const { owner, one } = await startAll();
    const { add, remove, ready } = one.traderEvents;
    const client = await one.follow('ada');
    // As the last connection ends and the next one begins, before Redis has answered anything.
    remove('u-ada');
    add('u-ada');
    await ready('u-ada');
    owner.live.tellTrader('u-ada', status, 'Approved');
    await expect.poll(() => client.heard(`${status}-u-ada`)).toEqual(['Approved']);
  });

  it('are all heard from the first pong on, however late Redis answers [OPS-662]', async () => {
    const database = await openTestDatabase();
    const owner = await startOwner({ url: redis.url, database });
    const way = await openWay(redis.url);
    const url = way.url.replace('http:', 'redis:');
    const gateway = await startGateway({ url, database, owner: () => owner, patienceMs: 5_000 });
    await expect.poll(gateway.isCurrent).toBe(true);
    way.freeze();
    const client = await gateway.open('ada');
    const pong = client.next('pong');
    client.socket.emit('ping', {});
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(client.heard('pong')).toEqual([]);
    way.thaw();
    await pong;
    owner.live.tellTrader('u-ada', status, 'Approved');
    await expect.poll(() => client.heard(`${status}-u-ada`)).toEqual(['Approved']);
  });
});
