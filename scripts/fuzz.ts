// Makes odd and invalid calls and live connections until something is wrong: `npm run test:fuzz`. `FUZZ_CALLS` says how
// many calls, and `FUZZ_SEED` repeats a run.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './steps/repositoryFiles';

const calls = '100000';

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'backend', 'apps/backend/src/fuzz'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FUZZ_CALLS: process.env['FUZZ_CALLS'] ?? calls },
});
process.exitCode = status ?? 1;
