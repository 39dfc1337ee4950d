/** What form and exchange both say of the address book. */
export const addressBookTexts = {
  label: "Don't use line breaks or other control characters.",
  unseenLabel: 'Use characters that can be seen.',
} as const;

export const labelTooLongText = (longest: number): string => `Use at most ${String(longest)} characters.`;

export const addressSavedText = (label: string): string => `This address is already saved as “${label}”.`;

export const addressBookFullText = (most: number, asset: string): string =>
  `You've saved ${String(most)} ${asset} addresses, which is the most there can be. Remove one to save another.`;
