import { createContext } from 'react';

interface ListContext {
  /** The figures may be out of date. */
  isStale: boolean;
  /** By column key: the decimals to reserve space for, which depend on the rows. */
  decimals?: ReadonlyMap<string, number>;
}

/** What cells need besides their row, so that a change re-renders only them and not all rows. */
export const ListContext = createContext<ListContext>({ isStale: false });
