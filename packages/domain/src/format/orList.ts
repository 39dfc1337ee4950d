const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `BTC, ETH or XDC`. */
export const orList = (words: readonly string[]): string => disjunction.format(words);
