import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments';

const known = ['size', 'start'];

describe('the arguments of the benchmarks', () => {
  it('select everything, as often as each needs, by default', () => {
    expect(readArguments([], known)).toEqual({ names: known, runs: undefined, isTrial: false });
  });

  it('can select one of them and the number of runs', () => {
    expect(readArguments(['start', '--runs', '12'], known)).toEqual({ names: ['start'], runs: 12, isTrial: false });
  });

  it('can ask for one run of everything, to see that it still works', () => {
    expect(readArguments(['--once'], known)).toEqual({ names: known, runs: 1, isTrial: true });
  });

  it.each([
    [['stop'], 'There is no stop. Known: size, start.'],
    [['--runs', '0'], '--runs takes'],
    [['--runs', 'many'], '--runs takes'],
  ])('are refused with the reason: %j', (given, reason) => {
    expect(() => readArguments(given, known)).toThrow(reason);
  });
});
