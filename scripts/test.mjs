// Runs every check of the project and prints its time; the last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './steps/browser.mjs';
import { chooseTemporaryFolder } from './steps/temporaryFolder.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = `${root}test-results`;
const bin = `${root}node_modules/.bin/`;
const temporaryFolder = chooseTemporaryFolder();

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ name: string, command: string[], env?: Record<string, string>, count?: (ok: boolean) => Count }} Part */

/** @param {string} file @param {(report: any) => Count} read @returns {(ok: boolean) => Count} */
const fromReport = (file, read) => (ok) => {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(`${reports}/${file}`, 'utf8')));
    // A run can fail outside any test.
    return { passed, failed: !ok && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/** @param {string} project @returns {Part} */
const vitest = (project) => ({
  name: project,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile=${reports}/${project}.json`,
  ],
  count: fromReport(`${project}.json`, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  })),
});

/** @type {Part[]} */
const quick = [
  // For the walks. Runs after the backend's tests, which run their own build.
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  // More threads would check the same libraries again, and the other core has its own lane.
  { name: 'types', command: ['npm', 'run', '--silent', 'types', '--', '--singleThreaded'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'dead exports', command: ['knip', '--no-progress'] },
  {
    name: 'circles',
    command: ['depcruise', 'packages', 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
  },
  { name: 'generated files', command: ['tsx', 'scripts/contract/generate.ts', '--check'] },
  { name: 'texts', command: ['tsx', 'scripts/texts.ts', '--check'] },
  { name: 'contract lint', command: ['redocly', 'lint', 'openapi.yaml'] },
  { name: 'acceptance', command: ['tsx', 'scripts/acceptance.ts', '--check'] },
  { name: 'words', command: ['tsx', 'scripts/words.ts'] },
];

/** Longest first, so that both lanes end at about the same time. @type {Part[]} */
const slow = [
  vitest('stories'),
  vitest('backend'),
  {
    name: 'contract',
    command: ['tsx', 'scripts/contract/pacts.ts'],
    count: fromReport('contract.json', ({ numPassedTests, numFailedTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    })),
  },
  vitest('unit'),
];

/** Runs alone, since it keeps both cores busy. @param {string} dataDir @returns {Part} */
const walksOn = (dataDir) => ({
  name: 'end to end',
  // `dot` prints failures at the end.
  command: ['playwright', 'test', '--reporter=dot,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/e2e.json`, E2E_DATA_DIR: dataDir },
  count: fromReport('e2e.json', ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
});

/** @param {Part} part @returns {Promise<{ ok: boolean, output: string, seconds: number }>} */
const run = ({ command, env }) =>
  new Promise((resolve) => {
    const started = Date.now();
    const [program = '', ...given] = command;
    const child = spawn(program === 'npm' ? 'npm' : `${bin}${program}`, given, {
      cwd: root,
      env: {
        ...process.env,
        FORCE_COLOR: '0',
        NO_COLOR: '1',
        CHROMIUM_PATH: findBrowser() ?? '',
        TMPDIR: temporaryFolder,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (text) => (output += String(text)));
    child.stderr.on('data', (text) => (output += String(text)));
    child.on('close', (code) => resolve({ ok: code === 0, output, seconds: (Date.now() - started) / 1000 }));
  });

/** @type {{ name: string, passed: number, failed: number, seconds: number }[]} */
const results = [];

/** @param {Part} part */
const runPart = async (part) => {
  const { ok, output, seconds } = await run(part);
  const { passed, failed } = part.count?.(ok) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  results.push({ name: part.name, passed, failed, seconds });
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${part.name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`);
  if (failed > 0) console.log(`${output.trimEnd()}\n`);
};

/** Runs two parts at a time, since there may be only two cores. @param {Part[]} parts */
const runInLanes = async (parts) => {
  const waiting = [...parts];
  const lane = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await runPart(part);
  };
  await Promise.all([lane(), lane()]);
};

const asked = process.argv.slice(2);
/** @param {Part[]} parts */
const wanted = (parts) => parts.filter(({ name }) => asked.length === 0 || asked.includes(name));

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const started = Date.now();
await runInLanes(wanted([...slow, ...quick]));
const dataDir = mkdtempSync(join(temporaryFolder, 'exchange-walks-'));
try {
  // The database runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755);
  await runInLanes(wanted([walksOn(dataDir)]));
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0);
console.log('\nPart              passed  failed   seconds');
for (const { name, passed, failed, seconds } of results)
  console.log(
    `${name.padEnd(18)}${String(passed).padStart(6)}${String(failed).padStart(8)}${seconds.toFixed(1).padStart(10)}`,
  );
console.log(`${'all'.padEnd(32)}${((Date.now() - started) / 1000).toFixed(1).padStart(10)}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
