import { createContext } from 'react';
import type { PositionsState } from './portfolio/usePositions';

interface WalletContext {
  /** The figures may be out of date. */
  isStale: boolean;
  arePricesLoading: boolean;
  positions: PositionsState;
}

/** What cells need besides their row. */
export const WalletContext = createContext<WalletContext>({
  isStale: false,
  arePricesLoading: false,
  positions: 'none',
});
