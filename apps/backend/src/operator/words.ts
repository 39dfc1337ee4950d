/** As it could be typed again. */
export const typeable = (words: readonly string[]): string =>
  words.map((word) => (/^[\w@.:%+,-]+$/.test(word) ? word : `"${word.replaceAll(/["\\$`]/g, '\\$&')}"`)).join(' ');

export const program = 'npm run operator --';

/** A moment, to the second and in one zone, whoever reads it. */
export const spokenMoment = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
