import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readContract } from '../contract/document';
import { fuzzCalls } from './testing/fuzzCalls';
import { startWorld, type World } from './testing/world';

/** Different at each run; set `FUZZ_SEED` to repeat a failed one. */
const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));
const wanted = Number(process.env['FUZZ_CALLS'] ?? 2_000);

let world: World;

beforeAll(async () => {
  world = await startWorld(inject('clusterUrl'));
});
afterAll(() => world.close());

describe(`${wanted} odd calls (seed ${seed})`, () => {
  it('get answers of the contract, never a 5xx, and touch nobody else [OPS-245]', { timeout: 6_000_000 }, async () => {
    const before = await world.othersBelongings();
    const { fault, statuses } = await fuzzCalls(readContract(), world, { seed, wanted });
    expect(fault).toBe('');
    expect(await world.othersBelongings()).toEqual(before);
    expect(await world.wrongSums()).toEqual([]);
    expect(world.troubles()).toEqual([]);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 409, 413, 415, 431]));
  });
});
