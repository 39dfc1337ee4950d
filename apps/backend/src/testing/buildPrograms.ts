import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Tests start the built programs, as `npm start` does: compiled once, not at each of their many starts. */
export const setup = (): void => {
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync(process.execPath, ['build.mjs', '--for-tests'], { cwd });
};
