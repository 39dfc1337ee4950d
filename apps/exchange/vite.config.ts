import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunkGroups.ts';

const folder = import.meta.dirname;
const backend = 'http://localhost:4000';

const readVersion = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) return 'unknown';
  return String(manifest.version);
};

/** Below this a compressed answer saves nothing: it fits one packet either way. */
const leastBytes = 1024;

/** Compressed once here instead of at every request. The page itself changes per request and is left alone. */
const compressAssets = (): Plugin => ({
  name: 'exchange:compress-assets',
  apply: 'build',
  writeBundle: ({ dir = folder }, bundle) => {
    for (const { fileName } of Object.values(bundle)) {
      if (!/\.(js|css|svg|json)$/.test(fileName)) continue;
      const path = join(dir, fileName);
      const content = readFileSync(path);
      if (content.length < leastBytes) continue;
      writeFileSync(`${path}.br`, brotliCompressSync(content));
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    }
  },
});

export default defineConfig({
  root: folder,
  plugins: [react(), vanillaExtractPlugin(), compressAssets()],
  define: { __APP_VERSION__: JSON.stringify(readVersion()) },
  // The backend puts a new one in its place each time it serves the page.
  html: { cspNonce: '__nonce__' },
  build: {
    target: 'baseline-widely-available',
    sourcemap: 'hidden',
    // Browsers that don't know it fetch a file when they come to it, a little later.
    modulePreload: { polyfill: false },
    assetsDir: 'assets',
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': backend,
      '/config.json': backend,
      '/manifest.webmanifest': backend,
      '/socket.io': { target: backend, ws: true },
    },
  },
  // A look at the built app by itself, with the configuration that lies beside it.
  preview: { proxy: {} },
});
