export const deviceTexts = {
  cancelled: 'The passkey request was cancelled or timed out. Try again.',
  known: 'This device already has a passkey for your account.',
  failed: "Your device couldn't use the passkey. Try again, or use another way.",
} as const;

export const confirmTexts = {
  codeHint: 'From your authenticator app. Each code works once.',
  cancel: 'Cancel',
  usePasskey: 'Use a passkey',
  waiting: 'Waiting for your device',
  confirmed: 'Confirmed with your passkey',
  missing: 'Confirm this with your passkey.',
  unsupported: "Confirm this with your passkey. This browser doesn't support passkeys: use one that does.",
} as const;
