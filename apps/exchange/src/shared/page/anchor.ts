/** What the part of an address after its # names; nothing where it can't be read, as in `/faqs#%`. */
export const anchorIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
};
