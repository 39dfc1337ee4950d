import { walletTexts, type SavedAddressForm } from '@exchange/domain';
import type { FieldWords } from '../notReady';
import type { WithCode } from './CodeField';

export const addressBookTexts = {
  title: (asset: string): string => `${asset} addresses`,
  onDevice: 'Saved on this device only.',
  open: 'Address book',
  loading: 'Loading your addresses',
  loadFailed: (reason: string): string => `We couldn't load your saved addresses. ${reason}`,
  retry: 'Retry',
  empty: (asset: string): string => `No saved ${asset} addresses yet.`,
  emptyMore: 'Save the ones you withdraw to, and pick them by name next time.',
  list: 'Saved addresses',
  tag: (tag: string): string => `${walletTexts.tag} ${tag}`,
  rename: 'Rename',
  remove: 'Remove',
  removal: (label: string): string => `Remove ${label}`,
  removing: 'Removing',
  removed: (label: string): string => `“${label}” removed.`,
  undo: 'Undo',
  undoing: 'Restoring',
  of: (label: string): string => ` ${label}`,
  savedAs: (label: string): string => `Saved as “${label}”`,
} as const;

export const entryWords: FieldWords<SavedAddressForm & WithCode> = {
  label: 'a label',
  address: 'an address',
  destinationTag: 'a destination tag',
  tfa: 'your authenticator code',
};

export const entryFormTexts = {
  addTitle: (asset: string): string => `Add ${asset} address`,
  add: 'Add address',
  label: 'Label',
  labelHint: 'Only you see this, for example “Cold storage”.',
  address: 'Address',
  tag: walletTexts.tag,
  save: 'Save address',
  rename: 'Save',
  renaming: (label: string): string => `Rename ${label}`,
  saving: 'Saving',
  cancel: 'Cancel',
} as const;

export const waitTexts = {
  title: 'Wait 24 hours for new addresses',
  off: 'Off. Turn it on to have a day to cancel a withdrawal to an address that you have just saved, or not saved.',
  on: "On. Withdrawals to addresses that you saved less than 24 hours ago, or haven't saved, wait before we send them.",
  ending: 'Turned off, but it still applies until',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  setting: 'Saving',
} as const;

export const saveAddressTexts = {
  title: 'Save this address',
} as const;
