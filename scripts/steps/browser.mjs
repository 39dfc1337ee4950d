import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installOnDebian } from './debian.mjs';

/** The headless shell first: it draws the same and needs a sixth less CPU time. */
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const ofPlaywright = () => {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright');
    return String(chromium.executablePath());
  } catch {
    return '';
  }
};

/** The browser for the tests: the one in CHROMIUM_PATH, else the system's, else Playwright's own. */
export const findBrowser = () => {
  const named = process.env['CHROMIUM_PATH'];
  const installed = (named ? [named] : known).find((path) => existsSync(path));
  if (installed) return installed;
  // Loading Playwright takes a while, so it is asked last.
  const own = ofPlaywright();
  return existsSync(own) ? own : undefined;
};

export const browserArguments = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];

/** @param {string} root */
export const installBrowser = (root) => {
  if (installOnDebian('chromium-headless-shell', 'chromium')) return;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { cwd: root, stdio: 'inherit' });
};
