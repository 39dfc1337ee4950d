import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** At this level no service is started: tests start their own. */
const env = { ...process.env, RUNLEVEL: '1' };

/** @param {string[]} given */
const apt = (given) => spawnSync('apt-get', given, { env, stdio: 'inherit' }).status === 0;

/**
 * Installs the first of these packages that there is, where that can be done without asking; returns whether it worked.
 *
 * @param {string[]} names
 */
export const installOnDebian = (...names) =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  apt(['update', '-qq']) &&
  names.some((name) => apt(['install', '-y', '-qq', name]));
