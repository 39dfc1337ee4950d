import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { parse } from 'yaml';

const { dependencies, optionalDependencies } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);

/** What comes from the registry stays outside; what lives in this workspace goes in. */
const external = Object.keys({ ...dependencies, ...optionalDependencies })
  .filter((name) => !name.startsWith('@exchange/'))
  .flatMap((name) => [name, `${name}/*`]);

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
});

/** Each start reads it, and parses JSON a hundred times as fast. */
const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
writeFileSync(new URL(`${outdir}/openapi.json`, import.meta.url), JSON.stringify(contract));
