import { describe, expect, it } from 'vitest';
import { isNightly } from '../testing/nightly';
import { simulate } from './testing/simulate';

const hours = Number(process.env['SIMULATED_HOURS'] ?? (isNightly ? 1_000 : 1));
const firstSeed = Number(process.env['SIMULATED_SEED'] ?? 1);

describe('owner and gateways', () => {
  it(
    `never contradict what they told a trader, in ${String(hours)} simulated hours [OPS-693]`,
    { timeout: 10_800_000 },
    async () => {
      for (let seed = firstSeed; seed < firstSeed + hours; seed += 1) {
        const { faults, counts } = await simulate(seed);
        expect({ seed, faults }).toEqual({ seed, faults: [] });
        for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
      }
    },
  );

  it('do the same again from the same seed [OPS-693]', async () => {
    const [one, other, another] = [await simulate(5, 0.1), await simulate(5, 0.1), await simulate(6, 0.1)];
    expect(other).toEqual(one);
    expect(another.fingerprint).not.toBe(one.fingerprint);
  });
});
