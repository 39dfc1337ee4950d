import { readFile } from 'node:fs/promises';
import { ifThere } from './fileErrors';
import { StartError } from './startError';

/** The system user that runs the server if we can't. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

export const ownUid = (): number | undefined => process.getuid?.();

export const isRoot = (): boolean => ownUid() === 0;

const preferredNames = ['postgres', 'nobody'];

export const readAccounts = (passwd: string): Account[] =>
  passwd.split('\n').flatMap((line) => {
    const [name = '', , uid = '', gid = ''] = line.split(':');
    return /^[1-9]\d*$/.test(uid) && /^\d+$/.test(gid) ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });

const allAccounts = async (): Promise<Account[]> =>
  readAccounts((await ifThere(readFile('/etc/passwd', 'utf8'))) ?? '');

/** PostgreSQL refuses to run as root; any other user runs it directly. */
export const accountForServer = async (): Promise<Account | undefined> => {
  if (!isRoot()) return undefined;
  const accounts = await allAccounts();
  for (const wanted of preferredNames) {
    const account = accounts.find(({ name }) => name === wanted);
    if (account) return account;
  }
  throw new StartError(
    'no-account',
    "PostgreSQL can't run as root, and this system has neither a postgres user nor a nobody user.",
    'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
};

export const accountOf = async (uid: number, gid: number): Promise<Account> =>
  (await allAccounts()).find((account) => account.uid === uid) ?? { name: `with uid ${uid}`, uid, gid };
