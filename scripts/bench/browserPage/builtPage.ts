import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** The files of a page by the path they are served at. */
export type BuiltPage = ReadonlyMap<string, Buffer>;

/** Builds the page in a folder for production, whatever the environment says, and writes nothing. */
export const buildPage = async (folder: string): Promise<BuiltPage> => {
  process.env['NODE_ENV'] = 'production';
  const result = await build({
    configFile: false,
    root: folder,
    mode: 'production',
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    build: { target: 'baseline-widely-available', write: false, modulePreload: { polyfill: false } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((output) => ('output' in output ? output.output : []));
  return new Map(
    files.map((file) => [`/${file.fileName}`, Buffer.from(file.type === 'chunk' ? file.code : file.source)]),
  );
};
