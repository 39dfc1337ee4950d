import { spawn } from 'node:child_process';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { root } from '../runtime/places';

export interface Ended {
  hasSucceeded: boolean;
  /** All of its output, for people. */
  output: string;
}

/** Runs an installed program of the checkout to its end. */
export const runProgram = (program: string, given: readonly string[]): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', program), given, {
      cwd: root,
      env: {
        ...process.env,
        // Otherwise the verifier reports each use to its makers.
        PACT_DO_NOT_TRACK: 'true',
        // It speaks to this machine alone, and would read all certificates of the system again for each interaction.
        SSL_CERT_FILE: devNull,
        SSL_CERT_DIR: devNull,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const hear = (text: Buffer) => {
      output += text.toString();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('close', (code) => resolve({ hasSucceeded: code === 0, output }));
  });
