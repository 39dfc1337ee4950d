import { createContext } from 'react';
import { transactionPlace } from '#shared/config/config.ts';

/** Where to look up transactions, by coin symbol. */
export type Explorers = Readonly<Record<string, string>>;

/** Undefined if the settings have no explorer for the coin. */
export const explorerLink = (explorers: Explorers, symbol: string, transactionId: string): string | undefined => {
  if (!Object.hasOwn(explorers, symbol)) return undefined;
  return explorers[symbol]?.replaceAll(transactionPlace, () => encodeURIComponent(transactionId));
};

interface TransactionContext {
  explorers: Explorers;
  /** The amounts may be out of date. */
  isStale: boolean;
  /** How many decimals to reserve space for, so that decimal points line up. */
  decimals: number;
  now: () => number;
}

/**
 * What cells need besides their row. As a context, so that a change renders the cells that use it and not every row.
 */
export const TransactionContext = createContext<TransactionContext>({
  explorers: {},
  isStale: false,
  decimals: 0,
  now: Date.now,
});
