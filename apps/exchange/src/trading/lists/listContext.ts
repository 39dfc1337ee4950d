import type { CancelState } from '@exchange/machines';
import { createContext } from 'react';

interface ListContext {
  /** Figures are the last that are known. */
  isStale: boolean;
  /** Of the columns of figures, by their keys: the decimals they keep room for, where that follows the rows. */
  decimals?: ReadonlyMap<string, number>;
}

/** What cells need to know besides their row, so that only they are drawn anew and not all rows. */
export const ListContext = createContext<ListContext>({ isStale: false });

interface CancelContext {
  stateOf: (orderId: string) => CancelState;
  onCancel: (orderId: string) => void;
}

export const CancelContext = createContext<CancelContext>({ stateOf: () => 'idle', onCancel: () => undefined });
