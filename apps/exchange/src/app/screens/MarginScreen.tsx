import { useQuickSwapTool } from '#swap/useQuickSwapTool.tsx';
import { TradingPage } from '#trading/TradingPage.tsx';
import { usePairInAddress } from '#trading/usePairInAddress.ts';
import { LazyPairPanel } from './LazyPairPanel';

/**
 * The same screen for the perpetual contracts, whose forms are under maintenance: no order call is documented for them.
 */
export const MarginScreen = () => (
  <TradingPage title="Margin Trading" tools={useQuickSwapTool(usePairInAddress())} pairs={<LazyPairPanel />} />
);
