import { normaliseCode } from '@exchange/domain';

const digitsOf = (pasted: string): string => normaliseCode(pasted).replace(/[-\u2010-\u2015]/g, '');

/**
 * Extracts the code from copied text: `123 456`, `123-456`, or a sentence from an email with exactly one number of the
 * right length. Where codes may be longer, a single word is one as well.
 */
export const readPastedCode = (pasted: string, length: number, longest = length): string => {
  const digits = digitsOf(pasted);
  if (/^\d+$/.test(digits)) return digits.length > longest ? '' : digits;
  const codes = [...pasted.matchAll(/\d+/g)].map(([run]) => run).filter((run) => run.length === length);
  if (codes.length === 1) return codes[0] ?? '';
  const word = pasted.trim();
  return longest > length && /^\S+$/.test(word) && word.length <= longest ? word : '';
};

interface Selected {
  from: number;
  to: number;
}

/** A complete code replaces everything, wherever the caret is; a partial one is inserted at the caret. */
export const joinPastedCode = (
  before: string,
  { from, to }: Selected,
  code: string,
  { length, longest }: { length: number; longest: number },
): string => (code.length >= length ? code : (before.slice(0, from) + code + before.slice(to)).slice(0, longest));
