import type { ReactNode } from 'react';
import type { Width } from '#shared/services/useWidth.ts';
import { DeskLayout } from './layout/DeskLayout';
import { PhoneLayout } from './layout/PhoneLayout';
import { TabletLayout } from './layout/TabletLayout';
import type { TradePanels } from './layout/tradePanels';

const layouts: Record<Width, (panels: TradePanels) => ReactNode> = {
  desk: DeskLayout,
  tablet: TabletLayout,
  phone: PhoneLayout,
};

export interface TradeViewProps extends TradePanels {
  width: Width;
}

/** The trade screen, laid out for the available width. */
export const TradeView = ({ width, ...panels }: TradeViewProps) => {
  const Layout = layouts[width];
  return <Layout {...panels} />;
};
