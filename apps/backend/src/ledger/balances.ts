import type { AccountKey } from './accounts';
import type { Units } from './units';

/** An account in memory. Amounts are in whole units of the ledger's last decimal. */
export interface Account extends AccountKey {
  id: number;
  balance: Units;
}

const keyOf = ({ owner, kind, asset }: AccountKey): string => `${owner ?? ''} ${kind} ${asset}`;

export type Balances = ReturnType<typeof createBalances>;

/** All accounts. An account is opened when it is first requested. */
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
    /** A balance, without opening an account. */
    read: (key: AccountKey): Units => accounts.get(keyOf(key))?.balance ?? 0n,
    all: (): Iterable<Readonly<Account>> => accounts.values(),
    /** Accounts opened since the last call. */
    takeOpened: (): Account[] => {
      const taken = opened;
      opened = [];
      return taken;
    },
  };
};
