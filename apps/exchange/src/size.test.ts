import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

type Chunk = Rolldown.OutputChunk;

/**
 * How much a new visitor may download before a screen can be used: bytes of JavaScript under Brotli. A budget is the
 * measured size plus a twentieth; raise it if a new feature is worth its size, and say so in the commit.
 */
const budgets = {
  '/': { modules: ['src/markets/HomeScreen.tsx'], js: 161_000 },
  '/trade/XDC-USDT': { modules: ['src/app/screens/TradeScreen.tsx', 'src/app/shell/pair/PairChoice.tsx'], js: 218_300 },
};

const root = join(import.meta.dirname, '..');
let chunks: Chunk[] = [];

/** Otherwise libraries would include their warnings for developers. */
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const result = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { write: false, sourcemap: false },
  });
  chunks = [result]
    .flat()
    .flatMap((output) => ('output' in output ? output.output : []))
    .filter((file) => file.type === 'chunk');
}, 120_000);

afterAll(() => {
  vi.unstubAllEnvs();
});

const isOf = ({ facadeModuleId }: Chunk, module: string): boolean =>
  facadeModuleId?.replaceAll('\\', '/').endsWith(`/${module}`) ?? false;

/** The entry, these modules' files and their static imports; lazy imports don't count. */
const sentWith = (modules: readonly string[]): Chunk[] => {
  for (const module of modules)
    if (!chunks.some((chunk) => isOf(chunk, module))) throw new Error(`No file of the build stands for ${module}.`);
  const sent = new Set(chunks.filter((chunk) => chunk.isEntry || modules.some((module) => isOf(chunk, module))));
  for (const { imports } of sent) for (const other of chunks) if (imports.includes(other.fileName)) sent.add(other);
  return [...sent];
};

const known = new Map<Chunk, number>();

const bytesOf = (chunk: Chunk): number => {
  const bytes = known.get(chunk) ?? brotliCompressSync(chunk.code).length;
  known.set(chunk, bytes);
  return bytes;
};

/** Modules without any code left don't count. */
const codeOf = (sent: readonly Chunk[], module: RegExp): string[] =>
  sent.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 && module.test(id) ? [id] : [])),
  );

describe.each(Object.entries(budgets))('the JavaScript of a first visit to %s', (path, { modules, js }) => {
  it('stays within its budget [TRD-011]', () => {
    const bytes = sentWith(modules).reduce((sum, chunk) => sum + bytesOf(chunk), 0);
    process.stdout.write(`${path}: ${bytes} bytes of js\n`);
    expect(bytes > js ? `${bytes - js} bytes more than the budget of ${js}` : 'within its budget').toBe(
      'within its budget',
    );
  });

  it('includes neither forms of other screens nor their validation', () => {
    expect(codeOf(sentWith(modules), /[\\/](react-hook-form|@hookform|@noble)[\\/]/)).toEqual([]);
  });
});

it('book and order forms load before any chart code', () => {
  // The message for a chart that couldn't be loaded must work without the chart's code.
  const chart = /[\\/]lightweight-charts[\\/]|[\\/]components[\\/](PriceChart|DepthChart)[\\/](?!ChartNotLoaded\.)/;
  expect(codeOf(chunks, chart)).not.toEqual([]);
  expect(codeOf(sentWith(budgets['/trade/XDC-USDT'].modules), chart)).toEqual([]);
});

it('the market table loads before its lines, its search and what is below it [SHL-345]', () => {
  const late = /[\\/](markets[\\/]late|components[\\/](Sparkline|SearchField))[\\/]/;
  expect(codeOf(chunks, late)).not.toEqual([]);
  expect(codeOf(sentWith(budgets['/'].modules), late)).toEqual([]);
});
