/** A file of JavaScript that a build made, as far as it matters here. */
export interface Chunk {
  fileName: string;
  code: string;
  /** The module that the file stands for, where it stands for one. */
  facadeModuleId: string | null;
  /** Files that are loaded along with it, before it runs. */
  imports: string[];
  /** Modules it was put together from. */
  moduleIds: string[];
}

/** The files named, and whatever they import, each once. */
export const withImports = (chunks: readonly Chunk[], fileNames: readonly string[]): Chunk[] => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<Chunk>();
  const reach = (fileName: string): void => {
    const chunk = byName.get(fileName);
    if (!chunk) throw new Error(`The build has no ${fileName}.`);
    if (reached.has(chunk)) return;
    reached.add(chunk);
    chunk.imports.forEach(reach);
  };
  fileNames.forEach(reach);
  return [...reached];
};

/** The file that a module of the source became. */
export const chunkOf = (chunks: readonly Chunk[], module: string): Chunk => {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(module));
  if (!found) throw new Error(`No file of the build stands for ${module}.`);
  return found;
};

const packageName = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** The packages of the registry that these files contain code of. */
export const packagesIn = (chunks: readonly Chunk[]): string[] => {
  const names = chunks.flatMap(({ moduleIds }) =>
    moduleIds.flatMap((id) => packageName.exec(id)?.[1]?.replace('\\', '/') ?? []),
  );
  return [...new Set(names)].sort();
};

/** What the page itself asks for: `/assets/index-1.js`. */
export const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].flatMap(([, source]) => source ?? []);
