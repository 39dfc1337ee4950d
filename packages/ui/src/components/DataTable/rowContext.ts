import { createContext, use } from 'react';

interface RowContext {
  /** The panel that stands open under the row. */
  open: string | undefined;
  /** Where it stands in the page. */
  detailId: string;
  toggle: (panel: string) => void;
}

/** What the buttons in a row's cells need to know of it. */
export const RowContext = createContext<RowContext | undefined>(undefined);

interface Panel {
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'data-state': 'open' | 'closed';
  onClick: () => void;
}

/** Makes a button that opens and closes a panel under its row. */
export const usePanel = (panel: string): Panel => {
  const row = use(RowContext);
  if (row === undefined) throw new Error('A button for the panel of a row stands in a cell of a DataTable.');
  const isOpen = row.open === panel;
  return {
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? row.detailId : undefined,
    'data-state': isOpen ? 'open' : 'closed',
    onClick: () => row.toggle(panel),
  };
};
