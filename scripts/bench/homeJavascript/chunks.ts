/** What we need to know of a JavaScript file that a build made. */
export interface Chunk {
  fileName: string;
  code: string;
  /** The module that the file is the entry of, if any. */
  facadeModuleId: string | null;
  /** Files that are loaded with it, before it runs. */
  imports: string[];
  /** The modules bundled into it. */
  moduleIds: string[];
}

/** The named files and everything they import, each once. */
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

/** The file that was built from a module. */
export const chunkOf = (chunks: readonly Chunk[], module: string): Chunk => {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(module));
  if (!found) throw new Error(`The build has no file for ${module}.`);
  return found;
};

const packageName = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** The npm packages whose code is in these files. */
export const packagesIn = (chunks: readonly Chunk[]): string[] => {
  const names = chunks.flatMap(({ moduleIds }) =>
    moduleIds.flatMap((id) => packageName.exec(id)?.[1]?.replace('\\', '/') ?? []),
  );
  return [...new Set(names)].sort();
};

/** The scripts that the page itself loads, such as `/assets/index-1.js`. */
export const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].flatMap(([, source]) => source ?? []);
