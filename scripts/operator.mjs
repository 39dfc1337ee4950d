import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canBuild, isBuilt } from './steps/build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = new URL('../apps/backend/dist/operator.js', import.meta.url);

// In production the operator's program is of the same build as the server. For a developer it follows the sources.
const usesBuild = existsSync(built) && (process.env['NODE_ENV'] === 'production' || !canBuild(root) || isBuilt(root));
if (usesBuild) await import(built.href);
else if (canBuild(root)) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(new URL('../apps/backend/src/operator.ts', import.meta.url).href);
} else {
  console.error('The exchange has not been built here yet. Run `npm start` or `npm run build` first.');
  process.exitCode = 1;
}
