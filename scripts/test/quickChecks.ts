import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneCheck, type Part, type Result, type Run } from './part';
import { reportsFolder } from './reports';

/** A check whose outcome depends on nothing but files of the repository. */
export interface QuickCheck {
  name: string;
  /** Whether a file can change the outcome. Rather too many files than one too few. */
  reads: (path: string) => boolean;
  /** Left out for a check of our own: those run in one process, `scripts/checks.ts`. */
  command?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

const matching =
  (pattern: RegExp) =>
  (path: string): boolean =>
    pattern.test(path);

const isCode = (path: string): boolean => !/\.(md|sql|png|svg)$/.test(path);

const cache = 'node_modules/.cache';

const cruise = ['depcruise', '--output-type', 'err', '--config'];

/** One thread, since more would check the same libraries again, and a larger heap, which is collected less often. */
const compiling = { GOMAXPROCS: '1', GOGC: '400' };

/** Longest first. */
export const quickChecks: readonly QuickCheck[] = [
  {
    name: 'types',
    reads: isCode,
    command: ['npm', 'run', '--silent', 'types', '--', '--singleThreaded'],
    env: compiling,
  },
  { name: 'lint', reads: isCode, command: ['oxlint'], env: compiling },
  {
    name: 'directions',
    reads: isCode,
    command: [...cruise, '.dependency-cruiser.cjs', 'packages', 'apps', '.storybook', 'scripts'],
  },
  {
    name: 'circles',
    reads: isCode,
    command: [...cruise, '.dependency-cruiser.circles.cjs', 'packages', 'apps'],
  },
  {
    name: 'dead exports',
    reads: isCode,
    command: ['knip', '--no-progress', '--cache', '--cache-location', `${cache}/knip`],
  },
  { name: 'contract lint', reads: matching(/^(openapi|redocly)\.yaml$/), command: ['redocly', 'lint', 'openapi.yaml'] },
  { name: 'format', reads: () => true, command: ['oxfmt', '--check'] },
  { name: 'acceptance', reads: matching(/^docs\/acceptance\/|^scripts\/|\.(test|spec|stories)\.tsx?$/) },
  { name: 'words', reads: matching(/\.(tsx?|mjs|mdx?)$/) },
  // What a row names may be any file.
  { name: 'security', reads: () => true },
  { name: 'contract version', reads: matching(/^openapi\.yaml$|^docs\/contract-|^scripts\//) },
  {
    name: 'generated files',
    reads: matching(/^openapi\.yaml$|^docs\/asyncapi\.yaml$|^scripts\/|^packages\/api\/src\/.*\.gen\.ts$/),
  },
  { name: 'texts', reads: matching(/^apps\/exchange\/(content|src)\/|^packages\/domain\/src\/|^scripts\//) },
];

/** Read by every check: versions of tools and how the checks are run. */
export const readByAll = matching(/^package(-lock)?\.json$|^scripts\/(checks\.ts|test\/)/);

interface OwnResult {
  name: string;
  ok: boolean;
  output: string;
  seconds: number;
}

const readOwn =
  (names: readonly string[]) =>
  (run: Run): Result[] => {
    try {
      const results = JSON.parse(readFileSync(join(reportsFolder, 'checks.json'), 'utf8')) as OwnResult[];
      return results.map(({ name, ...own }) => oneCheck(name, own));
    } catch {
      return names.map((name) => oneCheck(name, { ...run, ok: false }));
    }
  };

/** The commands for these checks; our own share a process, since loading the compiler takes longer than most of them. */
export const partsFor = (checks: readonly QuickCheck[]): Part[] => {
  const own = checks.filter(({ command }) => !command).map(({ name }) => name);
  return [
    ...checks.flatMap(({ name, command, env }) => (command ? [{ name, command, ...(env && { env }) }] : [])),
    ...(own.length > 0
      ? [{ name: own.join(', '), command: ['tsx', 'scripts/checks.ts', ...own], read: readOwn(own) }]
      : []),
  ];
};
