import type { AssetSymbol } from '@exchange/domain';

/** What a trader's money is in. */
export const traderKinds = ['available', 'in orders', 'staked', 'pending withdrawal', 'swap hold'] as const;

export type TraderKind = (typeof traderKinds)[number];

/** What the house's money is in; what it owes others there is below zero. */
export const houseKinds = [
  'fees',
  'custody',
  'swap reserve',
  'staking rewards',
  'referral rewards',
  'demo faucet',
  /** Coins of ours that are nobody's yet. */
  'unclaimed deposits',
] as const;

export type HouseKind = (typeof houseKinds)[number];

/** The house's account in a trader's name: what a deposit that was taken back left uncovered, below zero. */
export const owedKind = 'owed';

/** Where money is: with a trader, to be spent, with the house, or owed to it. */
export type Purse = { trader: string } | { house: HouseKind } | { owedBy: string };

export interface AccountKey {
  kind: TraderKind | HouseKind | typeof owedKind;
  /** A trader's id; other accounts of the house have none. */
  owner: string | null;
  asset: AssetSymbol;
}
