export interface ServiceFigures {
  minimumAge: number;
  /** How long a recipient without an account has to open one. */
  unregisteredRecipientDays: number;
  sellDepositMinutes: number;
  /** How long an account can be moved out after its closure. */
  closureDays: number;
  /** Between turning two-factor on, or choosing a new password, and the next withdrawal. */
  withdrawalWaitHours: number;
  /** How long an authenticator app shows a code. */
  twoFactorCodeSeconds: number;
  emailCodeMinutes: number;
  /** Of emailed links for a new password, for a lost authenticator and for a sign-in from a new place. */
  emailLinkMinutes: number;
  /** Of the emailed link that opens an account. */
  verificationLinkHours: number;
  kycHours: string;
  stricterChecksHours: string;
  deliveryHours: number;
  /** Of a request for a ratio swap, by a person. */
  swapVerificationHours: number;
}

/** What rules, messages and the public texts say alike; what another rule already holds stands there. */
export const serviceFigures: Readonly<ServiceFigures> = {
  minimumAge: 18,
  unregisteredRecipientDays: 30,
  sellDepositMinutes: 15,
  closureDays: 90,
  withdrawalWaitHours: 24,
  twoFactorCodeSeconds: 30,
  emailCodeMinutes: 2,
  emailLinkMinutes: 30,
  verificationLinkHours: 24,
  kycHours: '24-48',
  stricterChecksHours: '6-12',
  deliveryHours: 24,
  swapVerificationHours: 48,
};
