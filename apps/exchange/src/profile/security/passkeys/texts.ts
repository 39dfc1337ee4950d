import { mostPasskeys } from '@exchange/domain';

export const passkeysTexts = {
  title: 'Passkeys',
  lead: "Sign in with your fingerprint, face or screen lock instead of a password and a code. A passkey also confirms changes to your account. Withdrawing and staking still need your authenticator app's code.",
  columns: { name: 'Name', createdAt: 'Created', lastUsedAt: 'Last used', actions: 'Actions' },
  never: 'Never used',
  none: 'No passkeys yet.',
  noneMore: 'Add one for this device, or for a security key.',
  add: 'Add a passkey',
  unsupported: "This browser doesn't support passkeys.",
  full: `You can have up to ${String(mostPasskeys)} passkeys. Remove one first.`,
  rename: 'Rename',
  remove: 'Remove',
  which: (name: string): string => ` ${name}`,
} as const;

export const addTexts = {
  title: 'Add a passkey',
  lead: 'Your device asks you to confirm with your fingerprint, face or screen lock.',
  name: 'Name',
  nameHint: 'So that you recognise it later.',
  add: 'Add passkey',
  adding: 'Waiting for your device',
} as const;

export const renameTexts = { title: 'Rename passkey', save: 'Save', saving: 'Saving' } as const;

export const removeTexts = {
  title: (name: string): string => `Remove “${name}”?`,
  consequence: 'It can no longer sign you in. Your device may still offer it until you delete it there, too.',
  last: "It's your last passkey: you'll sign in with your password again.",
  confirm: 'Remove passkey',
  removing: 'Removing',
} as const;

export const proofTexts = { password: 'Current password' } as const;
