import { splitEmails } from '@exchange/domain';

const inBrackets = /<([^<>\s]+@[^<>\s]+)>/g;

/** The addresses in a text that was typed or pasted. A mail program puts them in brackets, after a name. */
export const readAddresses = (text: string): string[] => {
  const bracketed = [...text.matchAll(inBrackets)].map(([, address = '']) => address);
  return splitEmails(bracketed.length > 0 ? bracketed.join(' ') : text);
};
