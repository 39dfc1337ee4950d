import { createContext } from 'react';

interface WalletContext {
  /** Figures are the last that are known. */
  isStale: boolean;
  arePricesLoading: boolean;
}

/** What cells need to know besides their row. */
export const WalletContext = createContext<WalletContext>({ isStale: false, arePricesLoading: false });
