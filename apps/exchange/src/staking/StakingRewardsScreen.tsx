import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const StakingRewardsScreen = () => <NotBuiltYet title="Staking Rewards" />;
