const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** `BTC, ETH and XDC`. */
export const andList = (words: readonly string[]): string => conjunction.format(words);
