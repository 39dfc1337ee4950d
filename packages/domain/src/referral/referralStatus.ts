/** How far a reward is, and what its trader reads of it. Why one is withheld stays with us. */
export const referralStatusTexts = {
  pending: 'Pending',
  paid: 'Completed',
  withheld: 'Not eligible',
} as const;

export type ReferralStatus = keyof typeof referralStatusTexts;
