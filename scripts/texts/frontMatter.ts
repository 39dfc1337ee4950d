import type { Reading } from './reading';

/** The fields allowed in front matter, each with a check that returns what is wrong with a value. */
export type Fields = Readonly<Record<string, (value: string) => string | undefined>>;

const fences = /^---\n(.*?)^---$\n?/ms;

const entry = /^(\w+): *(.*)$/;

const objectionTo = (name: string, value: string, allowed: Fields): string | undefined => {
  const check = Object.entries(allowed).find(([known]) => known === name)?.[1];
  return check
    ? check(value)
    : `Only ${Object.keys(allowed).join(' and ')} can stand between the lines of dashes, as in "name: value".`;
};

/** Splits a text into its front matter, which is between two lines of dashes, and the text below. */
export const withoutFrontMatter = (source: string, allowed: Fields, reading: Reading) => {
  const found = source.startsWith('---\n') ? fences.exec(source) : null;
  if (!found) return { fields: new Map<string, string>(), body: source, firstLine: 1 };
  const [whole, inside = ''] = found;
  const fields = new Map<string, string>();
  inside
    .trimEnd()
    .split('\n')
    .forEach((text, at) => {
      const [, name = '', value = ''] = entry.exec(text) ?? [];
      const says = objectionTo(name, value, allowed);
      // Line 1 is the line of dashes.
      if (says !== undefined) reading.tell(at + 2, says);
      fields.set(name, value);
    });
  return { fields, body: source.slice(whole.length), firstLine: whole.split('\n').length };
};
