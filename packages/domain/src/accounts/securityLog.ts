/** The kinds in the security log that we know. A server may send others, which are shown as they are. */
export const securityLogKinds = [
  'signedIn',
  'signedOut',
  'passwordRefused',
  'attemptsElsewhere',
  'codeFirstEnabled',
  'codeFirstDisabled',
  'codeRefused',
  'triesUsedUp',
  'passwordChanged',
  'twoFactorEnabled',
  'twoFactorDisabled',
  'mailCodesEnabled',
  'mailCodesDisabled',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyRefused',
  'recoveryCodesMade',
  'recoveryCodeUsed',
  'newDeviceHeld',
  'newDeviceConfirmed',
  'codeMailed',
  'linkMailed',
  'registered',
  'accountVerified',
  'sessionsEnded',
  'antiPhishingWordChanged',
  'addressAdded',
  'addressChanged',
  'addressRemoved',
  'addressWaitEnabled',
  'addressWaitDisabled',
  'withdrawalRequested',
  'withdrawalCancelled',
  'stakeBegun',
  'stakeRevoked',
  'autoRenewalDisabled',
  'triesForgotten',
  'accountFrozen',
  'accountUnfrozen',
  'accountClosed',
  'accountReopened',
  'fundsReleased',
  'nameCorrected',
  'emailChanged',
  'dataExported',
  'kycSubmitted',
  'kycApproved',
  'kycRejected',
  'kycRevoked',
] as const;

export type SecurityLogKind = (typeof securityLogKinds)[number];

export type SecurityLogTone = 'neutral' | 'warning';

const refusals: ReadonlySet<string> = new Set<SecurityLogKind>([
  'passwordRefused',
  'attemptsElsewhere',
  'codeRefused',
  'passkeyRefused',
  'triesUsedUp',
  'newDeviceHeld',
  'accountFrozen',
  'accountClosed',
  'emailChanged',
  'kycRejected',
  'kycRevoked',
]);

export const readSecurityLogKind = (kind: string): SecurityLogKind | undefined =>
  securityLogKinds.find((known) => known === kind);

/** Refusals are marked, so that traders notice the ones they didn't cause. */
export const securityLogTone = (kind: string): SecurityLogTone => (refusals.has(kind) ? 'warning' : 'neutral');
