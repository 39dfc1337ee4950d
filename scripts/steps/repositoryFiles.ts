import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs git in the repository and returns the lines that it prints. */
export const gitLines = (...given: string[]): string[] =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...given], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
    .split('\n')
    .filter((line) => line !== '');

/** Every file of the repository by its path from the root: committed or not, but neither ignored nor deleted. */
export const repositoryFiles = (): string[] =>
  gitLines('ls-files', '--cached', '--others', '--exclude-standard').filter((path) => existsSync(join(root, path)));
