import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type { Chunk } from './chunks';

const root = join(import.meta.dirname, '..', '..', '..');
const appFolder = join(root, 'apps/exchange');

export interface Build {
  chunks: Chunk[];
  /** The page, if there is one. */
  html: string;
}

/** Modules that left no code in the chunk, such as styles, don't count as part of it. */
const chunkFrom = ({ modules, ...chunk }: Rolldown.OutputChunk): Chunk => ({
  ...chunk,
  moduleIds: Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
});

/** Builds for production whatever NODE_ENV says, and writes no files. */
const buildInMemory = async (config: InlineConfig): Promise<Build> => {
  process.env['NODE_ENV'] = 'production';
  const result = await build({
    ...config,
    root: appFolder,
    mode: 'production',
    logLevel: 'error',
    build: { ...config.build, write: false, sourcemap: false },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((output) => ('output' in output ? output.output : []));
  const page = files.find((file) => file.fileName === 'index.html');
  return {
    chunks: files.flatMap((file) => (file.type === 'chunk' ? [chunkFrom(file)] : [])),
    html: page?.type === 'asset' ? String(page.source) : '',
  };
};

export const buildApp = (): Promise<Build> => buildInMemory({ configFile: join(appFolder, 'vite.config.ts') });

const bare = 'bare-libraries';

const bareModule = (source: string): Plugin => ({
  name: bare,
  resolveId: (id) => (id === bare ? join(appFolder, 'src', `${bare}.js`) : undefined),
  load: (id) => (id.endsWith(`${bare}.js`) ? source : undefined),
});

/** The same builder with the same target, without any of our code. */
export const buildBare = (source: string): Promise<Build> =>
  buildInMemory({
    configFile: false,
    publicDir: false,
    plugins: [bareModule(source)],
    build: { target: 'baseline-widely-available', rolldownOptions: { input: bare } },
  });

/** One module of the application with its imports, for a program that uses it without a page. */
export const buildModule = (path: string): Promise<Build> =>
  buildInMemory({
    configFile: false,
    publicDir: false,
    build: {
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: join(appFolder, path), preserveEntrySignatures: 'strict' },
    },
  });

/** Files that are copied as they are. */
export const readPublic = (path: string): Promise<string> => readFile(join(appFolder, 'public', path), 'utf8');
