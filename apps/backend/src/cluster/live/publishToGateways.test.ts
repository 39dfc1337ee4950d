import { createServer, type AddressInfo } from 'node:net';
import { createClient } from '@redis/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { hasRedis, startRedisServer, type RedisServer } from '#faults/testing/redisServer';
import { collectGarbage } from '#live/testing/collectGarbage';
import { openWay } from '#live/testing/frozenReader';
import { publicChannel, readPublication, type Publication } from './publication';
import { openTestDatabase, prefix, startOwner } from './testing/liveCluster';

let redis: RedisServer;

beforeEach(async () => {
  if (hasRedis) redis = await startRedisServer();
});

afterEach(async () => {
  if (hasRedis) await redis.remove();
});

/** Whatever is published for all, from now on. */
const listen = async (): Promise<Publication[]> => {
  const heard: Publication[] = [];
  const client = createClient({ url: redis.url });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.destroy());
  await client.subscribe(publicChannel(prefix), (message) => void heard.push(readPublication(message)));
  return heard;
};

const events = (heard: readonly Publication[]) => heard.filter(({ text }) => text !== '');

const filler = (bytes: number) => ({ XDC: '5'.repeat(bytes) });

const heapUsed = (): number => {
  collectGarbage();
  const { heapUsed: heap, external } = process.memoryUsage();
  return heap + external;
};

describe.skipIf(!hasRedis)('what the owner publishes', () => {
  it('is numbered without gaps, and carries room and event as they are [OPS-660]', async () => {
    const { live } = await startOwner({ url: redis.url, database: await openTestDatabase(), now: () => 1_700 });
    const heard = await listen();
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    live.publish('estimate-price-update', { XDC: 'two\nlines\tand ✓' });
    live.tellTrader('u-ada', 'update-kyc-status', 'Approved');
    live.tellPair('XDC-USDT', '{pair}-tradeHistory', []);
    await expect.poll(() => events(heard)).toHaveLength(2);
    expect(events(heard)).toMatchObject([
      {
        room: undefined,
        at: 1_700,
        text: `2${JSON.stringify(['estimate-price-update', { XDC: 'two\nlines\tand ✓' }])}`,
      },
      { room: 'pair XDC-USDT', text: '2["XDC-USDT-tradeHistory",[]]' },
    ]);
    // More than one command carries.
    for (let count = 0; count < 2_500; count += 1) live.publish('update-pair-status', []);
    await expect.poll(() => events(heard)).toHaveLength(2_502);
    const [first] = heard;
    expect(heard.map(({ counter }) => counter - (first?.counter ?? 0))).toEqual(heard.map((_, index) => index));
    expect(new Set(heard.map(({ stream }) => stream)).size).toBe(1);
  });
});

describe.skipIf(!hasRedis)('while Redis is away', () => {
  it('the owner goes on and keeps nothing for it; afterwards it publishes under another name [OPS-666]', async () => {
    const owner = await startOwner({ url: redis.url, database: await openTestDatabase() });
    await expect.poll(() => owner.projections().stream).toBe('owner:1');
    await redis.kill();
    await expect.poll(() => owner.projections().stream).toBe('');
    const before = heapUsed();
    for (let count = 0; count < 50_000; count += 1) owner.live.publish('estimate-price-update', filler(1_000));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(heapUsed() - before).toBeLessThan(5_000_000);
    owner.exchange.commit({ levels: [{ pair: 'XDC-USDT', side: 'asks', price: '0.06', amount: '1' }] });
    owner.flush();
    expect(owner.books.snapshot('XDC-USDT', 1).asks).toEqual([{ price: '0.06', amount: '1' }]);
    await redis.restart();
    const heard = await listen();
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    expect(heard[0]?.stream).toMatch(/^owner:([2-9]|\d\d+)$/);
    expect(events(heard)).toEqual([]);
  });

  it('a Redis that takes nothing more is given up before much waits for it [OPS-666]', async () => {
    const way = await openWay(redis.url);
    const url = way.url.replace('http:', 'redis:');
    const owner = await startOwner({ url, database: await openTestDatabase(), queueLength: 1_000_000 });
    await expect.poll(() => owner.projections().stream).toBe('owner:1');
    way.freeze();
    const before = heapUsed();
    for (let count = 0; count < 50_000; count += 1) owner.live.publish('estimate-price-update', filler(1_000));
    expect(owner.projections().stream).toBe('');
    expect(heapUsed() - before).toBeLessThan(10_000_000);
    await expect.poll(() => owner.projections().stream).toMatch(/^owner:[2-9]$/);
  });

  it('a Redis that no longer answers is given up [OPS-666]', async () => {
    const way = await openWay(redis.url);
    const url = way.url.replace('http:', 'redis:');
    const owner = await startOwner({ url, database: await openTestDatabase(), patienceMs: 300 });
    await expect.poll(() => owner.projections().stream).toBe('owner:1');
    way.freeze();
    await expect.poll(() => owner.projections().stream).toMatch(/^owner:[2-9]$/);
  });

  it('a Redis that never lets the owner in is tried again [OPS-666]', async () => {
    let tries = 0;
    const silent = createServer((connection) => {
      tries += 1;
      connection.on('error', () => undefined).resume();
    });
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as AddressInfo;
    await startOwner({ url: `redis://127.0.0.1:${port}`, database: await openTestDatabase() });
    await expect.poll(() => tries).toBeGreaterThan(1);
  });
});
