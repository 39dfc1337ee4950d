import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['packages', 'apps', 'scripts/texts'];
const files = ['openapi.yaml', 'package-lock.json', 'tsconfig.base.json'];
/** `generated` is what the build itself makes from the public texts. */
const passedOver = new Set(['node_modules', 'dist', 'dist-for-tests', 'e2e', '.data', 'generated']);

/** @param {string} path @returns {string[]} */
const stateOf = (path) => {
  const found = statSync(path);
  if (!found.isDirectory()) return [`${path} ${found.size} ${found.mtimeMs}`];
  return readdirSync(path)
    .filter((name) => !passedOver.has(name))
    .sort()
    .flatMap((name) => stateOf(join(path, name)));
};

/** @param {string} root */
const fingerprint = (root) => {
  const hash = createHash('sha256');
  for (const folder of folders) for (const line of stateOf(join(root, folder))) hash.update(line);
  // By content: npm rewrites its lock file without changing it.
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/** @param {string} root */
const stampIn = (root) => join(root, 'node_modules/.cache/built');

/** Whether what was built is what the sources say. @param {string} root */
export const isBuilt = (root) => {
  const products = ['apps/exchange/dist/index.html', 'apps/backend/dist/server.js'];
  if (!products.every((file) => existsSync(join(root, file)))) return false;
  return existsSync(stampIn(root)) && readFileSync(stampIn(root), 'utf8') === fingerprint(root);
};

/** Whether development dependencies are installed: `npm prune --omit=dev` removes them. @param {string} root */
export const canBuild = (root) => existsSync(join(root, 'node_modules/esbuild'));

/** Builds the application and the backend, unless the sources haven't changed since. @param {string} root */
export const buildIfNeeded = (root) => {
  if (isBuilt(root)) return;
  const current = fingerprint(root);
  console.log('Building the application…');
  for (const workspace of ['@exchange/web', '@exchange/backend']) {
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--silent', '-w', workspace], {
      cwd: root,
      encoding: 'utf8',
      // Tests also run what traders get.
      env: { ...process.env, NODE_ENV: 'production' },
      shell: process.platform === 'win32',
    });
    if (status === 0) continue;
    console.error(`${stdout}${stderr}\nThe application could not be built.`);
    process.exit(1);
  }
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  writeFileSync(stampIn(root), current);
};
