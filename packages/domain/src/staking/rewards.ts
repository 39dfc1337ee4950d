import { divideDown, multiply } from '../money/arithmetic';
import type { DecimalText } from '../money/decimalText';
import { ledgerDecimals } from '../money/ledgerUnit';

interface RewardPeriod {
  staked: DecimalText;
  /** In percent. */
  yearlyRate: DecimalText;
  days: number;
}

/** A year has 365 days, and the rate is in percent: dividing by both at once means that only one division rounds. */
const rateDays = '36500';

export const periodRewards = ({ staked, yearlyRate, days }: RewardPeriod): DecimalText =>
  divideDown(multiply(multiply(staked, yearlyRate), String(days)), rateDays, ledgerDecimals);
