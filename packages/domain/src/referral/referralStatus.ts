/** The status of a reward and its text for the trader. The reason why one is withheld isn't revealed. */
export const referralStatusTexts = {
  pending: 'Pending',
  paid: 'Completed',
  withheld: 'Not eligible',
} as const;

export type ReferralStatus = keyof typeof referralStatusTexts;
