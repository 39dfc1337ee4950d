/** Loaded together: whoever opens one goes on to another, and the list of files of the first visit stays short. */
export { StakingOrdersScreen } from './StakingOrdersScreen';
export { StakingRewardsScreen } from './StakingRewardsScreen';
export { StakingScreen } from './StakingScreen';
