import { randomInt } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { collectGarbage } from '../live/testing/collectGarbage';
import { connectClient } from '../live/testing/liveClient';
import { fuzzedSocket, liveThrough, noFrames, upgradeTo, type FuzzedSocket } from './testing/fuzzedSocket';
import { exchangeBytes } from './testing/wire';
import { startWorld, type World } from './testing/world';

/** Different at each run; set `FUZZ_SEED` to repeat a failed one. */
const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));
const wanted = Math.ceil(Number(process.env['FUZZ_CALLS'] ?? 2_000) / 10);

const atOnce = 12;
const patienceMs = 10_000;
/** A leak of what they send would be several times as much. Orders and what the test itself keeps also take some. */
const mostGrowth = 30_000_000 + wanted * 6_000;

let world: World;

beforeAll(async () => {
  world = await startWorld(inject('clusterUrl'));
});
afterAll(() => world.close());

/** How many connections and rooms the server knows. */
const known = async (): Promise<string[]> => {
  const text = await (await fetch(`${world.url}/metrics`)).text();
  return ['live_sockets', 'live_rooms'].map((name) => new RegExp(`^${name} .*$`, 'm').exec(text)?.[0] ?? name);
};

const heapUsed = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

const listenAsOthersDo = async () => {
  const listener = await connectClient(world.url);
  listener.socket.emit('join', { pair: 'XDC-USDT' });
  await listener.settle();
  return async (): Promise<void> => {
    const heard = listener.next('XDC-USDT');
    await world.tellEverybody();
    await heard;
    await listener.settle();
    listener.forget();
  };
};

describe(`${wanted} odd live connections (seed ${seed})`, () => {
  it('leave nothing behind, and everybody else hears everything [CAL-521]', { timeout: 3_000_000 }, async () => {
    const hearOrder = await listenAsOthersDo();
    await hearOrder();
    const [before, heapBefore] = [await known(), heapUsed()];
    const atTheSameTime = fc.array(fuzzedSocket, { minLength: 1, maxLength: atOnce, size: 'max' });
    let made = 0;
    const liveAll = async (sockets: readonly FuzzedSocket[]): Promise<void> => {
      made += sockets.length;
      await Promise.all([...sockets.map((socket) => liveThrough(world.url, socket)), hearOrder()]);
      await expect.poll(known, { interval: 10, timeout: patienceMs }).toEqual(before);
      expect(world.troubles()).toEqual([]);
    };
    for (let round = 0; made < wanted; round += 1) {
      const numRuns = Math.ceil((wanted - made) / (atOnce / 2));
      await fc.assert(fc.asyncProperty(atTheSameTime, liveAll), { seed: seed + round, numRuns });
    }
    expect(heapUsed() - heapBefore).toBeLessThan(mostGrowth);
  });

  it.each([...noFrames.entries()])('what is no frame ends its own connection only: %i [CAL-521]', async (_, bytes) => {
    const hearOrder = await listenAsOthersDo();
    const before = await known();
    const sent = Buffer.from(`${upgradeTo(`127.0.0.1:${world.port}`)}${bytes}`, 'latin1');
    const told = await exchangeBytes(world.port, sent, true, patienceMs);
    expect(told).not.toBe('late');
    await hearOrder();
    await expect.poll(known, { interval: 10, timeout: patienceMs }).toEqual(before);
  });
});
