// Runs every check of the project and prints its time; the last line is `N passed, N failed`.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from './steps/repositoryFiles';
import { chooseTemporaryFolder } from './steps/temporaryFolder.mjs';
import { readArguments, type Asked } from './test/arguments';
import { changedSince } from './test/changed/changedFiles';
import { planFor } from './test/changed/plan';
import { readGraph } from './test/changed/readGraph';
import { chooseByChange, chooseByName, partNames, type Choice } from './test/choose';
import { hashRepository, keepPassed, readPassed, unchangedOf } from './test/keptResults';
import { inLanes } from './test/lanes';
import { partsFor, quickChecks } from './test/quickChecks';
import { reportsFolder } from './test/reports';
import { runPart } from './test/runPart';
import { countOf, slowestOf, tableOf } from './test/summary';
import { keepTimes, readTimes } from './test/testTimes';

const temporaryFolder = chooseTemporaryFolder();

/** As many as the cores it is made for, since the longest parts start programs of their own. */
const lanes = 2;

const choose = ({ changedSince: revision, ...asked }: Asked, dataDir: string): Choice => {
  if (revision === undefined) return chooseByName(asked, dataDir);
  const { base, files } = changedSince(revision);
  const plan = planFor({ changed: files, importers: readGraph(repositoryFiles()), times: readTimes() });
  const choice = chooseByChange(plan, files, dataDir);
  const left = quickChecks.filter((check) => !choice.checks.includes(check)).map(({ name }) => name);
  console.log(`${files.length} files changed since ${base.slice(0, 8)}`);
  for (const note of plan.notes) console.log(`  ${note}`);
  if (left.length > 0) console.log(`  checks left out, since they read none of these files: ${left.join(', ')}`);
  return choice;
};

const runAll = async (asked: Asked, dataDir: string): Promise<void> => {
  const started = Date.now();
  const { sideBySide, checks, alone } = choose(asked, dataDir);
  const before = hashRepository();
  const unchanged = process.env['CI'] === 'true' ? [] : unchangedOf(checks, before, readPassed());
  for (const { name } of unchanged) console.log(`ok     ${name.padEnd(16)} unchanged`);

  const run = runPart({ TMPDIR: temporaryFolder, ...(asked.isNightly ? { TESTS: 'nightly' } : {}) });
  const toRun = checks.filter((check) => !unchanged.includes(check));
  const results = [
    ...(await inLanes(lanes, [...sideBySide, ...partsFor(toRun)], run)),
    ...(await inLanes(1, alone, run)),
  ];
  keepTimes(results);
  const hasPassed = ({ name }: { name: string }) => results.some((one) => one.name === name && one.failed === 0);
  keepPassed(toRun.filter(hasPassed), { before, after: hashRepository() });

  const names = unchanged.map(({ name }) => name);
  const { passed, failed } = countOf(results, names);
  console.log(`\n${tableOf(results, names, (Date.now() - started) / 1000).join('\n')}\n`);
  if (asked.showsSlowest) console.log(slowestOf(results).join('\n'));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
};

const readAsked = (): Asked => {
  try {
    return readArguments(process.argv.slice(2), partNames);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
};

const asked = readAsked();
rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder, { recursive: true });
const dataDir = mkdtempSync(join(temporaryFolder, 'exchange-walks-'));
try {
  // The database runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755);
  await runAll(asked, dataDir);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
