// Generates a client from openapi.yaml with each of the usual generators and compiles them all: `npm run test:generators`.
// They are installed into a folder of their own, since they weigh half of everything else that this project installs.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './steps/repositoryFiles';

const document = 'openapi.yaml';

/** The arguments of each, after its path. orval and hey-api are the last versions for Node 20. */
const generators: Readonly<Record<string, readonly string[]>> = {
  'openapi-typescript/bin/cli.js': [document, '--output', 'clients/openapi-typescript.ts'],
  '@hey-api/openapi-ts/bin/run.js': ['--input', document, '--output', 'clients/hey-api', '--no-log-file'],
  'orval/dist/bin/orval.js': ['--input', document, '--output', 'clients/orval.ts', '--client', 'fetch'],
  'openapi-zod-client/bin.js': [document, '--output', 'clients/openapi-zod-client.ts'],
};

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
};

const folder = mkdtempSync(join(tmpdir(), 'generated-clients-'));

const run = (file: string, ...given: readonly string[]): void => {
  execFileSync(file, given, { cwd: folder, stdio: 'inherit' });
};

try {
  cpSync(join(root, 'scripts/generators'), folder, { recursive: true });
  cpSync(join(root, document), join(folder, document));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['clients'] }));
  run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  for (const [program, given] of Object.entries(generators))
    run(process.execPath, join('node_modules', program), ...given);
  run(process.execPath, 'node_modules/typescript/bin/tsc', '--pretty', 'false');
  console.log('Every client compiles.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
