import { divideDown, multiply } from '../money/arithmetic';
import { isPositive } from '../money/compare';
import type { DecimalText } from '../money/decimalText';
import { ledgerDecimals } from '../money/ledgerUnit';

export interface RewardPeriod {
  totalStaked: DecimalText;
  /** In percent. */
  yearlyRate: DecimalText;
  days: number;
}

/** A year has 365 days, and the rate is in percent: dividing by both at once means that only one division rounds. */
const rateDays = '36500';

export const periodRewards = ({ totalStaked, yearlyRate, days }: RewardPeriod): DecimalText =>
  divideDown(multiply(multiply(totalStaked, yearlyRate), String(days)), rateDays, ledgerDecimals);

export interface RewardPool {
  totalRewards: DecimalText;
  totalStaked: DecimalText;
}

/** One stake's share of a period's rewards. */
export const rewardOf = (stake: DecimalText, { totalRewards, totalStaked }: RewardPool): DecimalText =>
  isPositive(totalStaked) ? divideDown(multiply(totalRewards, stake), totalStaked, ledgerDecimals) : '0';
