import { TradingPage } from './TradingPage';

/**
 * The same screen for the perpetual contracts, whose forms are under maintenance: no order call is documented for them.
 */
export const MarginScreen = () => <TradingPage title="Margin Trading" />;
