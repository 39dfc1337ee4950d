/** Loaded together: traders move from one to another, and it keeps the number of files on the first visit small. */
export { StakingOrdersScreen } from './StakingOrdersScreen';
export { StakingRewardsScreen } from './StakingRewardsScreen';
export { StakingScreen } from './StakingScreen';
