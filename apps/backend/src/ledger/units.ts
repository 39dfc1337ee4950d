import type { LedgerUnits } from '@exchange/domain';

/** Whole units of the ledger's last decimal. All sums of money here are calculated in them. */
export type Units = LedgerUnits;

export const smaller = (one: Units, other: Units): Units => (one < other ? one : other);

export const larger = (one: Units, other: Units): Units => (one > other ? one : other);
