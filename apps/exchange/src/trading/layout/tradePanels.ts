import type { Side } from '@exchange/domain';
import type { ReactNode } from 'react';
import type { PanelSizes, SizedPanel } from '../../shared/settings/panelSizes';

/** The panels of the screen, each drawn by whoever knows what is in it. */
export interface TradePanels {
  chart: ReactNode;
  book: ReactNode;
  tape: ReactNode;
  /** Both order forms; `large` under a thumb. */
  forms: Readonly<Record<Side, ReactNode>>;
  /** What else can be done with the pair: it stands at the end of the line over the order forms. */
  tools?: ReactNode;
  /** Open orders, trades and funds. */
  lists: ReactNode;
  /** How large the trader wants the panels that can be resized. */
  sizes: PanelSizes;
  onSizeChange: (panel: SizedPanel, size: number) => void;
  /** The form that stands open on a phone, where forms are drawers. */
  openForm: Side | undefined;
  onOpenFormChange: (side: Side | undefined) => void;
}
