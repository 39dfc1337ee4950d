import { createContext } from 'react';
import type { Explorers } from './explorer';

interface TransactionContext {
  explorers: Explorers;
  /** Amounts are the last that are known. */
  isStale: boolean;
  /** So many decimals have room, so that points stand under each other. */
  decimals: number;
  now: () => number;
}

/** What cells need to know besides their row, so that only they are drawn anew and not all rows. */
export const TransactionContext = createContext<TransactionContext>({
  explorers: {},
  isStale: false,
  decimals: 0,
  now: Date.now,
});
