import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const StakingOrdersScreen = () => <NotBuiltYet title="Staking Orders" />;
