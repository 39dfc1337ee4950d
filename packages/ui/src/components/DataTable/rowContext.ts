import { createContext, use } from 'react';

interface RowContext {
  /** The panel that is open under the row. */
  open: string | undefined;
  /** The `id` of the panel's element. */
  detailId: string;
  toggle: (panel: string) => void;
}

/** What buttons in a row's cells need to know about the row. */
export const RowContext = createContext<RowContext | undefined>(undefined);

interface Panel {
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'data-state': 'open' | 'closed';
  onClick: () => void;
}

/** Props for a button that opens and closes a panel under its row. */
export const usePanel = (panel: string): Panel => {
  const row = use(RowContext);
  if (row === undefined) throw new Error('A button for a row panel must be used inside a DataTable cell.');
  const isOpen = row.open === panel;
  return {
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? row.detailId : undefined,
    'data-state': isOpen ? 'open' : 'closed',
    onClick: () => row.toggle(panel),
  };
};
