import { describe, expect, it } from 'vitest';
import { importersOf, type Resolve } from './graph';

/** All files stand in one folder. */
const resolve: Resolve = (_, specifier) => /^\.\/(\w+)/.exec(specifier)?.[1];

const importers = (sources: Record<string, string>) =>
  Object.fromEntries([...importersOf(new Map(Object.entries(sources)), resolve)].map(([file, by]) => [file, by]));

describe('the graph of imports', () => {
  it.each([
    `import { one } from './target';`,
    `import one from './target';`,
    `import * as all from './target';`,
    `import './target';`,
    `const later = () => import('./target');`,
    `const program = new URL('./target', import.meta.url);`,
    `export { one } from './target';`,
    `export * from './target';`,
  ])('has an edge for %s', (source) => {
    expect(importers({ user: source, target: '' })).toEqual({ target: ['user'] });
  });

  it.each([`import type { One } from './target';`, `import { type One } from './target';`, `import 'react';`])(
    'has none for %s',
    (source) => {
      expect(importers({ user: source, target: '' })).toEqual({});
    },
  );

  it('leads past an index to the file that the name comes from, however many there are', () => {
    const found = importers({
      user: `import { renamed } from './index';`,
      index: `export { inner as renamed } from './folder'; export { other } from './other';`,
      folder: `export { one as inner } from './one';`,
      one: 'export const one = 1;',
      other: 'export const other = 2;',
    });
    expect(found['one']).toEqual(['user', 'folder']);
    expect(found['other']).toEqual(['index']);
    expect(found['index']).toBeUndefined();
  });

  it('leads through an index that is imported as a whole', () => {
    const found = importers({ user: `import * as all from './index';`, index: `export { one } from './one';` });
    expect(found).toEqual({ one: ['index'], index: ['user'] });
  });
});
