import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const TradeScreen = () => <NotBuiltYet title="Spot Trading" />;
