import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const oxfmt = join(import.meta.dirname, '../../node_modules/oxfmt/bin/oxfmt');

/** As `npm run format` does, but only these. */
export const formatFiles = (files: string[]): void => {
  execFileSync(process.execPath, [oxfmt, ...files], { stdio: ['ignore', 'ignore', 'inherit'] });
};
