/** As it could be typed again. */
export const typeable = (words: readonly string[]): string =>
  words.map((word) => (/^[\w@.:%+,-]+$/.test(word) ? word : `"${word.replaceAll(/["\\$`]/g, '\\$&')}"`)).join(' ');

export const program = 'npm run operator --';
