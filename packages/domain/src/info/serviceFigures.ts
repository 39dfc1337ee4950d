/** What the terms and the answers to common questions say in figures, where no rule of the exchange has them. */
export const serviceFigures = {
  minimumAge: 18,
  /** How long a recipient without an account has to open one, in days. */
  unregisteredRecipientDays: 30,
  sellDepositMinutes: 15,
  sellDepositConfirmations: 1,
  /** How long an account can be moved out after its closure, in days. */
  closureDays: 90,
  /** Between turning two-factor on and the first withdrawal. */
  withdrawalWaitHours: 24,
  twoFactorCodeSeconds: 30,
  emailCodeMinutes: 2,
  resetLinkMinutes: 30,
  kycHours: '24-48',
  stricterChecksHours: '6-12',
  deliveryHours: 24,
} as const;
