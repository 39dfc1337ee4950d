import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startArguments } from './steps/exchange';
import { repositoryFiles, root } from './steps/repositoryFiles';

const files = repositoryFiles();

/** Like `wallet/queries.ts`. A name without a folder may be an example. */
const namedFile = /`([\w.-]+\/[\w./-]+\.(?:tsx?|mjs|sql|json|ya?ml))`/g;

it('the documents name only files that exist', () => {
  const named = files
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      Array.from(readFileSync(join(root, path), 'utf8').matchAll(namedFile), ([, name = '']) => ({ path, name })),
    );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
});

const namedInScript = /'((?:packages|apps|scripts|src)\/[\w./-]+\.(?:tsx?|mjs))'/g;

/** Like the modules that a benchmark builds. Imports are checked by the compiler, strings by nobody else. */
it('the scripts name only files that exist', () => {
  const named = files
    .filter((path) => /^scripts\/.*\.(ts|mjs)$/.test(path) && !path.endsWith('.test.ts'))
    .flatMap((path) =>
      Array.from(readFileSync(join(root, path), 'utf8').matchAll(namedInScript), ([, name = '']) => ({ path, name })),
    );
  expect(named.length).toBeGreaterThan(10);
  const exists = (name: string): boolean => files.includes(name) || files.includes(`apps/exchange/${name}`);
  expect(named.filter(({ name }) => !exists(name))).toEqual([]);
});

it('the systemd unit starts Node with the options of `npm start`', () => {
  const options = startArguments().filter((word) => word.startsWith('--'));
  expect(options.length).toBeGreaterThan(0);
  expect(readFileSync(join(root, 'docs/operations.md'), 'utf8')).toContain(
    `ExecStart=/usr/bin/node ${options.join(' ')} apps/backend/dist/server.js`,
  );
});
