import { useQuickSwapTool } from '#swap/useQuickSwapTool.tsx';
import { TradingPage } from '#trading/TradingPage.tsx';
import { usePairInAddress } from '#trading/usePairInAddress.ts';
import { LazyPairPanel } from './LazyPairPanel';

export const TradeScreen = () => (
  <TradingPage title="Spot Trading" tools={useQuickSwapTool(usePairInAddress())} pairs={<LazyPairPanel />} />
);
