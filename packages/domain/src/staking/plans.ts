import type { DecimalText } from '../money/decimalText';

export const stakingKinds = ['flexible', 'fixed'] as const;

export type StakingKind = (typeof stakingKinds)[number];

export interface StakingTerm {
  months: number;
  /** In percent. */
  yearlyRate: DecimalText;
}

export interface StakingPlan {
  terms: readonly StakingTerm[];
  defaultMonths: number;
  /** Stakes are multiples of this. */
  step: DecimalText;
  minimum: DecimalText;
  maximum: DecimalText;
}

const bounds = { minimum: '100000', maximum: '5000000' } as const;

export const stakingPlans: Readonly<Record<StakingKind, StakingPlan>> = {
  flexible: {
    ...bounds,
    terms: [
      { months: 3, yearlyRate: '4.75' },
      { months: 6, yearlyRate: '5.1' },
      { months: 9, yearlyRate: '5.45' },
      { months: 12, yearlyRate: '5.84' },
    ],
    defaultMonths: 3,
    step: '100000',
  },
  fixed: {
    ...bounds,
    terms: [
      { months: 6, yearlyRate: '7.1' },
      { months: 12, yearlyRate: '7.84' },
    ],
    defaultMonths: 6,
    step: '50000',
  },
};

export const stakingTerm = (kind: StakingKind, months: number): StakingTerm | undefined =>
  stakingPlans[kind].terms.find((term) => term.months === months);
