import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from '../steps/browser.mjs';
import { root } from '../steps/repositoryFiles';
import { resultsOf, type Part, type Result, type Run } from './part';

const programOf = (name: string): string => (name === 'npm' ? name : join(root, 'node_modules/.bin', name));

const run = ({ command, env }: Part, given: NodeJS.ProcessEnv): Promise<Run> =>
  new Promise((resolve) => {
    const started = Date.now();
    const [program = '', ...rest] = command;
    const child = spawn(programOf(program), rest, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', CHROMIUM_PATH: findBrowser() ?? '', ...env, ...given },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (text) => (output += String(text)));
    child.stderr.on('data', (text) => (output += String(text)));
    child.on('close', (code) => resolve({ ok: code === 0, output, seconds: (Date.now() - started) / 1000 }));
  });

const tell = ({ name, failed, seconds, output }: Result): void => {
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`);
  if (failed > 0) console.log(`${output.trimEnd()}\n`);
};

/** Runs a part and prints how it went. */
export const runPart =
  (env: NodeJS.ProcessEnv) =>
  async (part: Part): Promise<Result[]> => {
    const results = resultsOf(part, await run(part, env));
    results.forEach(tell);
    return results;
  };
