/** For each trader: one for every device, with room for spares. */
export const mostPasskeys = 10;

export const longestPasskeyName = 60;

export const passkeyTexts = {
  notAccepted: "This passkey wasn't accepted.",
  notConfirmed: 'Confirm this with a passkey.',
  name: 'Enter a name of up to 60 characters.',
} as const;

/** Only its trader reads it. */
export const passkeyName = (typed: string): string | undefined => {
  const name = typed.trim();
  return name === '' || name.length > longestPasskeyName ? passkeyTexts.name : undefined;
};
