import { TradingPage } from './TradingPage';

export const TradeScreen = () => <TradingPage title="Spot Trading" />;
