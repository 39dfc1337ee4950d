import { brotliCompressSync } from 'node:zlib';
import type { Bench } from '../bench';
import { bareEntry } from './bareLibraries';
import { buildApp, buildBare, readPublic } from './build';
import { chunkOf, packagesIn, scriptsOf, withImports, type Chunk } from './chunks';

const codesOf = (chunks: readonly Chunk[]): string[] => chunks.map(({ code }) => code);

const compressed = (codes: readonly string[]): number =>
  codes.reduce((sum, code) => sum + brotliCompressSync(code).length, 0);

/** What the page itself loads, and the files of these modules with everything they import. */
const loadedWith = async (modules: readonly string[]): Promise<{ chunks: Chunk[]; copied: string[] }> => {
  const { chunks, html } = await buildApp();
  const scripts = scriptsOf(html).map((path) => path.replace(/^\//, ''));
  const isBuilt = (path: string): boolean => chunks.some(({ fileName }) => fileName === path);
  const wanted = modules.map((module) => chunkOf(chunks, module).fileName);
  return {
    chunks: withImports(chunks, [...scripts.filter(isBuilt), ...wanted]),
    copied: await Promise.all(scripts.filter((path) => !isBuilt(path)).map(readPublic)),
  };
};

/** The JavaScript of a first visit: what every page loads plus these modules, against its libraries alone. */
export const measureFirstVisit =
  (modules: readonly string[]): Bench['measure'] =>
  async (alternate) => {
    const visit = await loadedWith(modules);
    const packages = packagesIn(visit.chunks);
    const bare = await buildBare(bareEntry(packages));
    const bareOnes = packagesIn(bare.chunks);
    const added = packages.filter((name) => !bareOnes.includes(name));
    console.log(`  Packages in ours but not in the peer: ${added.join(', ') || 'none'}`);
    return alternate(
      async () => compressed([...codesOf(visit.chunks), ...visit.copied]),
      async () => compressed(codesOf(bare.chunks)),
    );
  };
