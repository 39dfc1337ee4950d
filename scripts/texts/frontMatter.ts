import type { Reading } from './reading';

/** What may stand above a text, with what is wrong with a value. */
export type Fields = Readonly<Record<string, (value: string) => string | undefined>>;

const fences = /^---\n(.*?)^---$\n?/ms;

const entry = /^(\w+): *(.*)$/;

const objectionTo = (name: string, value: string, allowed: Fields): string | undefined => {
  const check = Object.entries(allowed).find(([known]) => known === name)?.[1];
  return check
    ? check(value)
    : `Only ${Object.keys(allowed).join(' and ')} can stand between the lines of dashes, as in "name: value".`;
};

/** What stands above a text between two lines of dashes, and the text below it. */
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
      // The first line is the one of dashes.
      if (says !== undefined) reading.tell(at + 2, says);
      fields.set(name, value);
    });
  return { fields, body: source.slice(whole.length), firstLine: whole.split('\n').length };
};
