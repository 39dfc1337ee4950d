import { brotliCompressSync } from 'node:zlib';
import type { Alternate, Bench } from '../bench';
import { bareEntry } from './bareLibraries';
import { buildApp, buildBare, readPublic } from './build';
import { chunkOf, packagesIn, scriptsOf, withImports, type Chunk } from './chunks';

const homeScreen = 'src/markets/HomeScreen.tsx';

const codesOf = (chunks: readonly Chunk[]): string[] => chunks.map(({ code }) => code);

const compressed = (codes: readonly string[]): number =>
  codes.reduce((sum, code) => sum + brotliCompressSync(code).length, 0);

const homeOf = async (): Promise<{ chunks: Chunk[]; copied: string[] }> => {
  const { chunks, html } = await buildApp();
  const scripts = scriptsOf(html).map((path) => path.replace(/^\//, ''));
  const isBuilt = (path: string): boolean => chunks.some(({ fileName }) => fileName === path);
  return {
    chunks: withImports(chunks, [...scripts.filter(isBuilt), chunkOf(chunks, homeScreen).fileName]),
    copied: await Promise.all(scripts.filter((path) => !isBuilt(path)).map(readPublic)),
  };
};

const measure = async (alternate: Alternate) => {
  const home = await homeOf();
  const packages = packagesIn(home.chunks);
  const bare = await buildBare(bareEntry(packages));
  const bareOnes = packagesIn(bare.chunks);
  const added = packages.filter((name) => !bareOnes.includes(name));
  console.log(`  Ours has code of packages that the peer lacks: ${added.join(', ') || 'none'}`);
  return alternate(
    async () => compressed([...codesOf(home.chunks), ...home.copied]),
    async () => compressed(codesOf(bare.chunks)),
  );
};

export const homeJavascript: Bench = {
  name: 'home-javascript',
  compares:
    'JavaScript, compressed with brotli, that a first visit of `/` loads, against the same libraries bundled bare',
  unit: 'bytes',
  aim: { is: 'at most', ratio: 1.5 },
  isExact: true,
  measure,
};
