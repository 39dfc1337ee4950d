import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

const { dependencies, optionalDependencies } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);

/** What comes from the registry stays outside; what lives in this workspace goes in. */
const external = Object.keys({ ...dependencies, ...optionalDependencies })
  .filter((name) => !name.startsWith('@exchange/'))
  .flatMap((name) => [name, `${name}/*`]);

await build({
  absWorkingDir: new URL('.', import.meta.url).pathname,
  entryPoints: ['src/server.ts', 'src/operator.ts'],
  outdir: 'dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external,
});
