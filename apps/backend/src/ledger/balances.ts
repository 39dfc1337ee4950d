import type { AccountKey } from './accounts';
import type { Units } from './units';

/** An account as it stands in memory; money is reckoned in whole units of the ledger's last decimal. */
export interface Account extends AccountKey {
  id: number;
  balance: Units;
}

const keyOf = ({ owner, kind, asset }: AccountKey): string => `${owner ?? ''} ${kind} ${asset}`;

export type Balances = ReturnType<typeof createBalances>;

/** All accounts there are. One that nobody had before is opened by asking for it. */
export const createBalances = (stored: readonly Account[]) => {
  const accounts = new Map(stored.map((account) => [keyOf(account), account]));
  let greatestId = stored.reduce((greatest, { id }) => Math.max(greatest, id), 0);
  let opened: Account[] = [];

  return {
    of: (key: AccountKey): Account => {
      const text = keyOf(key);
      const known = accounts.get(text);
      if (known) return known;
      greatestId += 1;
      const account = { ...key, id: greatestId, balance: 0n };
      accounts.set(text, account);
      opened.push(account);
      return account;
    },
    /** What somebody has, without opening an account for it. */
    read: (key: AccountKey): Units => accounts.get(keyOf(key))?.balance ?? 0n,
    all: (): Iterable<Readonly<Account>> => accounts.values(),
    /** Those opened since this was last asked. */
    takeOpened: (): Account[] => {
      const taken = opened;
      opened = [];
      return taken;
    },
  };
};
