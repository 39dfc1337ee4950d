import { compare, parseTyped, showExactly } from '@exchange/domain';
import { cutTo, noPaste, type AmountNote } from './amountNotes';
import { readPasted } from './readPasted';

export interface AmountRules {
  decimals: number;
  unit?: string | undefined;
}

/** The selection in the text. Both ends are at the caret if nothing is selected. */
export interface TextRange {
  from: number;
  to: number;
}

export interface AmountEdit {
  text: string;
  caret: number;
  /** The selection to restore after a refused key, so that the next key still replaces it. */
  selected?: TextRange | undefined;
  note?: AmountNote | undefined;
}

/** No sign, and no separator apart from one decimal point. */
const isPlain = (text: string): boolean =>
  /^\d*\.?\d*$/.test(text) && (text === '' || text === '.' || parseTyped(text) !== undefined);

const fractionOf = (text: string): string => text.split('.')[1] ?? '';

const fits = (text: string, decimals: number): boolean =>
  isPlain(text) && fractionOf(text).length <= decimals && (decimals > 0 || !text.includes('.'));

const cut = (text: string, decimals: number): string => {
  const point = text.indexOf('.');
  if (point < 0) return text;
  return text.slice(0, decimals === 0 ? point : point + 1 + decimals);
};

const isSameFigure = (left: string, right: string): boolean =>
  compare(parseTyped(left) ?? '0', parseTyped(right) ?? '0') === 0;

/** Inserts the pasted text if the result is a figure; otherwise replaces the whole value. */
export const pasteInto = (
  before: string,
  { from, to }: TextRange,
  pasted: string,
  { decimals, unit }: AmountRules,
): AmountEdit => {
  const figure = readPasted(pasted, unit);
  if (figure === undefined) return { text: before, caret: to, selected: { from, to }, note: noPaste };
  const joined = before.slice(0, from) + figure + before.slice(to);
  const isJoined = isPlain(joined);
  const whole = isJoined ? joined : figure;
  const text = cut(whole, decimals);
  const caret = Math.min(text.length, isJoined ? from + figure.length : figure.length);
  return { text, caret, note: isSameFigure(text, whole) ? undefined : cutTo(decimals) };
};

const insertedAt = (before: string, after: string, caret: number): number => {
  let from = 0;
  while (from < caret && from < before.length && before[from] === after[from]) from += 1;
  return Math.min(from, before.length - (after.length - caret));
};

export interface Typing {
  /** The text before. */
  before: string;
  /** What the browser made of it, and where it left the caret. */
  after: string;
  caret: number;
  /** The previous selection, if the browser reported it. */
  selected?: TextRange | undefined;
}

/** The text after someone has typed. */
export const typeInto = ({ before, after, caret, selected }: Typing, rules: AmountRules): AmountEdit => {
  const from = Math.max(0, insertedAt(before, after, caret));
  const inserted = after.slice(from, caret);
  // On many phones the keypad has a comma where ours has a point.
  const text = inserted === ',' ? `${after.slice(0, from)}.${after.slice(caret)}` : after;
  // A value that already has too many decimals can still be edited.
  const decimals = Math.max(rules.decimals, fractionOf(before).length);
  if (inserted === '' || fits(text, decimals)) return { text, caret };
  if (inserted.length === 1) return { text: before, caret: from, selected };
  // Dictated, dropped or autofilled.
  return pasteInto(before, selected ?? { from, to: before.length - (after.length - caret) }, inserted, rules);
};

/** `007.` becomes 7 and `.50` becomes 0.50: trailing zeros stay, because they were typed deliberately. */
export const tidied = (text: string): string =>
  text
    .replaceAll(',', '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.')
    .replace(/\.$/, '');

/** As shown while nobody types: `1,234.50`. */
export const grouped = (text: string): string => (parseTyped(text) === undefined ? text : showExactly(tidied(text)));
