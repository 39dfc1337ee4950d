import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasRedis, startRedisServer, type RedisServer } from '../../faults/testing/redisServer';
import { limitFloods } from '../../http/corsAndRateLimit';
import { createFloodStore } from './floodStore';

const windowMs = 600_000;
const most = 4;
const away = 'Redis is away, so each gateway counts calls by itself';
const back = 'Calls are counted together with the other gateways again';

let redis: RedisServer;
let said: string[] = [];
let cleanups: (() => Promise<unknown>)[] = [];
const openGateway = async (timeWindow = windowMs): Promise<FastifyInstance> => {
  const store = createFloodStore({
    url: redis.url,
    prefix: 'exchange',
    log: {
      info: (_: unknown, text?: unknown) => void said.push(String(text)),
      warn: (_: unknown, text?: unknown) => void said.push(String(text)),
      debug: () => undefined,
    },
    restMs: 300,
  });
  store.start();
  const app = fastify();
  const countRequest = await limitFloods(app, { env: { FLOOD_CALLS: most, FLOOD_WINDOW_MS: timeWindow }, store });
  if (countRequest) app.get('/call', { onRequest: countRequest }, async () => 'called');
  cleanups.push(store.stop, () => app.close());
  // Until it is connected it counts by itself.
  await expect.poll(() => store.count('nobody', windowMs)).toBeDefined();
  return app;
};

const call = (gateway: FastifyInstance, remoteAddress = '203.0.113.7') =>
  gateway.inject({ url: '/call', remoteAddress });

const statusesOf = async (gateways: readonly FastifyInstance[], remoteAddress?: string): Promise<number[]> => {
  const statuses: number[] = [];
  for (const gateway of gateways) statuses.push((await call(gateway, remoteAddress)).statusCode);
  return statuses;
};

const openAdmin = () => createClient({ url: redis.url });

const asAdmin = async <Value>(work: (client: ReturnType<typeof openAdmin>) => Promise<Value>): Promise<Value> => {
  const client = openAdmin();
  await client.connect();
  try {
    return await work(client);
  } finally {
    client.destroy();
  }
};

describe.skipIf(!hasRedis)('the calls of an address at several gateways', () => {
  beforeEach(async () => {
    said = [];
    redis = await startRedisServer();
  });

  afterEach(async () => {
    for (const cleanUp of cleanups) await cleanUp();
    cleanups = [];
    await redis.remove();
  });

  it('count together, and what is too many is refused with when to go on [OPS-573]', async () => {
    const [one, other] = [await openGateway(), await openGateway()];
    const both = Array.from({ length: most }, () => [one, other]).flat();
    const answers = await Promise.all(both.map((gateway) => call(gateway)));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(both.length - most);
    const waits = refused.map(({ headers }) => Number(headers['retry-after']));
    expect(Math.min(...waits)).toBeGreaterThan(590);
    expect(Math.max(...waits)).toBeLessThanOrEqual(600);
    expect(await statusesOf([one, other], '203.0.113.8')).toEqual([200, 200]);
  });

  it('start over in the next window, and are forgotten after it [OPS-574]', async () => {
    const [one, other] = [await openGateway(2_000), await openGateway(2_000)];
    expect(await statusesOf([one, one, other, other, other])).toEqual([200, 200, 200, 200, 429]);
    const kept = () => asAdmin((client) => client.keys('exchange:calls:203.*'));
    expect(await kept()).toHaveLength(1);
    await expect.poll(kept, { timeout: 5_000 }).toEqual([]);
    expect(await statusesOf([one, other])).toEqual([200, 200]);
  });

  it('count at each gateway while Redis is away, which is said once, as is its return [OPS-575]', async () => {
    const [one, other] = [await openGateway(), await openGateway()];
    await redis.kill();
    await expect.poll(() => said).toEqual([away, away]);
    const each = Array.from({ length: most + 1 }, () => one);
    const others = each.map(() => other);
    const own = [200, 200, 200, 200, 429];
    expect(await statusesOf([...each, ...others])).toEqual([...own, ...own]);
    // For some more tries.
    await pause(1_000);
    expect(said).toEqual([away, away]);
    await redis.restart();
    await expect.poll(() => said, { timeout: 5_000 }).toEqual([away, away, back, back]);
    const address = '203.0.113.9';
    expect(await statusesOf([one, one, one, other, other], address)).toEqual(own);
  });

  it('are answered without delay while Redis hangs, but for those that notice [OPS-576]', async () => {
    const gateway = await openGateway();
    const timeOf = async (address: string): Promise<number> => {
      const begun = performance.now();
      expect((await call(gateway, address)).statusCode).toBe(200);
      return performance.now() - begun;
    };
    await asAdmin((client) => client.sendCommand(['CLIENT', 'PAUSE', '3000', 'ALL']));
    const first = await timeOf('203.0.113.1');
    expect(first).toBeGreaterThan(90);
    expect(first).toBeLessThan(400);
    // While the next try to connect hangs, too.
    const later: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      later.push(await timeOf(`203.0.113.${String(count + 2)}`));
      await pause(100);
    }
    later.sort((one, other) => one - other);
    expect(later[17]).toBeLessThan(50);
    expect(said).toEqual([away]);
    await expect.poll(() => said, { timeout: 10_000 }).toEqual([away, back]);
  });
});
