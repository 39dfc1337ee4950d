import { charactersIn, line } from '../validation/line';

/** For each trader: one for every device, with room for spares. */
export const mostPasskeys = 10;

export const longestPasskeyName = 60;

export const passkeyTexts = {
  notAccepted: "This passkey wasn't accepted.",
  notConfirmed: 'Confirm this with a passkey.',
  name: 'Enter a name of up to 60 characters.',
} as const;

const readable = line(longestPasskeyName);

/** It is emailed to its trader, perhaps as the only trace of somebody else. */
export const passkeyName = (typed: string): string | undefined => {
  const length = charactersIn(typed);
  return length === 0 || length > longestPasskeyName ? passkeyTexts.name : readable(typed);
};
