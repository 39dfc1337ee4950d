import { createContext } from 'react';
import type { Explorers } from './explorer';

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
