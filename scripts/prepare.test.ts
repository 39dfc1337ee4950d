import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './steps/repositoryFiles';

it('installs what the build needs, whatever NODE_ENV says [OPS-167]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prepare-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of ['package-lock.json', 'scripts/prepare.mjs', 'scripts/steps'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  const programs = join(folder, 'bin');
  mkdirSync(programs);
  writeFileSync(join(programs, 'npm'), `#!/bin/sh\necho "$@" > ${join(folder, 'asked')}\n`);
  chmodSync(join(programs, 'npm'), 0o755);
  const env = { ...process.env, NODE_ENV: 'production', PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}` };
  const { status } = spawnSync(process.execPath, ['scripts/prepare.mjs', '--start'], { cwd: folder, env });
  expect(status).toBe(0);
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toContain('install --include=dev');
});
