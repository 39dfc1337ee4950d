import { describe, expect, it } from 'vitest';
import { chunkOf, packagesIn, scriptsOf, withImports, type Chunk } from './chunks';

const chunk = (fileName: string, imports: string[] = [], moduleIds: string[] = []): Chunk => ({
  fileName,
  code: '',
  facadeModuleId: `/checkout/src/${fileName}x`,
  imports,
  moduleIds,
});

const build = [
  chunk('entry.ts', ['shared.ts']),
  chunk('home.ts', ['shared.ts', 'table.ts']),
  chunk('shared.ts', ['deep.ts']),
  chunk('deep.ts', ['shared.ts']),
  chunk('table.ts'),
  chunk('trade.ts'),
];

describe('the JavaScript of a first visit', () => {
  it('is the named files and everything they import, each once, even in a cycle', () => {
    const names = withImports(build, ['entry.ts', 'home.ts']).map(({ fileName }) => fileName);
    expect(names.sort()).toEqual(['deep.ts', 'entry.ts', 'home.ts', 'shared.ts', 'table.ts']);
  });

  it('is not guessed if the build lacks a file', () => {
    expect(() => withImports(build, ['gone.ts'])).toThrow('The build has no gone.ts');
    expect(() => chunkOf(build, 'src/gone.tsx')).toThrow('src/gone.tsx');
  });

  it('includes the file built from a screen', () => {
    expect(chunkOf(build, 'src/home.tsx').fileName).toBe('home.ts');
  });

  it('includes what the page itself loads', () => {
    expect(
      scriptsOf('<script src="/theme.js" nonce="1"></script><script type="module" src="/assets/a.js"></script>'),
    ).toEqual(['/theme.js', '/assets/a.js']);
  });

  it('lists the packages whose code it has', () => {
    const modules = [
      '/checkout/node_modules/react/cjs/react.production.js',
      '/checkout/node_modules/react/index.js',
      '/checkout/node_modules/a/node_modules/@scope/inner/index.js',
      '/checkout/packages/ui/src/Button.tsx',
    ];
    expect(packagesIn([chunk('entry.ts', [], modules)])).toEqual(['@scope/inner', 'react']);
  });
});
