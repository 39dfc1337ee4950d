import { spawn } from 'node:child_process';
import type { Account } from './accounts';

interface CommandOptions {
  /** The user to run the command as; undefined for the current user. */
  account: Account | undefined;
  cwd: string;
  cluster?: string;
  /** An open file for the output; without one the output is part of the outcome. */
  outputTo?: number;
}

interface Outcome {
  /** Zero is success; a string is the reason why the command couldn't be spawned. */
  status: number | string | null;
  output: string;
}

/** What programs need to run at all; the last ones are for Windows. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'TEMP', 'TMP', 'SystemRoot', 'SystemDrive', 'ComSpec'];

/** No PostgreSQL settings and no secrets of ours reach the server; its messages come in a language that we can read. */
const environmentFor = (cluster: string | undefined): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
  LC_ALL: 'C',
  TZ: 'UTC',
  PGDATA: cluster,
});

/**
 * The cluster's folder is passed as PGDATA: `pg_ctl` passes its arguments to a shell, which would expand a folder
 * named `$x`.
 */
export const runCommand = (command: string, args: string[], options: CommandOptions): Promise<Outcome> =>
  new Promise((resolve) => {
    const { account, cwd, cluster, outputTo } = options;
    const child = spawn(command, args, {
      cwd,
      env: environmentFor(cluster),
      stdio: ['ignore', outputTo ?? 'pipe', outputTo ?? 'pipe'],
      uid: account?.uid,
      gid: account?.gid,
      windowsHide: true,
    });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('error', (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? error.message, output }));
    child.once('close', (status) => resolve({ status, output }));
  });
