/** PostgreSQL keeps no NUL; bytes that are no UTF-8 were read as U+FFFD; half a pair of surrogates is no character. */
const unreadable = /[\0\uFFFD]|\p{Surrogate}/u;

const isReadableText = (text: string): boolean => !unreadable.test(text);

/** Whether it is free of broken percent codes, and readable without them. */
export const isDecodable = (text: string): boolean => {
  try {
    return isReadableText(decodeURIComponent(text));
  } catch {
    return false;
  }
};

/** Whether all text within can be kept as it is. Without recursion, since a body may be nested as deep as it is long. */
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
