import { fromUnits, type AssetSymbol } from '@exchange/domain';
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
  asset: AssetSymbol;
  amount: Units;
}

/** Positive amounts go to the account, negative ones leave it. */
export type Movement = readonly [account: Account, amount: Units];

/** Money would be made or lost. Nothing of it may be written. */
export class Unbalanced extends Error {}

/** The assets in which amounts don't add up to zero, with what is left over. */
const leftOver = (amounts: Iterable<readonly [asset: AssetSymbol, amount: Units]>): [AssetSymbol, Units][] => {
  const sums = new Map<AssetSymbol, Units>();
  for (const [asset, amount] of amounts) sums.set(asset, (sums.get(asset) ?? 0n) + amount);
  return [...sums].filter(([, sum]) => sum !== 0n);
};

/** Quick, since every order asks: nearly all movements have one asset or two. */
const isPlainlyZero = (movements: readonly Movement[]): boolean => {
  let [first, second]: (AssetSymbol | undefined)[] = [];
  let [ofFirst, ofSecond] = [0n, 0n];
  for (const [{ asset }, amount] of movements)
    if (asset === (first ??= asset)) ofFirst += amount;
    else if (asset === (second ??= asset)) ofSecond += amount;
    else return false;
  return ofFirst === 0n && ofSecond === 0n;
};

const assertZero = (what: string, left: readonly [AssetSymbol, Units][]): void => {
  if (left.length === 0) return;
  const sums = left.map(([asset, sum]) => `${fromUnits(sum)} ${asset}`).join(' and ');
  throw new Unbalanced(`${what} doesn't add up to zero: ${sums} is left over.`);
};

/** Each asset's sum over all accounts that aren't at zero in total. */
export const sumsOf = (accounts: Iterable<Readonly<Pick<Account, 'asset' | 'balance'>>>): [AssetSymbol, Units][] =>
  leftOver(Array.from(accounts, ({ asset, balance }) => [asset, balance] as const));

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
    /** One movement of money. Throws, with nothing changed, unless it sums to zero for each asset. */
    move: (kind: TransferKind, reference: string, movements: readonly Movement[]): void => {
      if (!isPlainlyZero(movements))
        assertZero(
          `The ${kind} of ${reference}`,
          leftOver(movements.map(([{ asset }, amount]) => [asset, amount] as const)),
        );
      before(movements);
      const id = nextTransfer();
      transfers.push({ id, kind, reference });
      for (const [account, amount] of movements) {
        if (amount === 0n) continue;
        account.balance += amount;
        entries.push({ transfer: id, account: account.id, asset: account.asset, amount });
        changes.set(account.id, (changes.get(account.id) ?? 0n) + amount);
      }
    },
  };
};

/** Checks a group once more, as it is going to be written: its transfers, and the changes of balances they come to. */
export const assertBalanced = ({ entries, changes }: Pick<Journal, 'entries' | 'changes'>): void => {
  const untold = new Map(changes);
  let first = 0;
  for (const [index, { transfer, account, amount }] of entries.entries()) {
    untold.set(account, (untold.get(account) ?? 0n) - amount);
    if (entries[index + 1]?.transfer === transfer) continue;
    const ofTransfer = entries.slice(first, index + 1);
    assertZero(`Transfer ${transfer}`, leftOver(ofTransfer.map((entry) => [entry.asset, entry.amount] as const)));
    first = index + 1;
  }
  for (const [account, amount] of untold)
    if (amount !== 0n)
      throw new Unbalanced(`Account ${account} changes by ${fromUnits(amount)} more than its entries say.`);
};
