// `verify --url …` verifies another server; see pacts/README.md. Without arguments it
// rewrites the pacts through the front end's client, then tests the backend and openapi.yaml against them. Fails if a
// test fails or if pacts/ was out of date.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { states } from '../../packages/api/src/pacts/states/states';
import { readContract } from './contract';
import { pactsFolder } from './pact';
import { takePacts } from './takePacts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = join(root, 'test-results');

interface Count {
  numPassedTests: number;
  numFailedTests: number;
  testResults: unknown[];
}

const counted = (passed: number, failed: number): Count => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [],
});

const added = (one: Count, other: Count): Count => ({
  numPassedTests: one.numPassedTests + other.numPassedTests,
  numFailedTests: one.numFailedTests + other.numFailedTests,
  testResults: [...one.testResults, ...other.testResults],
});

const readReport = (report: string): Count => {
  if (!existsSync(report)) return counted(0, 0);
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Count;
  return { numPassedTests, numFailedTests, testResults };
};

/** Tests one side of the contract at a time, since Vitest doesn't guarantee the order of files. */
const test = (side: string, folders: string[], env: Record<string, string> = {}): Count => {
  const report = join(reports, `contract-${side}.json`);
  rmSync(report, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const how = ['--project', 'contract', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...folders, ...how], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true', ...env },
  });
  const count = readReport(report);
  // A run can fail outside any test.
  return status !== 0 && count.numFailedTests === 0 ? added(count, counted(0, 1)) : count;
};

const writePacts = (): Count => {
  const written = mkdtempSync(join(tmpdir(), 'exchange-pacts-'));
  try {
    const count = test('front-end', ['packages/api'], { PACTS_FOLDER: written });
    if (count.numFailedTests > 0) return count;
    const changed = takePacts(readContract(), written, pactsFolder, states);
    if (changed.length === 0) return added(count, counted(1, 0));
    console.error(`Rewritten: ${changed.join(', ')} in pacts/. Review the diff and commit it.`);
    return added(count, counted(0, 1));
  } finally {
    rmSync(written, { recursive: true });
  }
};

const testAll = (): number => {
  mkdirSync(reports, { recursive: true });
  const total = added(writePacts(), test('backend', ['apps', 'scripts']));
  writeFileSync(join(reports, 'contract.json'), JSON.stringify(total));
  console.log(`${total.numPassedTests} passed, ${total.numFailedTests} failed`);
  return total.numFailedTests === 0 ? 0 : 1;
};

const verify = (given: string[]): number => {
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const program = join(root, 'apps/backend/src/pact/verifyProcess.ts');
  return spawnSync(process.execPath, [tsx, program, ...given], { cwd: root, stdio: 'inherit' }).status ?? 1;
};

const [command, ...given] = process.argv.slice(2);
process.exitCode = command === 'verify' ? verify(given) : testAll();
