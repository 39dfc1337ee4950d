import { splitEmails } from '@exchange/domain';

const inBrackets = /<([^<>\s]+@[^<>\s]+)>/g;

/** The addresses in typed or pasted text. An email program puts them in angle brackets, after a name. */
export const readAddresses = (text: string): string[] => {
  const bracketed = [...text.matchAll(inBrackets)].map(([, address = '']) => address);
  return splitEmails(bracketed.length > 0 ? bracketed.join(' ') : text);
};
