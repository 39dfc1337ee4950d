import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const oxfmt = join(import.meta.dirname, '../../node_modules/oxfmt/bin/oxfmt');

/** Formats these files as `npm run format` would. */
export const formatFiles = (files: string[]): void => {
  execFileSync(process.execPath, [oxfmt, ...files], { stdio: ['ignore', 'ignore', 'inherit'] });
};
