import type { SecurityLogKind } from '@exchange/domain';

export const logTexts = {
  title: 'Security log',
  lead: "Activity on your account, newest first. If you see something you didn't do, change your password.",
  columns: { event: 'Event', at: 'Time', address: 'IP address', device: 'Device' },
  noAddress: 'Unknown IP address',
  noDevice: 'Unknown device',
  empty: 'No activity yet.',
  emptyMore: 'Sign-ins, changes and withdrawals will be listed here.',
  more: 'Show more',
  loadingMore: 'Loading more',
  moreFailed: (reason: string): string => `We couldn't load more. ${reason}`,
  retry: 'Retry',
  end: "That's the whole log.",
  shown: (count: number): string => `${String(count)} events shown`,
} as const;

export const kindTexts: Readonly<Record<SecurityLogKind, string>> = {
  signedIn: 'Signed in',
  signedOut: 'Signed out',
  passwordRefused: 'Wrong password',
  codeRefused: 'Wrong code',
  triesUsedUp: 'Too many failed attempts',
  passwordChanged: 'Password changed',
  twoFactorEnabled: 'Two-factor turned on',
  twoFactorDisabled: 'Two-factor turned off',
  newDeviceHeld: 'Sign-in from a new device',
  newDeviceConfirmed: 'New device confirmed',
  codeMailed: 'Code emailed',
  linkMailed: 'Link emailed',
  registered: 'Account created',
  accountVerified: 'Email verified',
  sessionsEnded: 'Sessions ended',
  antiPhishingWordChanged: 'Anti-phishing word changed',
  withdrawalRequested: 'Withdrawal requested',
  withdrawalCancelled: 'Withdrawal cancelled',
  stakeBegun: 'XDC staked',
  stakeRevoked: 'Stake revoked',
  autoRenewalDisabled: 'Auto-renewal turned off',
  triesForgotten: 'Failed attempts reset',
  accountFrozen: 'Account put on hold',
  accountUnfrozen: 'Hold lifted',
  kycSubmitted: 'Identity documents submitted',
  kycApproved: 'Identity verified',
  kycRejected: 'Identity documents rejected',
};

/** Label for refusals, which shouldn't rely on colour alone. */
export const markTexts: Readonly<Partial<Record<SecurityLogKind, string>>> = {
  passwordRefused: 'Refused',
  codeRefused: 'Refused',
  triesUsedUp: 'Locked',
  newDeviceHeld: 'Needs confirmation',
  accountFrozen: 'On hold',
  kycRejected: 'Rejected',
};
