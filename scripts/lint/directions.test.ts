import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

const packages = ['domain', 'api', 'machines', 'ui'];

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

const write = (folder: string, path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

/** A repository of the same shape, with the packages linked as npm links them. */
const lay = (folder: string): void => {
  const exports = {
    '.': './src/index.ts',
    './contract': './src/contract/index.ts',
    './testing': './src/testing/index.ts',
  };
  for (const name of packages) {
    write(folder, `packages/${name}/package.json`, JSON.stringify({ name: `@exchange/${name}`, exports }));
    for (const file of Object.values(exports)) write(folder, join(`packages/${name}`, file), 'export const x = 1;');
  }
  write(folder, 'apps/exchange/package.json', JSON.stringify({ imports: { '#*': './src/*' } }));
  mkdirSync(join(folder, 'node_modules/@exchange'), { recursive: true });
  for (const name of packages)
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@exchange', name));
};

const targetOf = (path: string, source: string): string | undefined => {
  if (source.startsWith('#')) return join('apps/exchange/src', source.slice(1));
  return source.startsWith('.') ? join(dirname(path), source) : undefined;
};

/** What the checks report about these files, as `path: rule`. */
const refused = (
  config: string,
  files: readonly (readonly [path: string, code: string, source: string])[],
): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'exchange-directions-'));
  try {
    lay(folder);
    for (const [path, , source] of files) {
      const target = targetOf(path, source);
      if (target !== undefined) write(folder, target, 'export const x = 1;');
    }
    for (const [path, code] of files) write(folder, path, code);
    const given = ['.', '--config', resolve(root, config), '--output-type', 'json'];
    const { stdout } = spawnSync(process.execPath, [cruiser, ...given], { cwd: folder, encoding: 'utf8' });
    const { summary } = JSON.parse(stdout) as Report;
    return summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const importing = ([path, source]: readonly [path: string, source: string, rule?: string]) =>
  [path, `import { x } from '${source}'; export { x };`, source] as const;

const right = [
  ['packages/domain/src/down1.ts', './b1.ts'],
  ['packages/ui/src/down2.ts', '@exchange/domain'],
  ['packages/ui/src/down3.stories.tsx', '../../../.storybook/b3.ts'],
  ['packages/api/src/down4.ts', './contract/b4.ts'],
  ['packages/api/src/down5.test.ts', './testing/b5.ts'],
  ['apps/backend/src/down6.ts', '@exchange/api/contract'],
  ['apps/backend/src/areas/trading/down7.ts', '../../exchange/b7.ts'],
  ['apps/exchange/src/trading/down8.stories.tsx', '@exchange/api/testing'],
  ['apps/exchange/src/app/down9.ts', '#trading/b9.ts'],
  ['apps/exchange/src/trading/down10.ts', '#entities/b10.ts'],
  ['apps/exchange/src/trading/orders/down11.ts', '../lists/b11.ts'],
  ['apps/exchange/src/entities/down12.ts', '#shared/b12.ts'],
  ['apps/exchange/src/wallet/testing/down13.ts', '#shared/testing/b13.ts'],
  ['apps/exchange/src/main14.ts', './app/b14.ts'],
  ['.storybook/pages/down15.tsx', '../../apps/exchange/src/shared/b15.ts'],
  ['scripts/down16.ts', '../packages/domain/src/b16.ts'],
] as const;

const wrong = [
  ['packages/domain/src/a1.ts', '@exchange/api/contract', 'domain-imports-what-is-below'],
  ['packages/ui/src/a2.ts', '@exchange/machines', 'ui-imports-what-is-below'],
  ['packages/ui/src/a3.ts', '../../../.storybook/b3.ts', 'only-stories-import-storybook'],
  ['packages/machines/src/a4.ts', '../../ui/src/b4.ts', 'machines-imports-what-is-below'],
  ['packages/api/src/a5.ts', '@exchange/machines', 'api-imports-what-is-below'],
  ['packages/api/src/contract/a6.ts', '../b6.ts', 'contract-imports-what-is-below'],
  ['apps/backend/src/a7.ts', '@exchange/api', 'backend-imports-what-is-below'],
  ['apps/exchange/src/app/a8.ts', '../../../backend/src/b8.ts', 'exchange-imports-what-is-below'],
  ['.storybook/a9.ts', '../scripts/b9.ts', 'storybook-imports-what-is-below'],
  ['scripts/a10.ts', '../packages/ui/src/b10.ts', 'scripts-imports-what-is-below'],
  ['apps/exchange/src/shared/a11.ts', '#entities/b11.ts', 'shared-knows-nothing-above'],
  ['apps/exchange/src/entities/a12.ts', '#trading/b12.ts', 'entities-know-nothing-above'],
  ['apps/exchange/src/trading/orders/a13.ts', '#wallet/b13.ts', 'app-areas-import-no-sibling'],
  ['apps/exchange/src/trading/a14.test.ts', '#app/b14.ts', 'app-areas-import-no-sibling'],
  ['apps/exchange/src/trading/testing/a15.ts', '#wallet/testing/b15.ts', 'app-areas-import-no-sibling'],
  ['apps/exchange/src/trading/a16.ts', './testing/b16.ts', 'product-imports-no-tests'],
  ['apps/exchange/src/trading/a17.ts', '../shared/b17.ts', 'other-floors-by-subpath'],
  ['apps/backend/src/areas/markets/a18.ts', '../swap/b18.ts', 'backend-areas-import-no-sibling'],
] as const;

const waysToImport = [
  'import "@exchange/ui";',
  'import type { x } from "@exchange/ui";',
  'export { x } from "@exchange/ui";',
  'export * from "@exchange/ui";',
  'export const a = () => import("@exchange/ui");',
  'export type A = import("@exchange/ui").A;',
].map((code, at) => [`packages/domain/src/way${String(at)}.ts`, code, '@exchange/ui'] as const);

describe('imports', () => {
  it('may run downwards, never upwards or sideways, however they are written', () => {
    const files = [...right.map(importing), ...wrong.map(importing), ...waysToImport];
    const expected = [
      ...wrong.map(([path, , rule]) => `${path}: ${rule}`),
      ...waysToImport.map(([path]) => `${path}: domain-imports-what-is-below`),
    ];
    expect(refused('.dependency-cruiser.cjs', files).sort()).toEqual(expected.sort());
  });

  it('make no circle of folders, even where no two files import each other', () => {
    const files = [
      ['apps/backend/src/ledger/a1.ts', "import '../engine/b2.ts';", '../engine/b2.ts'],
      ['apps/backend/src/engine/b1.ts', "import '../ledger/a2.ts';", '../ledger/a2.ts'],
    ] as const;
    expect(refused('.dependency-cruiser.circles.cjs', files).sort()).toEqual([
      'apps/backend/src/engine: no-circle-of-folders',
      'apps/backend/src/ledger: no-circle-of-folders',
    ]);
  });
});
