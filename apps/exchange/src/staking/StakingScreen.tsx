import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const StakingScreen = () => <NotBuiltYet title="Staking" />;
