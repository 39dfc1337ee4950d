const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The end of the first JSON object or array in a text, respecting quotes and escapes; 0 if there is none. */
const endOfFirstValue = (text: string): number => {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return 0;
};

export const readJson = (text: string): unknown => parsed(text);

/** Some backends send JSON, others JSON followed by markup, or either of them as a JSON string. */
export const readJsonBeforeMarkup = (text: string): unknown => {
  const whole = parsed(text);
  if (typeof whole === 'string') return readJsonBeforeMarkup(whole);
  if (whole !== undefined) return whole;
  const start = text.trimStart();
  return /^[{[]/.test(start) ? parsed(start.slice(0, endOfFirstValue(start))) : undefined;
};
