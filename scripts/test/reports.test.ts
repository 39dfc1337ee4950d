import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../steps/repositoryFiles';
import { fromReport, readPlaywright, readVitest, reportsFolder } from './reports';

describe('a report', () => {
  it('of Vitest says what passed, and how long each file took', () => {
    const file = { name: `${root}scripts/a.test.ts`, startTime: 1000, endTime: 3500 };
    expect(readVitest({ numPassedTests: 3, numFailedTests: 1, testResults: [file] })).toEqual({
      passed: 3,
      failed: 1,
      files: [{ file: 'scripts/a.test.ts', seconds: 2.5 }],
    });
  });

  it('of Playwright counts what passed at the second try as failed, and adds up nested suites', () => {
    const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
    const nested = { file: 'home.spec.ts', specs: [spec(500)] };
    expect(
      readPlaywright({
        stats: { expected: 3, unexpected: 1, flaky: 1 },
        suites: [{ file: 'home.spec.ts', specs: [spec(1000)], suites: [nested] }],
      }),
    ).toEqual({ passed: 3, failed: 2, files: [{ file: 'apps/exchange/e2e/home.spec.ts', seconds: 1.5 }] });
  });
});

describe('a part with a report', () => {
  const file = `reports-test-${process.pid}.json`;
  const read = fromReport('unit', file, readVitest);
  const written = join(reportsFolder, file);
  afterAll(() => rmSync(written, { force: true }));

  it('has failed without one', () => {
    expect(read({ ok: true, output: 'no tests', seconds: 1 })).toMatchObject([{ passed: 0, failed: 1 }]);
  });

  it('has failed if the run did, even if no test did', () => {
    mkdirSync(reportsFolder, { recursive: true });
    writeFileSync(written, JSON.stringify({ numPassedTests: 3, numFailedTests: 0 }));
    expect(read({ ok: false, output: '', seconds: 1 })).toMatchObject([{ passed: 3, failed: 1 }]);
    expect(read({ ok: true, output: '', seconds: 1 })).toMatchObject([{ passed: 3, failed: 0 }]);
  });
});
