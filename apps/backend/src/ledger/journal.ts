import type { Account } from './balances';
import type { Units } from './units';

export const transferKinds = ['reserve', 'trade', 'cancel', 'hold', 'release', 'settle', 'posting'] as const;

export type TransferKind = (typeof transferKinds)[number];

export interface Transfer {
  id: number;
  kind: TransferKind;
  reference: string;
}

export interface Entry {
  transfer: number;
  account: number;
  amount: Units;
}

/** Positive amounts go to the account, negative ones leave it. */
export type Movement = readonly [account: Account, amount: Units];

export type Journal = ReturnType<typeof createJournal>;

/** The movements of one group of commands. Balances change as movements are added; `before` sees each first. */
export const createJournal = (nextTransfer: () => number, before: (movements: readonly Movement[]) => void) => {
  const transfers: Transfer[] = [];
  const entries: Entry[] = [];
  const changes = new Map<number, Units>();

  return {
    transfers,
    entries,
    /** The total change per account. */
    changes,
    /** One movement of money, which sums to zero for each asset. */
    move: (kind: TransferKind, reference: string, movements: readonly Movement[]): void => {
      before(movements);
      const id = nextTransfer();
      transfers.push({ id, kind, reference });
      for (const [account, amount] of movements) {
        if (amount === 0n) continue;
        account.balance += amount;
        entries.push({ transfer: id, account: account.id, amount });
        changes.set(account.id, (changes.get(account.id) ?? 0n) + amount);
      }
    },
  };
};
