import type { Width } from '#shared/services/useWidth.ts';
import { PhoneLayout } from './layout/PhoneLayout';
import type { TradePanels } from './layout/tradePanels';
import { WideLayout } from './layout/WideLayout';

export interface TradeViewProps extends TradePanels {
  width: Width;
  /** Where there is height for it, the pairs are below the book rather than in a tab beside it. */
  arePairsBelow: boolean;
}

/** The trade screen, laid out for the available room. */
export const TradeView = ({ width, arePairsBelow, ...panels }: TradeViewProps) =>
  width === 'phone' ? <PhoneLayout {...panels} /> : <WideLayout {...panels} {...{ width, arePairsBelow }} />;
