import type { Part } from './part';
import { fromReport, readPlaywright, readVitest, reportsFolder } from './reports';

/** Leaves out what is for the night, unless files are named. */
const byDay = (files: readonly string[]) => ({ ...(files.length === 0 && { TESTS: 'by day' }) });

/** The tests of one Vitest project, or only those of some files. */
const vitest = (project: string, files: readonly string[] = []): Part => ({
  name: project,
  command: [
    'vitest',
    'run',
    ...files,
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile=${reportsFolder}/${project}.json`,
  ],
  env: byDay(files),
  read: fromReport(project, `${project}.json`, readVitest),
});

export const stories = (files?: readonly string[]): Part => vitest('stories', files);
export const backend = (files?: readonly string[]): Part => vitest('backend', files);
export const unit = (files?: readonly string[]): Part => vitest('unit', files);

/** Writes the pacts, then tests both sides: it makes no sense in part. */
export const contract = (): Part => ({
  name: 'contract',
  command: ['tsx', 'scripts/contract/pacts.ts'],
  read: fromReport('contract', 'contract.json', readVitest),
});

/** Builds what it starts. */
export const walks = (dataDir: string, files: readonly string[] = []): Part => ({
  name: 'end to end',
  // `dot` prints failures at the end.
  command: ['playwright', 'test', ...files, '--reporter=dot,json'],
  env: {
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${reportsFolder}/e2e.json`,
    E2E_DATA_DIR: dataDir,
    ...byDay(files),
  },
  read: fromReport('end to end', 'e2e.json', readPlaywright),
});

/** Too long for every change. Each runs alone. */
export const nightlyParts: readonly Part[] = [
  { name: 'fault rounds', command: ['npm', 'run', '--silent', 'test:faults'] },
  { name: 'fuzz', command: ['npm', 'run', '--silent', 'test:fuzz'] },
  { name: 'staking years', command: ['npm', 'run', '--silent', 'test:staking'] },
  { name: 'hour', command: ['npm', 'run', '--silent', 'test:hour'] },
  { name: 'generated clients', command: ['npm', 'run', '--silent', 'test:generators'] },
  { name: 'benches', command: ['npm', 'run', '--silent', 'bench', '--', '--once'] },
];
