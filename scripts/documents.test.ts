import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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
