/** What the security log tells of. */
export const securityLogKinds = [
  'registered',
  'accountVerified',
  'signedIn',
  'signedOut',
  'passwordRefused',
  'codeRefused',
  'triesUsedUp',
  'triesForgotten',
  'codeMailed',
  'linkMailed',
  'newDeviceHeld',
  'newDeviceConfirmed',
  'passwordChanged',
  'twoFactorEnabled',
  'twoFactorDisabled',
  'antiPhishingWordChanged',
  'sessionsEnded',
  'withdrawalRequested',
  'withdrawalCancelled',
  'accountFrozen',
  'accountUnfrozen',
] as const;

export type SecurityLogKind = (typeof securityLogKinds)[number];
