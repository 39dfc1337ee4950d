import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments';

const known = ['size', 'start'];

describe('what is asked of the benchmarks', () => {
  it('is everything, five times, where nothing is said', () => {
    expect(readArguments([], known)).toEqual({ names: known, runs: 5 });
  });

  it('may be one of them, as often as is wished', () => {
    expect(readArguments(['start', '--runs', '12'], known)).toEqual({ names: ['start'], runs: 12 });
  });

  it.each([
    [['stop'], 'There is no stop. Known: size, start.'],
    [['--runs', '0'], '--runs takes'],
    [['--runs', 'many'], '--runs takes'],
  ])('that cannot be done is refused with the reason: %j', (given, reason) => {
    expect(() => readArguments(given, known)).toThrow(reason);
  });
});
