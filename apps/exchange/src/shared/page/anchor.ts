/** The part of an address after its #; empty if it can't be read, as in `/faqs#%`. */
export const anchorIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
};
