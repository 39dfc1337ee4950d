export const addressSavedText = (label: string): string => `This address is already saved as “${label}”.`;

export const addressBookFullText = (most: number, asset: string): string =>
  `You've saved ${String(most)} ${asset} addresses, the maximum. Remove one to save another.`;
