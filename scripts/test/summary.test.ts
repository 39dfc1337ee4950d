import { expect, it } from 'vitest';
import type { Result } from './part';
import { countOf, slowestOf, tableOf } from './summary';

const result = (name: string, rest: Partial<Result> = {}): Result => ({
  name,
  passed: 1,
  failed: 0,
  seconds: 2,
  output: '',
  ...rest,
});

it('the table lists every part, and those that are unchanged', () => {
  expect(tableOf([result('unit', { passed: 1234, failed: 5, seconds: 61.23 })], ['types'], 62)).toEqual([
    'Part              passed  failed   seconds',
    'unit                1234       5      61.2',
    'types                  1       0 unchanged',
    'all                                   62.0',
  ]);
});

it('a check that is unchanged counts as passed', () => {
  expect(countOf([result('unit', { passed: 7, failed: 2 }), result('lint')], ['types'])).toEqual({
    passed: 9,
    failed: 2,
  });
});

it('the ten slowest files of each part are listed', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }));
  const lines = slowestOf([result('unit', { files }), result('lint')]);
  expect(lines.slice(0, 2)).toEqual(['Slowest in unit:', '    11.0 s  11.test.ts']);
  expect(lines.at(-2)).toBe('     2.0 s  2.test.ts');
});
