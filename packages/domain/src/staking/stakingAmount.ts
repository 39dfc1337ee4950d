import { showCoins } from '../format/figure';
import { fieldTexts } from '../messages/fields';
import { maximumText, minimumText } from '../messages/trading';
import { isAbove, isBelow } from '../money/compare';
import { parseTyped } from '../money/decimalText';
import { hasAtMostDecimals } from '../money/rounding';
import { isMultipleOf } from '../money/step';
import type { Rule } from '../validation/rule';
import { stakingPlans, type StakingKind } from './plans';

const multipleText = (step: string): string => `Enter a multiple of ${showCoins(step, 'XDC')}.`;

/** What is wrong with the amount to stake. */
export const stakingAmount =
  (kind: StakingKind): Rule =>
  (typed) => {
    if (typed.trim() === '') return fieldTexts.required;
    const amount = parseTyped(typed);
    if (amount === undefined || !hasAtMostDecimals(amount, 0)) return fieldTexts.numeric;
    const { minimum, maximum, step } = stakingPlans[kind];
    if (isBelow(amount, minimum)) return minimumText(minimum, 'XDC');
    if (isAbove(amount, maximum)) return maximumText(maximum, 'XDC');
    return isMultipleOf(amount, step) ? undefined : multipleText(step);
  };
