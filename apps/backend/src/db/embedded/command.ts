import { spawn } from 'node:child_process';
import type { Account } from './accounts';

interface CommandOptions {
  /** Whom the command runs as; ourselves where nobody is named. */
  account: Account | undefined;
  cwd: string;
  cluster?: string;
  /** An open file that takes the output; without one the output is part of the outcome. */
  outputTo?: number;
}

interface Outcome {
  /** Zero is success; a text is the reason why it could not even be spawned. */
  status: number | string | null;
  output: string;
}

/** What programs need to run at all; the last ones are Windows'. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'TEMP', 'TMP', 'SystemRoot', 'SystemDrive', 'ComSpec'];

/** No PostgreSQL settings and no secrets of ours reach the server; its messages come in a language that we can read. */
const environmentFor = (cluster: string | undefined): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
  LC_ALL: 'C',
  TZ: 'UTC',
  PGDATA: cluster,
});

/**
 * The cluster travels as PGDATA: `pg_ctl` hands its arguments to a shell, where a folder named `$x` would come out as
 * another one.
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
