import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Account } from './host/accounts';
import { cannotRun, findBinaries, type BinaryPaths } from './binaries';
import { runCommand } from './host/command';
import { hasCode } from './host/fileErrors';
import { AWAY_ROOT, type Place } from './place';
import type { Reports } from './reports';

export interface Binaries extends BinaryPaths {
  /** In PostgreSQL's format: `18.4`. */
  version: string;
}

const versionFor = async (account: Account | undefined, postgres: string): Promise<string> => {
  const { status, output } = await runCommand(postgres, ['--version'], { account, cwd: '/' });
  const version = /\(PostgreSQL\) (\S+)/.exec(output)?.[1];
  if (status === 0 && version !== undefined) return version;
  throw cannotRun(postgres, typeof status === 'string' ? `${status} ${output}` : output);
};

const runsFor = (account: Account | undefined, postgres: string): Promise<boolean> =>
  versionFor(account, postgres).then(
    () => true,
    () => false,
  );

/** Renamed once complete, so that an interrupted copy is never used. */
const copyWhole = async (native: string, target: string): Promise<void> => {
  const partial = await mkdtemp(`${target}.`);
  await cp(native, partial, { recursive: true, verbatimSymlinks: true });
  await runCommand('chmod', ['-R', 'a+rX', partial], { account: undefined, cwd: '/' });
  await rename(partial, target).catch(async (error: unknown) => {
    await rm(partial, { recursive: true, force: true });
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  });
};

/** initdb runs the server through a shell with its path in double quotes, where these characters are still special. */
const meansSomethingToAShell = /["$`\\]/;

/** Beside the data, unless a shell would misread that path. */
const placeForCopy = async (folder: string): Promise<string> => {
  if (!meansSomethingToAShell.test(folder)) return folder;
  await mkdir(AWAY_ROOT, { recursive: true });
  return AWAY_ROOT;
};

/** Binaries that the server's user can run: the installed ones, otherwise a copy. */
export const runnableBinaries = async (
  { account, folder }: Place,
  onProgress: Reports['onProgress'],
  find: () => Promise<BinaryPaths> = findBinaries,
): Promise<Binaries> => {
  const installed = await find();
  if (!account) return { ...installed, version: await versionFor(undefined, installed.postgres) };
  const version = await versionFor(account, installed.postgres).catch(() => undefined);
  if (version !== undefined) return { ...installed, version };

  const native = dirname(dirname(installed.postgres));
  const target = join(await placeForCopy(folder), `binaries-${await versionFor(undefined, installed.postgres)}`);
  const moved = (path: string) => join(target, relative(native, path));
  const copied = {
    initdb: moved(installed.initdb),
    pg_ctl: moved(installed.pg_ctl),
    postgres: moved(installed.postgres),
  };
  if (!(await runsFor(account, copied.postgres))) {
    onProgress('copying');
    await rm(target, { recursive: true, force: true });
    await copyWhole(native, target);
  }
  return { ...copied, version: await versionFor(account, copied.postgres) };
};
