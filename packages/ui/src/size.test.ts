import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

/**
 * Limits on what the browser has to download up front when an app imports this much of the kit: bytes compressed with
 * Brotli, without React and fonts. A budget is the measured size plus 5%. Raise it if a new feature is worth it, and
 * say so in the commit.
 */
const budgets = {
  'Button alone': { imports: '{ Button }', js: 1_730, css: 580 },
  'A form of three fields': {
    imports: '{ Button, Checkbox, Form, PasswordField, TextField, useForm }',
    js: 22_300,
    css: 1_900,
  },
  'The whole kit': { imports: '*', js: 154_300, css: 14_900 },
};

type Kind = 'js' | 'css';

const folder = import.meta.dirname;

/** A virtual module. */
const entry = join(folder, 'sizeEntry.ts');

const importing = (imports: string): Plugin => ({
  name: 'exchange:size-entry',
  resolveId: (id) => (id === entry ? entry : undefined),
  load: (id) => (id === entry ? `export ${imports} from '@exchange/ui';` : undefined),
});

/** Built like the app, so that tree shaking removes the same code. */
const bundle = async (imports: string) => {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), importing(imports)],
    build: {
      write: false,
      target: 'baseline-widely-available',
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?($|\/)/,
      },
    },
  });
  return [built].flat().flatMap((result) => ('output' in result ? result.output : []));
};

type Output = Awaited<ReturnType<typeof bundle>>;

/** The entry and its static imports, without chunks that are loaded later on demand. */
const sentAtOnce = (files: Output): Output => {
  const wanted = new Set(files.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.fileName] : [])));
  for (const fileName of wanted)
    for (const file of files)
      if (file.type === 'chunk' && file.fileName === fileName) for (const name of file.imports) wanted.add(name);
  return files.filter(({ type, fileName }) => type === 'asset' || wanted.has(fileName));
};

const measure = async (imports: string): Promise<Record<Kind, number>> => {
  const files = sentAtOnce(await bundle(imports));
  const bytes = (kind: Kind): number =>
    files
      .filter(({ fileName }) => fileName.endsWith(`.${kind}`))
      .map((file) => brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length)
      .reduce((sum, length) => sum + length, 0);
  return { js: bytes('js'), css: bytes('css') };
};

const overBudget = (name: string, kind: Kind, measured: number, budget: number): string[] =>
  measured > budget
    ? [`${name}: ${measured} bytes of ${kind} are ${measured - budget} more than the budget of ${budget}`]
    : [];

beforeAll(() => {
  // Otherwise libraries would include their development warnings.
  vi.stubEnv('NODE_ENV', 'production');
});

afterAll(() => {
  vi.unstubAllEnvs();
});

it.each(Object.entries(budgets))(
  '%s stays within its budget',
  async (name, { imports, ...budget }) => {
    const measured = await measure(imports);
    process.stdout.write(`${name}: ${measured.js} bytes of js, ${measured.css} of css\n`);
    expect([
      ...overBudget(name, 'js', measured.js, budget.js),
      ...overBudget(name, 'css', measured.css, budget.css),
    ]).toEqual([]);
  },
  30_000,
);
