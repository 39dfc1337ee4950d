import type { AssetSymbol } from '@exchange/domain';

/** The accounts of a trader. */
export const traderKinds = ['available', 'in orders', 'staked', 'pending withdrawal', 'swap hold'] as const;

export type TraderKind = (typeof traderKinds)[number];

/** The exchange's own accounts. A negative balance is what it owes others. */
export const houseKinds = [
  'fees',
  'custody',
  'swap reserve',
  'staking rewards',
  'referral rewards',
  'demo faucet',
  /** Coins that have arrived but aren't credited to anyone yet. */
  'unclaimed deposits',
  /** What the exchange trades with in OTC trades. */
  'otc desk',
] as const;

export type HouseKind = (typeof houseKinds)[number];

/** An account of the exchange in a trader's name: a reversed deposit's uncovered amount, below zero. */
export const owedKind = 'owed';

/** A place for money: with a trader, available; with the exchange; or owed to it. */
export type Purse = { trader: string } | { house: HouseKind } | { owedBy: string };

export interface AccountKey {
  kind: TraderKind | HouseKind | typeof owedKind;
  /** A trader's ID; null for the exchange's own accounts. */
  owner: string | null;
  asset: AssetSymbol;
}
