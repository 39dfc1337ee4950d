export interface ServiceFigures {
  minimumAge: number;
  /** How long a recipient without an account has to open one. */
  unregisteredRecipientDays: number;
  sellDepositMinutes: number;
  /** How long an account can be moved out after its closure. */
  closureDays: number;
  /** The wait between turning on two-factor, or choosing a new password, and the next withdrawal. */
  withdrawalWaitHours: number;
  /** How long an authenticator app shows a code. */
  twoFactorCodeSeconds: number;
  emailCodeMinutes: number;
  /**
   * How long emailed links are valid: for a new password, a lost authenticator or a sign-in from a new device or
   * network.
   */
  emailLinkMinutes: number;
  /** How long the emailed link that verifies a new account is valid. */
  verificationLinkHours: number;
  kycHours: string;
  stricterChecksHours: string;
  deliveryHours: number;
  /** How long people take to review a ratio swap request. */
  swapVerificationHours: number;
}

/** Numbers that rules, messages and the public texts share. Those that another rule defines come from there. */
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
