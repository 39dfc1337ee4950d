import type { ReactNode } from 'react';
import { DeskLayout } from './layout/DeskLayout';
import { PhoneLayout } from './layout/PhoneLayout';
import { TabletLayout } from './layout/TabletLayout';
import type { TradePanels } from './layout/tradePanels';
import type { Width } from './useWidth';

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
