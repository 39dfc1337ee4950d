/** PostgreSQL can't store NUL; invalid UTF-8 was decoded to U+FFFD; a lone surrogate isn't a character. */
const unreadable = /[\0\uFFFD]|\p{Surrogate}/u;

const isReadableText = (text: string): boolean => !unreadable.test(text);

/** Whether the text has only valid percent codes, and is readable once decoded. */
export const isDecodable = (text: string): boolean => {
  try {
    return isReadableText(decodeURIComponent(text));
  } catch {
    return false;
  }
};

/** Whether all text in a value can be stored as it is. Not recursive, because a body may be nested very deeply. */
export const isReadable = (given: unknown): boolean => {
  const open: unknown[] = [given];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && !isReadableText(value)) return false;
    if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) open.push(name, one);
  }
  return true;
};
