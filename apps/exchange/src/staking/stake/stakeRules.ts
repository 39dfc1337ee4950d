import {
  isAbove,
  isBelow,
  isMultipleOf,
  parseTyped,
  smaller,
  stakingAmount,
  stakingBlock,
  stakingPlans,
  stepDown,
  type DecimalText,
  type FormRules,
  type StakingKind,
} from '@exchange/domain';
import type { StakingForm } from '@exchange/machines';
import { formTexts as texts } from '../texts';

interface Means {
  kind: StakingKind;
  /** Undefined for a visitor, and until it has loaded. */
  balance: DecimalText | undefined;
}

const exceeding = (typed: string, balance: DecimalText | undefined): string | undefined =>
  balance !== undefined && isAbove(parseTyped(typed) ?? '0', balance) ? texts.notEnough(balance) : undefined;

const agreement = (kind: StakingKind, hasAgreed: boolean): string | undefined =>
  stakingBlock({
    kind,
    isOpen: true,
    isLoggedIn: true,
    hasTwoFactor: true,
    amount: stakingPlans[kind].minimum,
    hasAgreed,
  })?.text;

export const stakeRules = ({ kind, balance }: Means): FormRules<StakingForm> => ({
  amount: (typed) => stakingAmount(kind)(typed) ?? exceeding(typed, balance),
  months: () => undefined,
  hasAgreed: (hasAgreed) => agreement(kind, hasAgreed),
});

/** The first thing that is missing, shown on the button. */
export const notReady = (form: StakingForm, means: Means): string | undefined => {
  const rules = stakeRules(means);
  if (form.amount.trim() === '') return texts.noAmount;
  return rules.amount(form.amount, form) ?? rules.hasAgreed(form.hasAgreed, form);
};

/** The most that this balance can stake; undefined if it is too small for any stake. */
export const mostOf = ({ kind, balance }: Means): DecimalText | undefined => {
  const { minimum, maximum, step } = stakingPlans[kind];
  const most = balance === undefined ? maximum : smaller(balance, maximum);
  const whole = isMultipleOf(most, step) ? most : stepDown(most, step);
  return isBelow(whole, minimum) ? undefined : whole;
};

/** Said of a stake that is as large as it may be, although the balance has more: Max was cut. */
export const largestStakeNote = (typed: string, { kind, balance = '0' }: Means): string | undefined => {
  const { maximum } = stakingPlans[kind];
  return parseTyped(typed) === maximum && isAbove(balance, maximum) ? texts.largest(maximum, balance) : undefined;
};

/** The typed amount if it could be staked, whatever the balance. */
export const stakeable = (kind: StakingKind, typed: string): DecimalText | undefined =>
  stakingAmount(kind)(typed) === undefined ? parseTyped(typed) : undefined;
