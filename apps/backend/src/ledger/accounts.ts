import type { AssetSymbol } from '@exchange/domain';

/** What a trader's money is in. */
export const traderKinds = ['available', 'in orders', 'staked', 'pending withdrawal'] as const;

export type TraderKind = (typeof traderKinds)[number];

/** What the house's money is in; what it owes others there is below zero. */
export const houseKinds = [
  'fees',
  'custody',
  'swap reserve',
  'staking rewards',
  'referral rewards',
  'demo faucet',
] as const;

export type HouseKind = (typeof houseKinds)[number];

/** Where money is: with a trader, to be spent, or with the house. */
export type Purse = { trader: string } | { house: HouseKind };

export interface AccountKey {
  kind: TraderKind | HouseKind;
  /** A trader's id; accounts of the house have none. */
  owner: string | null;
  asset: AssetSymbol;
}
