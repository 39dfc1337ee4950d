import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountForServer } from '../embedded/host/accounts';
import type { Place } from '../embedded/place';
import { canEnter } from '../embedded/host/reach';
import { StartError } from '../embedded/host/startError';

export const TEMPORARY_PREFIX = 'xdc-exchange-test-';

/** The server's user may have no access to root's own temporary folder, but has to the common ones. */
export const temporaryRoots = (): string[] => [
  ...new Set([tmpdir(), ...(process.platform === 'win32' ? [] : ['/tmp', '/var/tmp'])]),
];

export const createTemporaryPlace = async (): Promise<Place> => {
  const account = await accountForServer();
  for (const root of temporaryRoots()) {
    if (!(await canEnter(account, root))) continue;
    const folder = await mkdtemp(join(root, TEMPORARY_PREFIX));
    if (account) await chmod(folder, 0o755);
    return { folder, account };
  }
  throw new StartError(
    'unreachable',
    `The user ${account?.name} can reach no temporary folder for the test database.`,
    'Set TMPDIR to a folder that every user may enter.',
  );
};
