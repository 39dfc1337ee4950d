import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const RatioSwapScreen = () => <NotBuiltYet title="Ratio Swap" />;
