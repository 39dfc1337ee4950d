import { isDay } from '@exchange/domain';
import type { Reading } from './reading';

const fences = /^---\n(.*?)^---$\n?/ms;

const entry = /^(\w+): *(.*)$/;

/** What stands above a text between two lines of dashes, and the text below it. */
export const withoutFrontMatter = (source: string, reading: Reading) => {
  const found = source.startsWith('---\n') ? fences.exec(source) : null;
  if (!found) return { fields: new Map<string, string>(), body: source, firstLine: 1 };
  const [whole, inside = ''] = found;
  const lines = inside.split('\n').filter((line, at, all) => line !== '' || at < all.length - 1);
  const fields = new Map<string, string>();
  lines.forEach((text, at) => {
    // The first line is the one of dashes.
    const line = at + 2;
    const [, name = '', value = ''] = entry.exec(text) ?? [];
    if (name !== 'updated') reading.tell(line, 'Only "updated: 2026-11-24" can stand between the lines of dashes.');
    else if (!isDay(value)) reading.tell(line, `"${value}" is no date. Write it like 2026-11-24.`);
    fields.set(name, value);
  });
  return { fields, body: source.slice(whole.length), firstLine: whole.split('\n').length };
};
