import { useQuickSwapTool } from '../../swap/useQuickSwapTool';
import { TradingPage } from '../../trading/TradingPage';
import { usePairInAddress } from '../../trading/usePairInAddress';

export const TradeScreen = () => <TradingPage title="Spot Trading" tools={useQuickSwapTool(usePairInAddress())} />;
