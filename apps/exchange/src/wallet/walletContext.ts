import { createContext } from 'react';

interface WalletContext {
  /** The figures may be out of date. */
  isStale: boolean;
  arePricesLoading: boolean;
}

/** What cells need besides their row. */
export const WalletContext = createContext<WalletContext>({ isStale: false, arePricesLoading: false });
