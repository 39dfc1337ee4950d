import type { Account } from './accounts';
import { runCommand } from './command';

/** Tries it as that user, because file modes don't reflect access lists and mounts. */
export const canEnter = async (account: Account | undefined, folder: string): Promise<boolean> => {
  if (!account) return true;
  const { status } = await runCommand('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { account, cwd: '/' });
  return status === 0;
};
