import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['packages', 'apps', 'scripts/texts', 'openapi.yaml', 'package-lock.json', 'tsconfig.base.json'];
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
  for (const source of sources) for (const line of stateOf(join(root, source))) hash.update(line);
  return hash.digest('hex');
};

/** Builds the application and the backend, unless the sources haven't changed since. @param {string} root */
export const buildIfNeeded = (root) => {
  const stamp = join(root, 'node_modules/.cache/built');
  const products = ['apps/exchange/dist/index.html', 'apps/backend/dist/server.js'];
  const current = fingerprint(root);
  const isBuilt = products.every((file) => existsSync(join(root, file)));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
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
  writeFileSync(stamp, current);
};
