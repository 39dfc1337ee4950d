import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps/repositoryFiles';
import type { FileTime, Result, Run } from './part';

export const reportsFolder = join(root, 'test-results');

interface Counted {
  passed: number;
  failed: number;
  files?: FileTime[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults?: { name: string; startTime: number; endTime: number }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

const inSeconds = (milliseconds: number): number => milliseconds / 1000;

const fromRoot = (path: string): string => (path.startsWith(root) ? path.slice(root.length) : path);

export const readVitest = ({ numPassedTests, numFailedTests, testResults = [] }: VitestReport): Counted => ({
  passed: numPassedTests,
  failed: numFailedTests,
  files: testResults.map(({ name, startTime, endTime }) => ({
    file: fromRoot(name.replaceAll('\\', '/')),
    seconds: inSeconds(endTime - startTime),
  })),
});

const durationOf = ({ specs, suites = [] }: PlaywrightSuite): number => {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(durationOf)].reduce((sum, one) => sum + one, 0);
};

export const readPlaywright = ({ stats, suites }: PlaywrightReport): Counted => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  files: suites.map((suite) => ({
    file: `apps/exchange/e2e/${suite.file}`,
    seconds: inSeconds(durationOf(suite)),
  })),
});

/** Reads the report that a run of tests wrote. Without a report, the run has failed. */
export const fromReport =
  <Report>(name: string, file: string, read: (report: Report) => Counted) =>
  ({ ok, output, seconds }: Run): Result[] => {
    const row = { name, seconds, output };
    try {
      const {
        passed,
        failed,
        files = [],
      } = read(JSON.parse(readFileSync(join(reportsFolder, file), 'utf8')) as Report);
      // A run can fail outside any test.
      return [{ ...row, passed, failed: !ok && failed === 0 ? 1 : failed, files }];
    } catch {
      return [{ ...row, passed: 0, failed: 1 }];
    }
  };
