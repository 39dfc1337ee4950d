import type { Sort } from '@exchange/ui';
import { useState } from 'react';
import { inOrderOf, type WalletCoin } from './walletCoin';

interface Kept {
  symbols: readonly string[];
  sort: Sort | undefined;
}

/**
 * While a coin is open, rows stay where they are: a deposit that arrives must not move the row somebody works in. Only
 * the trader moves them, by sorting.
 */
export const useKeptOrder = (
  coins: readonly WalletCoin[],
  { isOpen, sort }: { isOpen: boolean; sort: Sort | undefined },
): readonly WalletCoin[] => {
  const [kept, setKept] = useState<Kept>();
  const isDue = isOpen && coins.length > 0;
  if (isDue !== (kept !== undefined) || (kept && kept.sort !== sort)) {
    setKept(isDue ? { symbols: coins.map(({ symbol }) => symbol), sort } : undefined);
  }
  return kept && isDue && kept.sort === sort ? inOrderOf(coins, kept.symbols) : coins;
};
