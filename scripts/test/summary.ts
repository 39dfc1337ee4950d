import type { Result } from './part';

const SLOWEST = 10;

const sum = (results: readonly Result[], key: 'passed' | 'failed'): number =>
  results.reduce((total, result) => total + result[key], 0);

const line = (name: string, ...cells: string[]): string =>
  `${name.padEnd(18)}${cells.map((cell, index) => cell.padStart([6, 8, 10][index] ?? 0)).join('')}`;

/** The table of all parts. */
export const tableOf = (results: readonly Result[], unchanged: readonly string[], seconds: number): string[] => [
  line('Part', 'passed', 'failed', 'seconds'),
  ...results.map(({ name, passed, failed, seconds: took }) =>
    line(name, String(passed), String(failed), took.toFixed(1)),
  ),
  ...unchanged.map((name) => line(name, '1', '0', 'unchanged')),
  line('all', '', '', seconds.toFixed(1)),
];

/** The test files of each part that took longest. */
export const slowestOf = (results: readonly Result[]): string[] =>
  results.flatMap(({ name, files = [] }) =>
    files.length === 0
      ? []
      : [
          `Slowest in ${name}:`,
          ...[...files]
            .sort((one, other) => other.seconds - one.seconds)
            .slice(0, SLOWEST)
            .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`),
          '',
        ],
  );

/** A check that is unchanged has passed before. */
export const countOf = (results: readonly Result[], unchanged: readonly string[]) => ({
  passed: sum(results, 'passed') + unchanged.length,
  failed: sum(results, 'failed'),
});
