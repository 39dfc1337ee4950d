import type { Side } from '@exchange/domain';
import type { ReactNode } from 'react';
import type { OwnSizes, SizedPanel } from '#shared/settings/panelSizes.ts';

/** The panels of the screen, each rendered by the code that owns its content. */
export interface TradePanels {
  chart: ReactNode;
  /** The depth of the book on a phone; elsewhere it shares tabs with the chart. */
  depth?: ReactNode;
  book: ReactNode;
  tape: ReactNode;
  /** All pairs, to change to another one. */
  pairs?: ReactNode;
  /** On a phone, beside an order form: the best levels, and the best price of each side. */
  bestLevels?: ReactNode;
  bestPrices?: ReactNode;
  /** Both order forms; `large` on touch screens. */
  forms: Readonly<Record<Side, ReactNode>>;
  /** Further actions for the pair, in the line above the order forms. */
  tools?: ReactNode;
  /** Open orders, trades and funds. */
  lists: ReactNode;
  /** Only the tabs of the lists are shown. */
  areListsFolded: boolean;
  /** The sizes that the trader has given to resizable panels. */
  sizes: OwnSizes;
  onSizeChange: (panel: SizedPanel, size: number) => void;
  /** The open form on a phone, where forms are drawers. */
  openForm: Side | undefined;
  onOpenFormChange: (side: Side | undefined) => void;
}
